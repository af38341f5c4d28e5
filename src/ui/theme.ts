import { fonts } from './typeface';

/** The families of products that share a colour; each has the custom property `--area-{family}`. */
export const areas = ['money', 'health', 'things', 'life', 'work'] as const;

/** One family of products. */
export type Area = (typeof areas)[number];

/** The goals of the rewards programme, which decide the colours of their rings; each has `--ring-{goal}`. */
export const goals = ['exercise', 'drive', 'money'] as const;

/** One goal of the rewards programme. */
export type Goal = (typeof goals)[number];

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
  areas: {
    money: '#1b5fae',
    health: '#0a7457',
    things: '#ab470c',
    life: '#a52e5d',
    work: '#5a4ab4',
  } satisfies Readonly<Record<Area, string>>,
};

/** The colours of one scheme. */
export type ColourScheme = Readonly<typeof lightScheme>;

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
  rings: { exercise: '#6ee0b1', drive: '#ffb37a', money: '#8fc4ff' } satisfies Readonly<Record<Goal, string>>,
  /** For the statuses that have their own medal; all others have the muted one. */
  medals: { gold: '#f4c652', silver: '#d5dfe2', bronze: '#e09a68' },
} as const;

/** The emotion theme of the portal: the colours of each scheme, and the scales that both share. */
export const theme = {
  light: lightScheme,
  dark: darkScheme,
  stage: stageColours,
  /** Name to length; becomes `--space-{name}`. `page` is the minimum distance to the page's edges. */
  space: {
    '1': '0.25rem',
    '2': '0.5rem',
    '3': '0.75rem',
    '4': '1rem',
    '5': '1.25rem',
    '6': '1.5rem',
    '7': '2rem',
    '8': '3rem',
    page: 'clamp(1rem, 3.3vw, 3rem)',
  },
  /** Name to size; becomes `--text-{name}`. The larger sizes grow with the page. */
  text: {
    small: '0.9375rem',
    body: '1rem',
    title: '1.0625rem',
    lead: '1.125rem',
    section: 'clamp(1.125rem, 1.05rem + 0.45vw, 1.375rem)',
    page: 'clamp(1.5rem, 1.25rem + 1.1vw, 2.125rem)',
    figure: 'clamp(1.375rem, 1.25rem + 0.4vw, 1.625rem)',
  },
  /** Name to radius; becomes `--radius-{name}`. */
  radius: { small: '0.5rem', medium: '0.75rem', large: '1.125rem', round: '99rem' },
  fonts,
  /** The maximum width of the page's content. */
  contentWidth: '88rem',
} as const;

/** The shape of {@link theme}. */
export type PortalThemeTokens = typeof theme;
