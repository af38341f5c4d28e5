import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../ui/Button';
import { selectSending } from './selectors';
import { type ConsentDecision, decisionMade } from './slice';

const saving = 'Saving';

/** The labels of the button that turns the card. */
export const flipLabels = { front: 'Manage Preferences', back: 'Back' } as const;

const same = (one: ConsentDecision | null, other: ConsentDecision): boolean =>
  one?.status === other.status && JSON.stringify(one) === JSON.stringify(other);

export interface DecisionButtonProps {
  readonly decision: ConsentDecision;
  readonly primary?: boolean;
  /** Nothing to decide on yet. */
  readonly disabled?: boolean;
  readonly children: string;
}

/**
 * A button that makes a decision; while its decision is being sent it says so, and all decision buttons are disabled.
 */
export const DecisionButton = ({ decision, primary = false, disabled = false, children }: DecisionButtonProps) => {
  const dispatch = useDispatch();
  const sending = useSelector(selectSending);
  return (
    <Button
      kind={primary ? 'primary' : 'secondary'}
      disabled={disabled}
      aria-disabled={sending !== null}
      otherwise={same(sending, decision) ? children : saving}
      onClick={() => dispatch(decisionMade(decision))}
    >
      {same(sending, decision) ? saving : children}
    </Button>
  );
};
