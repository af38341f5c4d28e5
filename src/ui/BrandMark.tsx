/** The portal's mark: a shelter of two arcs. Decorative only. */
export const BrandMark = () => (
  <svg
    aria-hidden="true"
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
