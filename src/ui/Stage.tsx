import styled from '@emotion/styled';
import { railLayout } from './layouts';

// The arcs of the mark, as far as there is room for them; in less than 3rem they would be stubs.
const arcs =
  'radial-gradient(circle at 50% 100%,#0000 3.2rem,#ffffff0d 3.25rem 4.6rem,#0000 4.65rem 6.2rem,#ffffff0d 6.25rem 7.6rem,#0000 7.65rem 9.2rem,#ffffff0d 9.25rem 10.6rem,#0000 10.65rem)';

/**
 * The stage of the rewards, dark by day too: a band, or the column beside the products.
 */
export const Stage = styled.section`
  --focus: var(--stage-focus);
  --halo: var(--stage);
  container: stage / inline-size;
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-inline-size: 0;
  padding: var(--space-5);
  overflow: clip;
  border-radius: var(--radius-large);
  background: linear-gradient(var(--stage), var(--stage-deep));
  color: var(--stage-ink);
  &:focus-visible {
    border-radius: var(--radius-large);
  }
  @media (max-width: 480px) {
    gap: var(--space-2);
    padding: var(--space-3) var(--space-4) var(--space-4);
  }
  @media ${railLayout} {
    [data-railed] > &::after {
      content: "";
      flex: 1 1 0;
      margin-block-end: calc(-1 * var(--space-5));
      background: ${arcs} no-repeat center bottom / 20rem clamp(0px, (100% - 3rem) * 999, 10.7rem);
    }
  }
  @media (forced-colors: active), print {
    border: 1px solid var(--stage-ink);
    [data-railed] > &::after {
      content: none;
    }
  }
`;

/** A placeholder for the stage, about as tall as its content will be, so that nothing below it moves. */
export const StageRoom = styled(Stage)`
  min-block-size: 22.5rem;
  @media ${railLayout} {
    [data-railed] > & {
      min-block-size: 35.5rem;
    }
  }
  @media (max-width: 480px) {
    min-block-size: 23.25rem;
  }
`;
