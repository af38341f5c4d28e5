import type { ReactNode } from 'react';
import { ErrorReference } from '../notices';
import { Alert } from '../ui/Alert';
import { PhoneIcon } from '../ui/icons';
import { CallCentreLink } from './CallCentreLink';

/**
 * The page's error, with the reference of its record: the products could not be fetched (spec section 2, Portfolio
 * overview), or the screen could not be drawn. `children` is what the member can do about it.
 */
export const TechnicalProblem = ({ reference, children }: { reference: string | undefined; children: ReactNode }) => (
  <Alert live>
    <p>Sorry, this service has a technical problem at the moment. Please try again later.</p>
    <CallCentreLink>
      <PhoneIcon />
    </CallCentreLink>
    {children}
    <ErrorReference reference={reference} />
  </Alert>
);
