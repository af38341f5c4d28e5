/** The typeface of the portal. Nothing ever waits for its files (src/platform/typefaceFiles.ts). */
export const TYPEFACE = 'Figtree';

/** What the typeface has above and below the baseline, in per cent of the text's size. */
const ASCENT = 95;
const DESCENT = 25;

/** The size of a font, in per cent, at which its texts are as wide as the typeface's, and its names on the system. */
type Style = readonly [size: number, ...names: readonly string[]];

// Fonts that members have, with their regular and their bold style. Measured over the texts of typical, everything,
// arrears and newcomer. Apple's own font cannot be named here.
const standIns: readonly (readonly [name: string, regular: Style, bold: Style])[] = [
  ['Segoe UI', [102, 'Segoe UI', 'SegoeUI'], [97.2, 'Segoe UI Bold', 'SegoeUI-Bold']],
  ['Noto Sans', [95.6, 'Noto Sans Regular', 'NotoSans-Regular'], [92.2, 'Noto Sans Bold', 'NotoSans-Bold']],
  ['Ubuntu', [99.5, 'Ubuntu Regular', 'Ubuntu-Regular'], [96.7, 'Ubuntu Bold', 'Ubuntu-Bold']],
  [
    'Arial',
    [100.4, 'Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo Regular', 'Arimo-Regular'],
    [96.3, 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold', 'Arimo-Bold'],
  ],
  ['DejaVu Sans', [89.2, 'DejaVu Sans', 'DejaVuSans'], [80.7, 'DejaVu Sans Bold', 'DejaVuSans-Bold']],
];

const familyOf = (name: string): string => `"${TYPEFACE} ${name}"`;

const inPerCent = (value: number, size: number): string => `${((value / size) * 100).toFixed(1)}%`;

const face = (family: string, weights: string, [size, ...names]: Style): string =>
  [
    `@font-face{font-family:${familyOf(family)}`,
    `font-weight:${weights}`,
    `src:${names.map((name) => `local("${name}")`).join(',')}`,
    `size-adjust:${size}%`,
    `ascent-override:${inPerCent(ASCENT, size)}`,
    `descent-override:${inPerCent(DESCENT, size)}`,
    'line-gap-override:0%}',
  ].join(';');

/** The style rules of the fonts that stand in for the typeface, with its widths and heights (rule `typeface.room`). */
export const standInFaces: string = standIns
  .flatMap(([name, regular, bold]) => [face(name, '400', regular), face(name, '600 900', bold)])
  .join('');

// Roboto is as wide as the typeface without any adjustment.
const [segoe, ...others] = standIns.map(([name]) => familyOf(name));

/** The value of `font-family` for all texts of the portal. */
export const fonts: string = [TYPEFACE, segoe, 'Roboto', ...others, 'sans-serif'].join(',');
