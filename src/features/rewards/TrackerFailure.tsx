import type { ReactNode } from 'react';
import { ErrorReference } from '../../notices/ErrorReference';
import { Button } from '../../ui/Button';
import { FailureParts } from './rewardsStyles';

export interface TrackerFailureProps {
  /** Of the failure's record; undefined: there is none. */
  readonly reference: string | undefined;
  /** The words of the button. */
  readonly action: string;
  readonly onRetry: () => void;
  /** What went wrong. */
  readonly children: ReactNode;
}

/** What stands in the place of rings and counts that could not be loaded, and the way to try again. */
export const TrackerFailure = ({ reference, action, onRetry, children }: TrackerFailureProps) => (
  <FailureParts>
    {children}
    <Button onClick={onRetry}>{action}</Button>
    {reference === undefined ? null : <ErrorReference reference={reference} />}
  </FailureParts>
);
