import { mobileLayout } from './layouts';
import { fonts } from './typeface';

declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}

/** The colours of the light scheme, as #rrggbb; all that stand on each other on a screen have WCAG 2.2 AA contrast. */
export const lightScheme = {
  /** The page's background. */
  canvas: '#f5f4ef',
  /** Tiles, cards, dialogs. */
  surface: '#ffffff',
  /** Secondary areas inside a surface. */
  sunken: '#f1f0ea',
  ink: '#15211f',
  inkMuted: '#50605b',
  /** Decorative thin lines. */
  line: '#e2e0d6',
  /** Outlines that a member must be able to see, such as the edge of a switch (3:1). */
  outline: '#76837d',
  brand: '#0b5f59',
  brandStrong: '#073f3b',
  brandSoft: '#e3f0ed',
  onBrand: '#ffffff',
  focus: '#0b5f59',
  /** Between the focus outline and the focused element. */
  halo: '#ffffff',
  /** "For you to do": the edge of an action, the ars banner, the bar of a session that has ended. */
  sun: '#f4bd4f',
  sunSoft: '#fdf0d2',
  sunInk: '#5c3b00',
  danger: '#a4231b',
  dangerSurface: '#fdeeeb',
  success: '#17653f',
  skeleton: '#e5e3da',
  /** The header, the title band and the rewards: dark in the light scheme, too. */
  stage: '#0d3a38',
  stageDeep: '#082b2a',
  stageRaised: '#164b48',
  /** The families of products that share a colour. */
  areas: { money: '#1b5fae', health: '#0a7457', things: '#ab470c', life: '#a52e5d', work: '#5a4ab4' },
};

/** The colours of one scheme. */
type ColourScheme = Readonly<typeof lightScheme>;

/** A family of products. */
export type Area = keyof ColourScheme['areas'];

/** The colours of the dark scheme. */
export const darkScheme: ColourScheme = {
  canvas: '#0b1312',
  surface: '#15201e',
  sunken: '#1d2a28',
  ink: '#eef4f1',
  inkMuted: '#a8bab4',
  line: '#293836',
  outline: '#7a8d87',
  brand: '#86dccb',
  brandStrong: '#b4ece0',
  brandSoft: '#17332f',
  onBrand: '#06251f',
  focus: '#ffd479',
  halo: '#0b1312',
  sun: '#f4bd4f',
  sunSoft: '#33290f',
  sunInk: '#ffdf9a',
  danger: '#ffb0a6',
  dangerSurface: '#3a1d1a',
  success: '#86deae',
  skeleton: '#243230',
  stage: '#0f3a37',
  stageDeep: '#0b2c2a',
  stageRaised: '#175049',
  areas: { money: '#8ebeff', health: '#6bd9b2', things: '#ffb285', life: '#ffa0c0', work: '#bcb0ff' },
};

/** The colours on the stage, the same in both schemes. */
export const stageColours = {
  ink: '#ffffff',
  muted: '#b9d6cf',
  focus: '#ffd479',
  /** The part of a ring that is not reached yet. */
  track: '#245651',
  /** Of each goal of the rewards programme. */
  rings: { exercise: '#6ee0b1', drive: '#ffb37a', money: '#8fc4ff' },
  /** For the statuses that have their own medal; all others have the muted one. */
  medals: { gold: '#f4c652', silver: '#d5dfe2', bronze: '#e09a68' },
} as const;

/** A goal of the rewards programme. */
export type Goal = keyof typeof stageColours.rings;

// Name to length. `page` is the minimum distance to the page's edges.
const space = {
  '1': '0.25rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '5': '1.25rem',
  '6': '1.5rem',
  '7': '2rem',
  '8': '3rem',
  page: 'clamp(1rem, 3.3vw, 3rem)',
};

// The larger sizes grow with the page.
const text = {
  small: '0.9375rem',
  body: '1rem',
  title: '1.0625rem',
  lead: '1.125rem',
  section: 'clamp(1.125rem, 1.05rem + 0.45vw, 1.375rem)',
  page: 'clamp(1.5rem, 1.25rem + 1.1vw, 2.125rem)',
  figure: 'clamp(1.375rem, 1.25rem + 0.4vw, 1.625rem)',
};

const radius = { small: '0.5rem', medium: '0.75rem', large: '1.125rem', round: '99rem' };

/** Values by the names of custom properties, without their hyphens at the start. */
type Properties = Readonly<Record<string, string>>;

const named = (prefix: string, values: Properties): Properties =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      prefix + name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value,
    ]),
  );

/** The colours of a scheme as custom properties. */
export const schemeTones = ({ areas: ofAreas, ...colours }: ColourScheme): Properties => ({
  ...named('', colours),
  ...named('area-', ofAreas),
});

/** The colours on the stage as custom properties. */
export const stageTones = (): Properties => {
  const { rings, medals, track, ...onStage } = stageColours;
  return { ...named('stage-', onStage), ...named('ring-', { ...rings, track }), ...named('medal-', medals) };
};

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
    ${declared({ ...schemeTones(lightScheme), ...stageTones() })}
    ${declared({ ...named('space-', space), ...named('text-', text), ...named('radius-', radius) })}
    --fonts: ${fonts};
    --content-width: 88rem;
    --page-edge: max(var(--space-page), (100% - var(--content-width)) / 2);
    --row: 1.75rem;
    --action-height: 9.9375rem;
    --shadow-rest: 0 1px 0 rgb(21 33 31 / 0.05);
    --shadow-raised: 0 0.5rem 1.5rem rgb(21 33 31 / 0.12);
    --shadow-floating: 0 1.5rem 4rem rgb(0 0 0 / 0.35);
    --backdrop: rgb(0 0 0 / 0.6);
    --inline-direction: 1;
  }
  @media ${mobileLayout} {
    :root {
      --row: 1.25rem;
    }
  }
  @media screen and (prefers-color-scheme: dark) {
    :root {
      ${declared(schemeTones(darkScheme))}
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
      ${declaredAs('CanvasText', 'stage-ink', 'stage-muted', ...Object.keys(named('area-', lightScheme.areas)))}
      --brand: LinkText;
      --brand-strong: LinkText;
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
