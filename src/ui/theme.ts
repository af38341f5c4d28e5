/** The areas of the portal that carry a colour of their own; each becomes the custom property `--accent-{area}`. */
export const accentAreas = [
  'bank',
  'health',
  'insure',
  'invest',
  'life',
  'wills',
  'card',
  'employee-benefits',
  'healthy-company',
  'gap',
  'flexicare',
  'travel',
  'iot',
  'emergency',
  'rewards',
] as const;

/** One area with an accent colour. */
export type AccentArea = (typeof accentAreas)[number];

/** The colours of one scheme, as #rrggbb; every pair that meets on a screen keeps WCAG 2.2 AA contrast. */
export interface ColourScheme {
  /** The page behind everything. */
  readonly canvas: string;
  /** Tiles, dialogs, the header. */
  readonly surface: string;
  /** Quiet areas inside a surface. */
  readonly sunken: string;
  readonly ink: string;
  readonly inkMuted: string;
  /** Hairlines that only decorate. */
  readonly line: string;
  /** Outlines that a member must see, such as the edge of a switch (3:1). */
  readonly outline: string;
  readonly brand: string;
  readonly brandStrong: string;
  readonly onBrand: string;
  readonly danger: string;
  readonly dangerSurface: string;
  readonly success: string;
  readonly successSurface: string;
  readonly skeleton: string;
  readonly skeletonShine: string;
  readonly focus: string;
  readonly accents: Readonly<Record<AccentArea, string>>;
}

/** The colours by day. */
export const lightScheme: ColourScheme = {
  canvas: '#f4f6fa',
  surface: '#ffffff',
  sunken: '#eef1f7',
  ink: '#141a2b',
  inkMuted: '#525c75',
  line: '#dde2ec',
  outline: '#79829b',
  brand: '#2b4acb',
  brandStrong: '#1f379c',
  onBrand: '#ffffff',
  danger: '#a8201a',
  dangerSurface: '#fdf0ee',
  success: '#14683f',
  successSurface: '#ebf7f0',
  skeleton: '#e6eaf2',
  skeletonShine: '#f3f5f9',
  focus: '#2b4acb',
  accents: {
    bank: '#1f5fbf',
    health: '#0a7356',
    insure: '#ad440d',
    invest: '#5a45c2',
    life: '#b42a5b',
    wills: '#6b5b2e',
    card: '#0e6a84',
    'employee-benefits': '#3d5a99',
    'healthy-company': '#37741c',
    gap: '#8a3fa8',
    flexicare: '#006d72',
    travel: '#965000',
    iot: '#4a5b6e',
    emergency: '#b82222',
    rewards: '#a01f7d',
  },
};

/** The colours by night. */
export const darkScheme: ColourScheme = {
  canvas: '#0d111d',
  surface: '#161c2c',
  sunken: '#1f2639',
  ink: '#edf0f8',
  inkMuted: '#abb4cb',
  line: '#2a3349',
  outline: '#7e89a6',
  brand: '#a3b8ff',
  brandStrong: '#c5d2ff',
  onBrand: '#0d1533',
  danger: '#ffaea6',
  dangerSurface: '#351b1f',
  success: '#83dcae',
  successSurface: '#14302a',
  skeleton: '#232b3f',
  skeletonShine: '#2e374e',
  focus: '#a3b8ff',
  accents: {
    bank: '#8ab6ff',
    health: '#5fd6ae',
    insure: '#ffb084',
    invest: '#b8a8ff',
    life: '#ff9dbd',
    wills: '#d9c68a',
    card: '#74d0ec',
    'employee-benefits': '#a6bdf0',
    'healthy-company': '#a2dd82',
    gap: '#dda6f2',
    flexicare: '#66d9dc',
    travel: '#ffc46b',
    iot: '#b4c4d6',
    emergency: '#ff9c94',
    rewards: '#f6a3dc',
  },
};

/** The emotion theme of the portal: colours by scheme, and the scales both schemes share. */
export const theme = {
  light: lightScheme,
  dark: darkScheme,
  /** Name to length; becomes `--space-{name}`. */
  space: {
    '1': '0.25rem',
    '2': '0.5rem',
    '3': '0.75rem',
    '4': '1rem',
    '5': '1.5rem',
    '6': '2rem',
    '7': '3rem',
    '8': '4rem',
    page: 'clamp(1rem, 4vw, 3rem)',
  },
  /** Name to size; becomes `--text-{name}`. The larger sizes grow with the page. */
  text: {
    small: '0.875rem',
    body: '1rem',
    lead: '1.125rem',
    title: '1.1875rem',
    section: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)',
    page: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)',
    figure: 'clamp(1.5rem, 1.35rem + 0.5vw, 1.75rem)',
  },
  /** Name to radius; becomes `--radius-{name}`. */
  radius: { small: '0.5rem', medium: '0.875rem', large: '1.25rem', round: '999rem' },
  fonts:
    'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif',
  /** The widest the page's content becomes. */
  contentWidth: '90rem',
  /** About how tall a picture, a heading, three lines and a link are: room for an outstanding action. */
  actionHeight: '21rem',
} as const;

/** The shape of {@link theme}. */
export type PortalThemeTokens = typeof theme;

/** Media query of the mobile layout: below 991 px. */
export const mobileLayout = '@media (max-width: 990.98px)';
