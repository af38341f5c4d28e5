import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { AccentArea } from './theme';

/** One ring: a goal and how far the member has come. */
export interface Ring {
  /** The goal's name, the progress bar's too. */
  readonly name: string;
  /** Per cent of the outer ring's radius. */
  readonly radius: 100 | 75 | 50;
  /** Per cent reached, 1 to 100. */
  readonly value: number;
  readonly achieved: boolean;
  readonly inactive: boolean;
  /** The area whose accent colours the ring. */
  readonly area: AccentArea;
}

const outerRadius = 110;

const draw = keyframes`from{stroke-dashoffset:var(--ring-value)}`;

const Figure = styled.div`
flex:1 1 auto;min-inline-size:0;display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-4) var(--space-6);
svg{flex:none;max-inline-size:100%}
circle{fill:none;stroke-width:18}
[data-track]{stroke:color-mix(in srgb,var(--ring) 18%,var(--surface))}
[data-value]{stroke:var(--ring);stroke-linecap:round;transform:rotate(-90deg);transform-origin:center;
animation:${draw} 1s cubic-bezier(.3,.7,.2,1) both}
g[data-inactive]{--ring:var(--outline);opacity:.55}
@media (max-width:40rem){svg{margin-inline:auto}}
@media (forced-colors:active){[data-track]{stroke:GrayText;stroke-width:2}[data-value]{stroke:CanvasText}g[data-inactive]{opacity:1}g[data-inactive] [data-value]{stroke:GrayText}}
`;

const Goal = styled.g``;

const Legend = styled.ul`
flex:1 1 auto;min-inline-size:0;max-inline-size:100%;display:flex;flex-direction:column;gap:var(--space-2);padding:0;list-style:none;
li{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 var(--space-3);align-items:baseline}
li::before{content:'';inline-size:.75rem;block-size:.75rem;border-radius:50%;background:var(--ring);border:1px solid var(--ring)}
li[data-inactive]::before{background:none;border-color:var(--outline)}
b{font-weight:620}
span{grid-column:2;color:var(--ink-muted);font-size:var(--text-small)}
`;

const wordsOf = ({ value, achieved, inactive }: Ring): string => {
  if (inactive) return `Not active, ${value}%`;
  return achieved ? 'Achieved' : `${value}%`;
};

const colourOf = ({ area }: Ring) => ({ '--ring': `var(--accent-${area})` });

const RingMark = ({ ring }: { ring: Ring }) => {
  const radius = (outerRadius * ring.radius) / 100;
  const value = ring.achieved ? 100 : ring.value;
  return (
    <Goal
      role="progressbar"
      aria-label={ring.name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={ring.value}
      aria-valuetext={wordsOf(ring)}
      data-inactive={ring.inactive || undefined}
      data-achieved={ring.achieved || undefined}
      style={ring.inactive ? undefined : colourOf(ring)}
    >
      <circle data-track="" cx="122.5" cy="122.5" r={radius} />
      <circle
        data-value=""
        cx="122.5"
        cy="122.5"
        r={radius}
        pathLength={100}
        strokeDasharray={`${value} 100`}
        style={{ '--ring-value': value }}
      />
    </Goal>
  );
};

/** Goals as rings around one centre, and the same in words beside them. */
export const Rings = ({ rings }: { rings: readonly Ring[] }) => (
  <Figure>
    <svg role="presentation" height="245" width="245" viewBox="0 0 245 245">
      {rings.map((ring) => (
        <RingMark key={ring.name} ring={ring} />
      ))}
    </svg>
    <Legend aria-hidden="true">
      {rings.map((ring) => (
        <li key={ring.name} data-inactive={ring.inactive || undefined} style={colourOf(ring)}>
          <b>{ring.name}</b>
          <span>{wordsOf(ring)}</span>
        </li>
      ))}
    </Legend>
  </Figure>
);
