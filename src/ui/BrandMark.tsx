/** The portal's mark: a shelter of two arcs. Decorative only. */
export const BrandMark = () => (
  <svg
    aria-hidden="true"
    focusable="false"
    width="2em"
    height="2em"
    viewBox="0 0 36 36"
    fill="none"
    strokeWidth="4"
    strokeLinecap="round"
  >
    <path stroke="currentColor" d="M4 28a14 14 0 0 1 28 0" />
    <path stroke="var(--sun)" d="M12 28a6 6 0 0 1 12 0" />
  </svg>
);

/** An adopter's logo: its addresses for the dark stage and for paper, and its size in CSS pixels. */
export interface LogoFiles {
  readonly onStage: string;
  readonly onPaper: string;
  readonly height: number;
  readonly width?: number;
}

/** The adopter's logo, or the portal's mark. The name beside it is its text. */
export const Logo = ({ logo, isOnStage = false }: { logo?: LogoFiles; isOnStage?: boolean }) =>
  logo === undefined ? (
    <BrandMark />
  ) : (
    <picture>
      <source
        media={isOnStage ? 'print' : 'screen and (prefers-color-scheme: dark)'}
        srcSet={isOnStage ? logo.onPaper : logo.onStage}
      />
      <img src={isOnStage ? logo.onStage : logo.onPaper} alt="" width={logo.width} height={logo.height} />
    </picture>
  );

// Each edge is a percent wide, so that it is smooth.
const rings =
  '#0000 16%,currentColor 17% 33%,#0000 34% 49%,currentColor 50% 65%,#0000 66% 81%,currentColor 82% 98%,#0000 99%';

/**
 * The arcs of the mark in the text's colour, as a background for what a tile or column leaves free: the largest of
 * `sizes`, largest first, whose least height (`from`) the box has. CSS lengths. A mask would need a layer of its own
 * (rule `start.styles`). A brand may leave them out.
 */
export const arcs = (side: 'right' | 'center', sizes: readonly { radius: string; from: string }[]): string =>
  `var(--decoration, ${sizes
    .map(({ radius, from }, index) => {
      const below = sizes[index - 1]?.from;
      const shown = [`(100% - ${from}) * 999 + 1px`, ...(below ? [`(${below} - 100%) * 999`] : []), radius];
      return `radial-gradient(circle ${radius} at bottom,${rings}) ${side} bottom / calc(2 * ${radius}) max(0px, min(${shown.join(', ')})) no-repeat`;
    })
    .join(',')})`;
