import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { mobileLayout } from './theme';

const StyledMain = styled.main`
inline-size:100%;max-inline-size:var(--content-width);margin-inline:auto;padding:var(--space-6) var(--space-page) var(--space-8);
display:flex;flex-direction:column;gap:var(--space-7);
&:focus{outline:none}
${mobileLayout}{padding-block:var(--space-5) var(--space-7);gap:var(--space-6)}
`;

/** The page's one `main`, as wide as reads well and centred; its blocks stand apart by the same distance. */
export const Page = ({ id, ref, children }: { id?: string; ref?: Ref<HTMLElement>; children: ReactNode }) => (
  <StyledMain id={id} ref={ref} tabIndex={-1}>
    {children}
  </StyledMain>
);

/** The head of a screen: its `h1`, and a line for a while, in the space that is there anyway. */
export const PageHeading = styled.div`
position:relative;>p{position:absolute;inset-block-start:100%}
`;

/** A quiet line below or beside a heading. */
export const Lead = styled.p`
color:var(--ink-muted);font-size:var(--text-lead);max-inline-size:46rem;
`;

/** A block of a screen: its `h2` and its content in one rhythm. */
export const Section = styled.section`
display:flex;flex-direction:column;gap:var(--space-4);min-inline-size:0;
`;

/** The surface that dialogs, banners and panels stand on. */
export const Panel = styled.div`
padding:var(--space-5);background:var(--surface);border:1px solid var(--line);border-radius:var(--radius-large);
box-shadow:var(--shadow-rest);
${mobileLayout}{padding:var(--space-4)}
`;
