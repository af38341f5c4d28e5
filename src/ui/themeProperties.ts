import { css, type SerializedStyles } from '@emotion/react';
import { mobileLayout } from './layouts';
import type { ColourScheme, PortalThemeTokens } from './theme';

declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const properties = (prefix: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${kebab(name)}:${value};`)
    .join('');

const colourProperties = ({ areas, ...colours }: ColourScheme): string =>
  properties('', colours) + properties('area-', areas);

const stageProperties = ({ rings, medals, track, ...colours }: PortalThemeTokens['stage']): string =>
  `${properties('stage-', colours)}${properties('ring-', { ...rings, track })}${properties('medal-', medals)}`;

/**
 * The custom properties of a theme as CSS: `--{colour}`, `--area-{family}`, `--stage-*`, `--ring-*`, `--medal-*`,
 * `--space-*`, `--text-*`, `--radius-*`, `--shadow-*`. `--page-edge` is the distance between the content and the edges
 * of full-width elements. The scheme follows the member's system; under forced colours the system's colours apply, and
 * in print the light scheme without the dark stage.
 */
export const themeProperties = (tokens: PortalThemeTokens): SerializedStyles => css`
  :root {
    color-scheme: light dark;
    ${colourProperties(tokens.light)}
    ${stageProperties(tokens.stage)}
    ${properties('space-', tokens.space)}
    ${properties('text-', tokens.text)}
    ${properties('radius-', tokens.radius)}
    --fonts: ${tokens.fonts};
    --content-width: ${tokens.contentWidth};
    --page-edge: max(var(--space-page), (100% - var(--content-width)) / 2);
    --row: 1.75rem;
    --action-height: 9.9375rem;
    --shadow-rest: 0 1px 0 rgb(21 33 31 / 0.05);
    --shadow-raised: 0 0.5rem 1.5rem rgb(21 33 31 / 0.12);
    --shadow-floating: 0 1.5rem 4rem rgb(8 20 19 / 0.35);
    --backdrop: rgb(8 20 19 / 0.6);
    --inline-direction: 1;
  }
  @media ${mobileLayout} {
    :root {
      --row: 1.25rem;
    }
  }
  @media screen and (prefers-color-scheme: dark) {
    :root {
      ${colourProperties(tokens.dark)}
      --shadow-rest: none;
      --shadow-raised: 0 0.5rem 1.5rem rgb(0 0 0 / 0.5);
    }
  }
  @media (max-width: 480px) {
    :root {
      --action-height: 9.4375rem;
    }
  }
  [dir="rtl"] {
    --inline-direction: -1;
  }
  @media (forced-colors: active) {
    :root {
      --ink: CanvasText;
      --ink-muted: CanvasText;
      --line: CanvasText;
      --outline: CanvasText;
      --brand: LinkText;
      --brand-strong: LinkText;
      --focus: Highlight;
      --stage-focus: Highlight;
      --skeleton: GrayText;
      --danger: CanvasText;
      --success: CanvasText;
      --stage-ink: CanvasText;
      --stage-muted: CanvasText;
      --sun: CanvasText;
      --sun-ink: CanvasText;
      ${Object.keys(tokens.light.areas)
        .map((area) => `--area-${area}:CanvasText;`)
        .join('')}
    }
  }
  @media print {
    :root {
      color-scheme: light;
      --canvas: #fff;
      --sunken: #fff;
      --ink: #000;
      --ink-muted: #333;
      --line: #999;
      --stage: #fff;
      --stage-deep: #fff;
      --stage-raised: #fff;
      --stage-ink: #000;
      --stage-muted: #333;
      --ring-track: #ddd;
      --ring-exercise: #0a7457;
      --ring-drive: #ab470c;
      --ring-money: #1b5fae;
      --shadow-rest: none;
    }
  }
`;
