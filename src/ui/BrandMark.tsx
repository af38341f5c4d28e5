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
