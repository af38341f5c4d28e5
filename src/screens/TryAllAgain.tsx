import styled from '@emotion/styled';
import { useDispatch, useSelector } from 'react-redux';
import { allRetryClicked } from '../products/events';
import { selectTilePhases } from '../products/selectTiles';
import { Button } from '../ui/Button';
import { railLayout } from '../ui/layouts';

const End = styled.p`
  margin-block-end: var(--space-2);
  text-align: end;
  /* In the row of the first tiles, beside the rewards. */
  @media ${railLayout} {
    [data-railed] > * > & + div {
      padding-block-start: 3.25rem;
    }
  }
`;

/** "Try all again" above the tiles if two or more are unavailable (rule `tile.retry`); `onRetry` keeps the focus. */
export const TryAllAgain = ({ onRetry }: { onRetry: () => void }) => {
  const dispatch = useDispatch();
  const missing = useSelector(selectTilePhases).filter(({ phase }) => phase === 'unavailable').length;
  if (missing < 2) return null;
  return (
    <End>
      <Button
        onClick={() => {
          onRetry();
          dispatch(allRetryClicked());
        }}
      >
        Try all again
      </Button>
    </End>
  );
};
