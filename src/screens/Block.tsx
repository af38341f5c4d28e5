import type { ReactNode } from 'react';
import { ErrorReference } from '../notices';
import { Alert } from '../ui/Alert';
import { Boundary } from '../ui/Boundary';
import { unavailable } from '../ui/money';
import { Section } from '../ui/Page';

/** A block of a screen with its own error boundary: if it cannot be drawn, it is "Unavailable" below its heading. */
export const Block = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Boundary
    fallback={(reference) => (
      <Section aria-label={heading}>
        <h2>{heading}</h2>
        <Alert>
          <p>{unavailable}</p>
          <ErrorReference reference={reference} />
        </Alert>
      </Section>
    )}
  >
    {children}
  </Boundary>
);
