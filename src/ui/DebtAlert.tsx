import styled from '@emotion/styled';
import { followed } from './followed';
import { AlertIcon } from './icons';

const Box = styled.div`
display:flex;flex-wrap:wrap;align-items:flex-start;gap:0 var(--space-2);padding:var(--space-3) var(--space-3) var(--space-1);
border-radius:var(--radius-medium);background:var(--danger-surface);border:1px solid color-mix(in srgb,var(--danger) 30%,transparent);
font-size:var(--text-small);
svg{flex:none;color:var(--danger);inline-size:1.4em;block-size:1.4em}
p{flex:1 1 8rem;min-inline-size:0;unicode-bidi:plaintext}
a{flex-basis:100%;display:inline-flex;align-items:center;min-block-size:2.75rem;color:var(--danger);font-weight:650}
`;

/** Says that a product is in debt and where to put that right. It is read where it stands: no live region. */
export const DebtAlert = ({ message, href, onFollow }: { message: string; href: string; onFollow?: () => void }) => (
  <Box>
    <AlertIcon />
    <p>{message}</p>
    <a href={href} {...followed(onFollow)}>
      Fix it now
    </a>
  </Box>
);
