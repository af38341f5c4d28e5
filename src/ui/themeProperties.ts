import type { ColourScheme, PortalThemeTokens } from './theme';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const colourProperties = ({ accents, ...colours }: ColourScheme): string =>
  [
    ...Object.entries(colours).map(([name, colour]) => `--${kebab(name)}:${colour};`),
    ...Object.entries(accents).map(([area, colour]) => `--accent-${area}:${colour};`),
  ].join('');

const scaleProperties = (name: string, scale: Readonly<Record<string, string>>): string =>
  Object.entries(scale)
    .map(([step, value]) => `--${name}-${step}:${value};`)
    .join('');

/**
 * The custom properties of a theme as CSS: `--{colour}`, `--accent-{area}`, `--space-*`, `--text-*`, `--radius-*`,
 * `--shadow-*`. The scheme follows the member's system; under forced colours the system's own colours take over.
 */
export const themeProperties = (tokens: PortalThemeTokens): string => `
:root{
color-scheme:light dark;
${colourProperties(tokens.light)}
${scaleProperties('space', tokens.space)}${scaleProperties('text', tokens.text)}${scaleProperties('radius', tokens.radius)}
--fonts:${tokens.fonts};
--content-width:${tokens.contentWidth};--action-height:${tokens.actionHeight};
--shadow-rest:0 1px 2px rgb(20 26 43/.05),0 4px 16px -6px rgb(20 26 43/.09);
--shadow-raised:0 2px 4px rgb(20 26 43/.06),0 16px 32px -12px rgb(20 26 43/.2);
--shadow-floating:0 24px 64px -16px rgb(20 26 43/.38);
--backdrop:rgb(20 26 43/.48);
--inline-direction:1;
}
@media (prefers-color-scheme:dark){:root{
${colourProperties(tokens.dark)}
--shadow-rest:0 1px 2px rgb(0 0 0/.4);
--shadow-raised:0 16px 32px -12px rgb(0 0 0/.7);
--shadow-floating:0 24px 64px -16px rgb(0 0 0/.85);
--backdrop:rgb(3 5 12/.66);
}}
[dir=rtl]{--inline-direction:-1}
@media (forced-colors:active){:root{
--ink:CanvasText;--ink-muted:CanvasText;--line:CanvasText;--outline:CanvasText;--brand:LinkText;--brand-strong:LinkText;
--focus:Highlight;--skeleton:GrayText;--danger:CanvasText;--success:CanvasText;
${Object.keys(tokens.light.accents)
  .map((area) => `--accent-${area}:CanvasText;`)
  .join('')}
}}`;
