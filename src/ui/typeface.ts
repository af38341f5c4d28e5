/** The typeface of the portal. Nothing ever waits for its files (src/platform/typefaceFiles.ts). */
export const TYPEFACE = 'Figtree';

/** What the typeface has above and below the baseline, in per cent of the text's size. */
const ASCENT = 95;
const DESCENT = 25;

/** A font that members have on their systems, drawn so that it takes the room of the typeface. */
interface StandIn {
  readonly name: string;
  /** The names of its regular and its bold style, as a browser finds them on the system. */
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  /** How wide the typeface is in the texts of the portal, in per cent of this font, in either style. */
  readonly regularSize: number;
  readonly boldSize: number;
}

// Measured over the texts of typical, everything, arrears and newcomer. Apple's own font cannot be named here.
const standIns: readonly StandIn[] = [
  {
    name: 'Segoe UI',
    regular: ['Segoe UI', 'SegoeUI'],
    bold: ['Segoe UI Bold', 'SegoeUI-Bold'],
    regularSize: 102,
    boldSize: 97.2,
  },
  {
    name: 'Noto Sans',
    regular: ['Noto Sans Regular', 'NotoSans-Regular'],
    bold: ['Noto Sans Bold', 'NotoSans-Bold'],
    regularSize: 95.6,
    boldSize: 92.2,
  },
  {
    name: 'Ubuntu',
    regular: ['Ubuntu Regular', 'Ubuntu-Regular'],
    bold: ['Ubuntu Bold', 'Ubuntu-Bold'],
    regularSize: 99.5,
    boldSize: 96.7,
  },
  {
    name: 'Arial',
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo Regular', 'Arimo-Regular'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold', 'Arimo-Bold'],
    regularSize: 100.4,
    boldSize: 96.3,
  },
  {
    name: 'DejaVu Sans',
    regular: ['DejaVu Sans', 'DejaVuSans'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    regularSize: 89.2,
    boldSize: 80.7,
  },
];

const standInFamily = ({ name }: StandIn): string => `"${TYPEFACE} ${name}"`;

const inPerCent = (value: number, size: number): string => `${((value / size) * 100).toFixed(1)}%`;

const face = (standIn: StandIn, weights: string, names: readonly string[], size: number): string =>
  [
    `@font-face{font-family:${standInFamily(standIn)}`,
    `font-weight:${weights}`,
    `src:${names.map((name) => `local("${name}")`).join(',')}`,
    `size-adjust:${size}%`,
    `ascent-override:${inPerCent(ASCENT, size)}`,
    `descent-override:${inPerCent(DESCENT, size)}`,
    'line-gap-override:0%}',
  ].join(';');

/** The style rules of the fonts that stand in for the typeface, with its widths and heights (rule `typeface.room`). */
export const standInFaces: string = standIns
  .flatMap((standIn) => [
    face(standIn, '400', standIn.regular, standIn.regularSize),
    face(standIn, '600 900', standIn.bold, standIn.boldSize),
  ])
  .join('');

// Roboto takes the room of the typeface as it is.
const [segoe, ...others] = standIns.map(standInFamily);

/** The value of `font-family` for all texts of the portal. */
export const fonts: string = [TYPEFACE, segoe, 'Roboto', ...others, 'sans-serif'].join(',');
