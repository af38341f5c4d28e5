import type { ReactNode } from 'react';
import { ErrorReference } from '../../notices/ErrorReference';
import { Button } from '../../ui/Button';
import { FailureParts } from './rewardsStyles';

export interface TrackerFailureProps {
  /** The reference of the failure's record, if there is one. */
  readonly reference: string | undefined;
  /** The text of the button. */
  readonly action: string;
  readonly onRetry: () => void;
  /** What went wrong. */
  readonly children: ReactNode;
}

/** Shown instead of rings and counts that could not be loaded, with a button to try again. */
export const TrackerFailure = ({ reference, action, onRetry, children }: TrackerFailureProps) => (
  <FailureParts>
    {children}
    <Button onClick={onRetry}>{action}</Button>
    {reference === undefined ? null : <ErrorReference reference={reference} />}
  </FailureParts>
);
