import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { AlertIcon } from './icons';

const Box = styled.div`
display:flex;gap:var(--space-3);align-items:flex-start;padding:var(--space-4) var(--space-5);border-radius:var(--radius-medium);
border:1px solid color-mix(in srgb,var(--danger) 32%,transparent);background:var(--danger-surface);
>svg{flex:none;color:var(--danger)}
>div{display:flex;flex-direction:column;align-items:flex-start;gap:var(--space-3);min-inline-size:0}
a{display:inline-flex;align-items:center;gap:var(--space-2);min-block-size:1.5rem;font-weight:600}
`;

/**
 * A box that says what went wrong and what can be done.
 * @param live announces it at once (`role="alert"`); left out, it is read where it stands
 */
export const Alert = ({ live = false, children }: { live?: boolean; children: ReactNode }) => (
  <Box role={live ? 'alert' : undefined}>
    <AlertIcon />
    <div>{children}</div>
  </Box>
);
