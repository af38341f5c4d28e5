import styled from '@emotion/styled';

const StyledSkipLink = styled.a`
position:fixed;inset-block-start:var(--space-2);inset-inline-start:var(--space-2);z-index:20;padding:.75rem 1.25rem;
border-radius:var(--radius-round);background:var(--brand);color:var(--on-brand);font-weight:600;text-decoration:none;
&:hover{color:var(--on-brand)}
&:not(:focus){clip-path:inset(50%);inline-size:1px;block-size:1px;overflow:hidden;padding:0;white-space:nowrap}
`;

/** "Skip to main content": the first stop of the tab key. The focus is moved in code, as a hash may be a route. */
export const SkipLink = ({ href = '#main', onFollow }: { href?: string; onFollow: () => void }) => (
  <StyledSkipLink
    href={href}
    onClick={(event) => {
      event.preventDefault();
      onFollow();
    }}
  >
    Skip to main content
  </StyledSkipLink>
);
