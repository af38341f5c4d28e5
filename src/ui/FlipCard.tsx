import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';

// The front keeps its place when it is turned away, up to some height, so that the card does not jump; a long back takes
// none until it is in view.
const Stage = styled.div`
position:relative;display:grid;perspective:120rem;
`;

const Side = styled.div`
grid-area:1/1;min-inline-size:0;backface-visibility:hidden;transition:transform .5s cubic-bezier(.4,0,.2,1);
display:flex;flex-direction:column;gap:var(--space-4);
&[inert]{overflow:hidden;transform:rotateY(-180deg);max-block-size:24rem}
&[inert][data-side=back]{position:absolute;inset:0;transform:rotateY(180deg)}
@media (prefers-reduced-motion:reduce){transition:none}
`;

/**
 * Two sides of one card; the one turned away is inert. When it turns, the focus moves to the heading of the side that
 * comes into view (a heading with tabIndex -1).
 */
export const FlipCard = ({ turned, front, back }: { turned: boolean; front: ReactNode; back: ReactNode }) => {
  const frontSide = useRef<HTMLDivElement>(null);
  const backSide = useRef<HTMLDivElement>(null);
  const lastTurned = useRef(turned);
  useEffect(() => {
    if (lastTurned.current === turned) return;
    lastTurned.current = turned;
    const side = turned ? backSide.current : frontSide.current;
    side?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [turned]);
  return (
    <Stage>
      <Side ref={frontSide} data-side="front" inert={turned}>
        {front}
      </Side>
      <Side ref={backSide} data-side="back" inert={!turned}>
        {back}
      </Side>
    </Stage>
  );
};
