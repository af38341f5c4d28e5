import type { ReactNode } from 'react';
import { ErrorReference } from '../notices';
import { Alert } from '../ui/Alert';
import { PhoneIcon } from '../ui/icons';
import { CallCentreLink } from './CallCentreLink';

/**
 * An error of the whole page, with the reference of its log record: the products could not be fetched (rule
 * `overview.failure`), or the screen could not be drawn. `children` is what the member can do about it.
 */
export const TechnicalProblem = ({ reference, children }: { reference: string | undefined; children: ReactNode }) => (
  <Alert live>
    {/* A new failure is a new paragraph, so that it is announced again. */}
    <p key={reference}>Sorry, this service has a technical problem at the moment. Please try again later.</p>
    <CallCentreLink>
      <PhoneIcon />
    </CallCentreLink>
    {children}
    <ErrorReference reference={reference} />
  </Alert>
);
