import styled from '@emotion/styled';
import { text } from '../texts/text';
import { wrapping } from './mixins';
import type { Goal } from './theme';

/** A goal and its progress: `radius` in per cent of the outer ring's, `value` from 1 to 100 if it is known. */
export interface Ring {
  readonly radius: 100 | 75 | 50;
  readonly isSet: boolean;
  readonly value: number | undefined;
  readonly inactive: boolean;
  readonly goal: Goal;
}

const OUTER_RADIUS = 110;
const ACHIEVED = 100;

const Drawing = styled.svg`
  grid-area: rings;
  /* As its words are, where what stands beside it is taller. */
  align-self: center;
  fill: none;
  stroke-width: 18;
  stroke-linecap: round;
  [data-track] {
    stroke: var(--ring-track);
  }
  [data-value] {
    stroke: var(--ring);
    transform: rotate(-90deg);
    transform-origin: center;
  }
  @media (max-width: 480px) {
    inline-size: 9.5rem;
    block-size: auto;
  }
  @media (forced-colors: active) {
    & :is([data-track], [data-value]) {
      stroke: CanvasText;
    }
    [data-track] {
      stroke-width: 2;
    }
    [data-value][data-inactive] {
      stroke: GrayText;
    }
  }
  circle[data-inactive] {
    stroke-width: 6;
  }
`;

const Legend = styled.ul`
  grid-area: legend;
  display: grid;
  /* How many fit beside each other depends on the room alone, never on the font. */
  grid-template-columns: repeat(auto-fit, minmax(4.75rem, 1fr));
  gap: var(--space-2) var(--space-3);
  min-inline-size: 0;
  li {
    padding-inline-start: var(--space-2);
    border-inline-start: 4px solid var(--ring);
    line-height: 1.3;
  }
  b,
  span {
    display: block;
  }
  b {
    color: var(--stage-muted);
    font-size: var(--text-small);
    font-weight: 400;
  }
  span {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  span[data-words] {
    font-size: var(--text-small);
  }
  @container stage ((min-width: 43rem) and (max-width: 49.99rem)) or (max-width: 17.49rem) {
    grid-template-columns: minmax(0, 1fr);
    li {
      ${wrapping}
      justify-content: space-between;
      gap: 0 var(--space-2);
    }
  }
  &[data-alone] {
    place-self: center;
    grid-area: rings;
    text-align: center;
    li {
      display: block;
      padding: 0;
      border: 0;
    }
    span {
      font-size: 2rem;
      font-weight: 700;
      line-height: 1.1;
    }
    span[data-words] {
      max-inline-size: 7rem;
      font-size: var(--text-body);
    }
  }
`;

const wordsOf = ({ isSet, value, inactive }: Ring): string => {
  if (!isSet) return text('ring.noGoal');
  if (value === undefined) return text('part.unavailable');
  if (inactive) return text('ring.inactive', { percent: value });
  return value === ACHIEVED ? text('ring.achieved') : text('ring.progress', { percent: value });
};

const isPercentage = ({ isSet, value, inactive }: Ring): boolean =>
  isSet && value !== undefined && value !== ACHIEVED && !inactive;

const colourOf = ({ goal, inactive }: Ring) => ({ '--ring': inactive ? 'var(--stage-muted)' : `var(--ring-${goal})` });

// Screen readers have it from the progress bar.
const isSpoken = ({ value }: Ring): boolean => value !== undefined;

const RingMark = ({ ring }: { ring: Ring }) => {
  const r = (OUTER_RADIUS * ring.radius) / 100;
  const place = { cx: 122.5, cy: 122.5, r, 'data-inactive': ring.inactive || undefined };
  return (
    <>
      <circle data-track="" {...place} />
      {ring.value === undefined ? null : (
        // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: nobody can operate a circle
        <circle
          role="progressbar"
          aria-label={text(`ring.${ring.goal}`)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={ring.value}
          aria-valuetext={wordsOf(ring)}
          data-value=""
          data-achieved={ring.value === ACHIEVED || undefined}
          {...place}
          pathLength={100}
          strokeDasharray={`${ring.value} 100`}
          style={colourOf(ring)}
        />
      )}
    </>
  );
};

/** Goals as concentric rings, with the same in words beside them, or in the middle of a single one (rule `ring.goals`). */
export const Rings = ({ rings }: { rings: readonly Ring[] }) => (
  <>
    <Drawing role="presentation" height="245" width="245" viewBox="0 0 245 245">
      {rings.map((ring) => (
        <RingMark key={ring.goal} ring={ring} />
      ))}
    </Drawing>
    <Legend data-legend="" aria-hidden={rings.every(isSpoken)} data-alone={rings.length === 1 ? '' : undefined}>
      {rings.map((ring) => (
        <li key={ring.goal} style={colourOf(ring)} aria-hidden={isSpoken(ring)}>
          <b>{text(`ring.${ring.goal}`)} </b>
          <span data-words={isPercentage(ring) ? undefined : ''}>{wordsOf(ring)}</span>
        </li>
      ))}
    </Legend>
  </>
);
