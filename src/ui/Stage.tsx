import styled from '@emotion/styled';
import { railLayout } from './layouts';
import { column, onStage } from './mixins';
import { breathe } from './Skeleton';

// The arcs of the mark, in what the column leaves free; nothing where that is lower than they are, or a brand has none.
const stageArcs =
  'var(--decoration, radial-gradient(circle 8rem at bottom,#0000 16%,currentColor 17% 33%,#0000 34% 49%,currentColor 50% 65%,#0000 66% 81%,currentColor 82% 98%,#0000 99%) bottom / 16rem clamp(0px, (100% - 9.25rem) * 999, 8rem) no-repeat)';

/** The stage of the rewards, dark by day too: a band, or the column beside the products. What is on it takes its colours. */
export const Stage = styled.section`
  ${onStage}
  --brand: var(--stage-ink);
  --surface: var(--stage-raised);
  --sunken: var(--stage);
  --outline: var(--stage-muted);
  --ink-muted: var(--stage-muted);
  container: stage / inline-size;
  ${column}
  gap: var(--space-3);
  padding: var(--space-5);
  overflow: clip;
  border-radius: var(--radius-large);
  background: linear-gradient(var(--stage), var(--stage-deep));
  color: var(--stage-ink);
  @media (max-width: 480px) {
    gap: var(--space-2);
    padding: var(--space-3) var(--space-4) var(--space-4);
  }
  @media screen and (forced-colors: none) and ${railLayout} {
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
  }
`;

/** The room of the stage: three statuses and the track of a ring, about as tall as its content will be. */
export const StageRoom = styled(Stage)`
  &::before {
    content: "";
    flex: 1;
    margin-block-start: 2.5rem;
    background:
      repeating-linear-gradient(90deg, var(--stage-raised) 0 calc((100% - 1rem) / 3), #0000 0 calc((100% + 0.5rem) / 3))
        0 0 / 100% 4.5rem no-repeat,
      radial-gradient(circle, #0000 4.75rem, var(--ring-track) 4.8rem 6rem, #0000 6.05rem) center calc(50% + 2.5rem) no-repeat;
    animation: ${breathe} 1.6s ease-in-out 0.5s infinite alternate;
  }
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
