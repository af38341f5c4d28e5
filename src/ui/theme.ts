import { mobileLayout } from './layouts';
import { fonts } from './typeface';

declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}

/** The grounds of banners, in the light and in the dark scheme, as #rrggbb. */
export const grounds = { surface: ['#ffffff', '#15201e'], 'sun-soft': ['#fdf0d2', '#33290f'] } as const;

/**
 * The colours of the light and of the dark scheme, as #rrggbb; all that stand on each other on a screen have WCAG 2.2 AA
 * contrast.
 */
export const tones = {
  /** The page's background. */
  canvas: ['#f5f4ef', '#0b1312'],
  /** Tiles, cards, dialogs. */
  surface: grounds.surface,
  /** Secondary areas inside a surface. */
  sunken: ['#f1f0ea', '#1d2a28'],
  ink: ['#15211f', '#eef4f1'],
  'ink-muted': ['#50605b', '#a8bab4'],
  /** Decorative thin lines. */
  line: ['#e2e0d6', '#293836'],
  /** Outlines that a member must be able to see, such as the edge of a switch (3:1). */
  outline: ['#76837d', '#7a8d87'],
  brand: ['#0b5f59', '#86dccb'],
  'brand-strong': ['#073f3b', '#b4ece0'],
  'brand-soft': ['#e3f0ed', '#17332f'],
  'on-brand': ['#ffffff', '#06251f'],
  focus: ['#0b5f59', '#ffd479'],
  /** Between the focus outline and the focused element. */
  halo: ['#ffffff', '#0b1312'],
  /** "For you to do": the edge of an action, the ars banner, the bar of a session that has ended. */
  sun: ['#f4bd4f', '#f4bd4f'],
  'sun-soft': grounds['sun-soft'],
  'sun-ink': ['#5c3b00', '#ffdf9a'],
  danger: ['#a4231b', '#ffb0a6'],
  'danger-surface': ['#fdeeeb', '#3a1d1a'],
  success: ['#17653f', '#86deae'],
  skeleton: ['#e5e3da', '#243230'],
  /** The header, the title band and the rewards: dark in the light scheme, too. */
  stage: ['#0d3a38', '#0f3a37'],
  'stage-deep': ['#082b2a', '#0b2c2a'],
  'stage-raised': ['#164b48', '#175049'],
  /** The families of products that share a colour. */
  'area-money': ['#1b5fae', '#8ebeff'],
  'area-health': ['#0a7457', '#6bd9b2'],
  'area-things': ['#ab470c', '#ffb285'],
  'area-life': ['#a52e5d', '#ffa0c0'],
  'area-work': ['#5a4ab4', '#bcb0ff'],
} as const;

type NamedAs<Kind extends string, Tone> = Tone extends `${Kind}-${infer Name}` ? Name : never;

/** A family of products. */
export type Area = NamedAs<'area', keyof typeof tones>;

/** The colours on the stage, the same in both schemes. */
export const stageTones = {
  'stage-ink': '#ffffff',
  'stage-muted': '#b9d6cf',
  'stage-focus': '#ffd479',
  /** The part of a ring that is not reached yet. */
  'ring-track': '#245651',
  'ring-exercise': '#6ee0b1',
  'ring-drive': '#ffb37a',
  'ring-money': '#8fc4ff',
  /** For the statuses that have their own medal; all others have the muted one. */
  'medal-gold': '#f4c652',
  'medal-silver': '#d5dfe2',
  'medal-bronze': '#e09a68',
} as const;

/** A goal of the rewards programme. */
export type Goal = Exclude<NamedAs<'ring', keyof typeof stageTones>, 'track'>;

// Lengths. `space-page` is the minimum distance to the page's edges; the larger sizes of text grow with the page.
const sizes = {
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  'space-4': '1rem',
  'space-5': '1.25rem',
  'space-6': '1.5rem',
  'space-page': 'clamp(1rem, 3.3vw, 3rem)',
  'text-small': '0.9375rem',
  'text-body': '1rem',
  'text-lead': '1.125rem',
  'text-section': 'clamp(1.125rem, 1.05rem + 0.45vw, 1.375rem)',
  'text-figure': 'clamp(1.375rem, 1.25rem + 0.4vw, 1.625rem)',
  'radius-small': '0.5rem',
  'radius-medium': '0.75rem',
  'radius-large': '1.125rem',
  'radius-round': '99rem',
};

/** Values by the names of custom properties, without their hyphens at the start. */
type Properties = Readonly<Record<string, string>>;

/** The colours of a scheme as custom properties. */
export const schemeTones = (scheme: 'light' | 'dark'): Properties =>
  Object.fromEntries(Object.entries(tones).map(([name, [light, dark]]) => [name, scheme === 'light' ? light : dark]));

const declared = (properties: Properties): string =>
  Object.entries(properties)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

const declaredAs = (value: string, ...names: readonly string[]): string =>
  declared(Object.fromEntries(names.map((name) => [name, value])));

/** The theme as custom properties, in the scheme of the member's system; on paper the light one without dark stage. */
export const themeProperties = (): string => `
  :root {
    color-scheme: light dark;
    ${declared({ ...schemeTones('light'), ...stageTones, ...sizes })}
    --fonts: ${fonts};
    --content-width: 88rem;
    --page-edge: max(var(--space-page), (100% - var(--content-width)) / 2);
    --row: 1.75rem;
    --action-height: 9.9375rem;
    --shadow-rest: 0 1px 0 rgb(21 33 31 / 0.05);
    --shadow-raised: 0 0.5rem 1.5rem rgb(21 33 31 / 0.12);
    --inline-direction: 1;
  }
  @media ${mobileLayout} {
    :root {
      --row: 1.25rem;
    }
  }
  @media screen and (prefers-color-scheme: dark) {
    :root {
      ${declared(schemeTones('dark'))}
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
      ${declaredAs('CanvasText', 'ink', 'ink-muted', 'line', 'outline', 'danger', 'success', 'sun', 'sun-ink')}
      ${declaredAs('CanvasText', 'stage-ink', 'stage-muted', ...Object.keys(tones).filter((name) => name.startsWith('area-')))}
      --brand: LinkText;
      --brand-strong: LinkText;
      --on-brand: Canvas;
      --focus: Highlight;
      --stage-focus: Highlight;
      --skeleton: GrayText;
    }
  }
  @media print {
    :root {
      color-scheme: light;
      ${declaredAs('#fff', 'canvas', 'sunken', 'stage', 'stage-deep', 'stage-raised')}
      ${declaredAs('#000', 'ink', 'stage-ink')}
      ${declaredAs('#333', 'ink-muted', 'stage-muted')}
      --line: #999;
      --ring-track: #ddd;
      --ring-exercise: #0a7457;
      --ring-drive: #ab470c;
      --ring-money: #1b5fae;
      --shadow-rest: none;
    }
  }
`;
