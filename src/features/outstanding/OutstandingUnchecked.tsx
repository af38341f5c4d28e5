import styled from '@emotion/styled';
import { useDispatch, useSelector } from 'react-redux';
import { selectToday } from '../../state/today';
import { Button } from '../../ui/Button';
import { formatAsOf } from '../../ui/time';
import { selectAsOf, selectIsIncomplete } from './selectors';
import { tryAgainClicked } from './slice';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
  color: var(--ink-muted);
  button {
    padding-inline: 0;
  }
`;

/**
 * One line below the actions if not all sources could be asked; `onRetry` keeps the focus. Nothing where there are no
 * actions (rule `outstanding.failure`).
 */
export const OutstandingUnchecked = ({ onRetry }: { onRetry: () => void }) => {
  const dispatch = useDispatch();
  const asOf = useSelector(selectAsOf);
  const today = useSelector(selectToday);
  if (!useSelector(selectIsIncomplete)) return null;
  const tryAgain = () => {
    onRetry();
    dispatch(tryAgainClicked());
  };
  return (
    <Line>
      <span>Some of your actions could not be checked.</span>
      {asOf === undefined ? null : <span>{formatAsOf(asOf, today)}</span>}
      <Button kind="quiet" onClick={tryAgain}>
        Try again
      </Button>
    </Line>
  );
};
