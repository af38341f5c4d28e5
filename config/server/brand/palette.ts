import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import type { Brand, BrandColours } from '../../../src/contract/brand';
import { schemeTones, stageTones, tones } from '../../../src/ui/theme';

/** The tones of one scheme by the names of their custom properties, as #rrggbb. */
export type Tones = Readonly<Record<string, string>>;

/** The tones of the portal as it comes. */
export const usualTones: Readonly<Record<'light' | 'dark', Tones>> = {
  light: { ...schemeTones('light'), ...stageTones },
  dark: { ...schemeTones('dark'), ...stageTones },
};

/** A colour of a scheme, one that it stands on, and their least contrast by WCAG 2.2. */
type Pair = readonly [colour: string, ground: string, least: number];

const pair = (least: number, colours: readonly string[], grounds: readonly string[]): readonly Pair[] =>
  colours.flatMap((colour) => grounds.map((ground): Pair => [colour, ground, least]));

const paper = ['canvas', 'surface', 'sunken'];
const stages = ['stage', 'stage-deep', 'stage-raised'];

/** All colours that stand on each other on a screen: words need 4.5, edges and signs 3. */
export const contrastPairs: readonly Pair[] = [
  ...pair(4.5, ['ink', 'ink-muted', 'brand'], paper),
  ...pair(4.5, ['ink', 'brand', 'danger'], ['danger-surface']),
  ...pair(4.5, ['brand-strong'], ['sunken', 'brand-soft']),
  ...pair(4.5, ['on-brand'], ['brand', 'brand-strong']),
  ...pair(4.5, ['danger', 'success', ...Object.keys(tones).filter((name) => name.startsWith('area-'))], ['surface']),
  ...pair(4.5, ['sun-ink'], ['sun-soft']),
  ...pair(4.5, ['stage-ink', 'stage-muted', 'sun'], stages),
  ...pair(3, ['outline', 'focus'], paper),
  ...pair(3, ['stage-focus'], stages),
  ...pair(3, ['medal-gold', 'medal-silver', 'medal-bronze'], ['stage-raised']),
  ...pair(3, ['ring-exercise', 'ring-drive', 'ring-money'], ['stage', 'ring-track']),
];

const toOklch = converter('oklch');

/** A tone of a colour's hue. `lightness` 0..1 and at most so much `chroma`, as in OKLCH. */
const tone = (colour: string, lightness: number, chroma: number): string => {
  const { c = 0, h } = toOklch(colour) ?? {};
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c: Math.min(c, chroma), h }, 'oklch'));
};

const lightnessOf = (colour: string): number => toOklch(colour)?.l ?? 0;

const readableOn = (ground: string): string =>
  wcagContrast('#ffffff', ground) >= 4.5 ? '#ffffff' : tone(ground, 0.24, 0.04);

const DARK_GREYS = ['canvas', 'halo', 'surface', 'sunken', 'line', 'outline', 'skeleton', 'ink-muted'];

// In the dark scheme the greys get the hue of the brand: the default ones are green.
const darkGreys = (brand: string): Tones =>
  Object.fromEntries(
    DARK_GREYS.map((name) => {
      const { l = 0, c = 0 } = toOklch(usualTones.dark[name] ?? '') ?? {};
      return [name, tone(brand, l, c)];
    }),
  );

const brandTones = (brand: string, isDark: boolean): Tones => {
  const strong = isDark ? tone(brand, 0.9, 0.08) : tone(brand, Math.max(0.2, lightnessOf(brand) - 0.12), 0.2);
  return {
    brand,
    'brand-strong': strong,
    'brand-soft': isDark ? tone(brand, 0.3, 0.04) : tone(brand, 0.95, 0.02),
    'on-brand': readableOn(brand),
    // The dark scheme inherits the light one's style wherever it sets nothing itself.
    ...(isDark ? { ...darkGreys(brand), focus: tones.focus[1] } : { focus: brand }),
  };
};

const brandStageTones = (stage: string): Tones => {
  const lightness = lightnessOf(stage);
  return {
    stage,
    'stage-deep': tone(stage, Math.max(0, lightness - 0.055), 0.1),
    'stage-raised': tone(stage, lightness + 0.06, 0.1),
    'stage-muted': tone(stage, 0.86, 0.035),
    'ring-track': tone(stage, lightness + 0.09, 0.06),
  };
};

const accentTones = (accent: string, isDark: boolean): Tones => {
  const bright = tone(accent, 0.89, 0.13);
  return {
    sun: accent,
    'sun-soft': isDark ? tone(accent, 0.29, 0.05) : tone(accent, 0.955, 0.045),
    'sun-ink': isDark ? tone(accent, 0.91, 0.09) : tone(accent, 0.37, 0.09),
    'stage-focus': bright,
    ...(isDark ? { focus: bright } : {}),
  };
};

const schemeOf = ({ brand, stage, accent }: BrandColours, isDark: boolean): Tones => ({
  ...(brand === undefined ? {} : brandTones(brand, isDark)),
  ...(stage === undefined ? {} : brandStageTones(stage)),
  ...(accent === undefined ? {} : accentTones(accent, isDark)),
});

/**
 * The colours of each scheme. A stage that is not given has the hue of the brand; the dark scheme has the light one's
 * stage and accent, and a lighter brand, unless it says otherwise.
 */
const coloursOf = (colours: NonNullable<Brand['colours']>) => {
  const { brand, stage = brand && tone(brand, 0.31, 0.06), accent }: BrandColours = colours.light ?? {};
  const dark = { brand: brand && tone(brand, 0.83, 0.1), stage, accent, ...colours.dark };
  return { light: { brand, stage, accent }, dark };
};

/** The tones that an adopter's colours change. */
export const brandPalette = (colours: NonNullable<Brand['colours']>) => {
  const { light, dark } = coloursOf(colours);
  return { light: schemeOf(light, false), dark: schemeOf(dark, true) };
};

// The accent comes first: of the tones that follow from two keys it has the last word.
const keys = ['accent', 'stage', 'brand'] as const;

/** What keeps a scheme from being readable, as sentences; `written` are the colours as the operator gave them. */
const unreadable = (
  shown: Tones,
  scheme: 'light' | 'dark',
  written: NonNullable<Brand['colours']>,
): readonly string[] => {
  const colours = coloursOf(written)[scheme];
  const whereWritten = (key: keyof BrandColours): string =>
    scheme === 'dark' && written.dark?.[key] ? `dark.${key}` : `light.${written.light?.[key] ? key : 'brand'}`;
  const told = (name: string): string => {
    const key = keys.find((one) => name in schemeOf({ [one]: colours[one] }, scheme === 'dark'));
    return `${name} (${shown[name]}${key === undefined ? '' : `, from brand.colours.${whereWritten(key)}`})`;
  };
  return contrastPairs.flatMap(([colour, ground, least]) => {
    // A member sees what the ratio is, not what it is rounded up to.
    const ratio = Math.floor(wcagContrast(shown[colour] ?? '', shown[ground] ?? '') * 100) / 100;
    return ratio >= least
      ? []
      : [
          `${told(colour)} on ${told(ground)} has a contrast of ${ratio}:1 in the ${scheme} scheme, ${least}:1 is needed`,
        ];
  });
};

/** What makes a brand's colours unreadable, as sentences; none if it can be used (rule `brand.colours`). */
export const brandProblems = ({ colours }: Brand): readonly string[] => {
  if (colours === undefined) return [];
  const { light, dark } = brandPalette(colours);
  return [
    ...unreadable({ ...usualTones.light, ...light }, 'light', colours),
    ...unreadable({ ...usualTones.dark, ...light, ...dark }, 'dark', colours),
  ];
};
