import type { Brand } from '../../../src/contract/brand';
import { fonts } from '../../../src/ui/typeface';
import { brandPalette, type Tones } from './palette';

const radii = {
  square: { small: '0', medium: '0', large: '0', round: '0' },
  soft: {},
  round: { small: '0.75rem', medium: '1.125rem', large: '1.75rem' },
};

// More specific than the theme, which comes later.
const rule = (values: Readonly<Record<string, string>>, condition?: string): string => {
  const declarations = Object.entries(values).map(([name, value]) => `--${name}:${value}`);
  if (declarations.length === 0) return '';
  const text = `:root:root{${declarations.join(';')}}`;
  return condition === undefined ? text : `@media ${condition}{${text}}`;
};

// Paper has no stage, and no ring on one.
const part = (tones: Tones, ofStage: boolean): Tones =>
  Object.fromEntries(Object.entries(tones).filter(([name]) => /^(stage|ring)/.test(name) === ofStage));

const USUAL_COLOURS = '(forced-colors:none)';

/** The style of a brand, for the page's head; empty if it has none of its own. Addresses as in the configuration. */
export const brandStyle = ({ colours, radius = 'soft', decoration, typeface }: Brand): string => {
  const { light, dark } = colours ? brandPalette(colours) : { light: {}, dark: {} };
  const shape = Object.fromEntries(Object.entries(radii[radius]).map(([name, value]) => [`radius-${name}`, value]));
  const faces = (typeface?.files ?? []).map(
    ({ src, weight = '400', range }) =>
      `@font-face{font-family:"${typeface?.family}";src:url("${src}") format("woff2");font-weight:${weight};font-display:optional${range ? `;unicode-range:${range}` : ''}}`,
  );
  return [
    ...faces,
    rule({
      ...shape,
      ...(decoration === 'none' ? { decoration: 'none', decorated: '0' } : {}),
      ...(typeface ? { fonts: `"${typeface.family}",${fonts}` } : {}),
    }),
    rule(part(light, false), USUAL_COLOURS),
    rule(part(light, true), `screen and ${USUAL_COLOURS}`),
    rule(dark, `screen and (prefers-color-scheme:dark) and ${USUAL_COLOURS}`),
  ].join('');
};
