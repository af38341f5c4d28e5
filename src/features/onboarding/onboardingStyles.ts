import styled from '@emotion/styled';

/** The skip button, at the end of the dialog's first line. */
export const SkipRow = styled.div`
  /* The slides reach into its lower edge. */
  position: relative;
  z-index: 1;
  display: flex;
  justify-content: flex-end;
  margin-block-end: calc(-1 * var(--space-3));
  button {
    font-size: var(--text-lead);
  }
`;

/** One slide, in large text. */
export const SlideBox = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-4);
  padding-block: var(--space-2);
  font-size: var(--text-lead);
  line-height: 1.5;
  h2 {
    font-size: var(--text-section);
  }
  a,
  button {
    font-size: var(--text-lead);
  }
`;

/** A slide's picture: it takes the height that the text leaves, and shrinks if there is little. */
export const PictureBox = styled.div`
  flex: 1 1 5.5rem;
  align-self: stretch;
  display: grid;
  place-items: center;
  border-radius: var(--radius-large);
  background: linear-gradient(var(--stage), var(--stage-deep));
  color: var(--sun);
  svg {
    inline-size: 4.5rem;
  }
  @media (max-height: 46rem) {
    display: none;
  }
`;

/** The links to the app, side by side if there is room. */
export const AppLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

/** The slides, with dots as large as any other target. */
export const SlidesBox = styled.div`
  ul button[data-page] {
    inline-size: 2.75rem;
  }
  button {
    font-size: var(--text-lead);
  }
`;
