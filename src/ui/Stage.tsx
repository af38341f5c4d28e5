import styled from '@emotion/styled';
import { arcs } from './BrandMark';
import { railLayout } from './layouts';

const stageArcs = arcs('center', [
  { radius: '12rem', from: '13.25rem' },
  { radius: '8rem', from: '9.25rem' },
  { radius: '3.75rem', from: '5rem' },
]);

/** The stage of the rewards, dark by day too: a band, or the column beside the products. What is on it takes its colours. */
export const Stage = styled.section`
  --focus: var(--stage-focus);
  --halo: var(--stage);
  --brand: var(--stage-ink);
  --surface: var(--stage-raised);
  --sunken: var(--stage);
  --outline: var(--stage-muted);
  --ink-muted: var(--stage-muted);
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
  @media (max-width: 480px) {
    gap: var(--space-2);
    padding: var(--space-3) var(--space-4) var(--space-4);
  }
  @media ${railLayout} {
    [data-railed] > &::after {
      content: "";
      flex: 1 1 0;
      margin: calc(-1 * var(--space-3)) calc(-1 * var(--space-5)) calc(-1 * var(--space-5));
      padding-block-end: var(--space-5);
      color: #ffffff0d;
      background: ${stageArcs};
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
  min-block-size: 20.125rem;
  /* The panel stands below the statuses (rewardsStyles.ts). */
  @media (max-width: 780px) {
    min-block-size: 27.5rem;
  }
  @media (max-width: 480px) {
    min-block-size: 23.25rem;
  }
  @media ${railLayout} {
    [data-railed] > & {
      min-block-size: 35.5rem;
    }
  }
`;
