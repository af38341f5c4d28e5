import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

// Moved by its insets: under a transform, what is fixed inside would be fixed to the dialog.
const slideIn = keyframes`from{inset-block:1.5rem -1.5rem;opacity:0}`;
const fadeIn = keyframes`from{opacity:0}`;

/** The dialog's box: it scrolls inside, and is a sheet at the lower edge of a narrow page. */
export const ModalBox = styled.dialog`
inline-size:min(42rem,100vw - 2rem);max-inline-size:none;max-block-size:calc(100dvh - 2rem);margin:auto;padding:0;overflow:auto;
overscroll-behavior:contain;border:1px solid var(--line);border-radius:var(--radius-large);background:var(--surface);color:var(--ink);
box-shadow:var(--shadow-floating);
@media (min-height:34rem){scroll-padding-block-end:14rem}
&[open]{animation:${slideIn} .28s cubic-bezier(.2,.7,.2,1)}
&::backdrop{background:var(--backdrop);animation:${fadeIn} .28s}
@media (max-width:40rem){inline-size:100%;max-block-size:calc(100dvh - 1rem);margin-block-end:0;
border-end-start-radius:0;border-end-end-radius:0;border-inline-width:0;border-block-end-width:0}
`;

/** Everything in the dialog. */
export const ModalContent = styled.div`
display:flex;flex-direction:column;gap:var(--space-4);padding:var(--space-5);
@media (max-width:40rem){padding:var(--space-4)}
`;

/** The dialog's heading and its close button. */
export const ModalHead = styled.div`
display:flex;align-items:flex-start;justify-content:space-between;gap:var(--space-3);
h2{min-inline-size:0;margin-block:.4rem}
>button{flex:none;margin:-.25rem;margin-inline-start:auto;padding:.5rem;color:var(--ink-muted)}
`;

/** The dialog's buttons, at its end; in sight however long the content is, where the page is high enough for both. */
export const ModalActions = styled.div`
display:flex;flex-wrap:wrap;gap:var(--space-3);margin-block:auto calc(-1*var(--space-5));padding-block:var(--space-4) var(--space-5);
background:var(--surface);border-block-start:1px solid var(--line);
@media (min-height:34rem){position:sticky;inset-block-end:0;z-index:2}
@media (max-width:40rem){margin-block-end:calc(-1*var(--space-4));padding-block-end:var(--space-4);>*{flex:1 1 auto}}
`;
