import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const turn = keyframes`to{rotate:360deg}`;

const Line = styled.p`
display:flex;align-items:center;gap:var(--space-3);color:var(--ink-muted);font-weight:550;
&::before{content:'';flex:none;inline-size:1.25rem;block-size:1.25rem;border-radius:50%;border:3px solid var(--line);
border-block-start-color:var(--brand);animation:${turn} 1s linear infinite}
`;

/** Says to the eye that something is on its way; it is no live region. */
export const LoadingIndicator = ({ text }: { text: string }) => <Line>{text}</Line>;
