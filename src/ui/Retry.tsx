import { Button } from './Button';
import { unavailable } from './money';
import { Tag } from './Tag';

export interface RetryProps {
  /** Of which part this is, for the button's name. */
  readonly name: string;
  /** Since when what is shown is old, as the member reads it; without it nothing is shown. */
  readonly asOf: string | undefined;
  readonly onRetry: () => void;
}

/** Says that a part is unavailable, or since when it is old; with a button that asks for that part alone. */
export const Retry = ({ name, asOf, onRetry }: RetryProps) => (
  <>
    {asOf === undefined ? <Tag state="unavailable">{unavailable}</Tag> : <span>{asOf}</span>}
    <Button kind="quiet" aria-label={`Try again: ${name}`} onClick={onRetry}>
      Try again
    </Button>
  </>
);
