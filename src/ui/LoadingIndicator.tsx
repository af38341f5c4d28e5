import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { BrandMark } from './BrandMark';

const breathe = keyframes`to{opacity:.45}`;

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--ink-muted);
  svg {
    flex: none;
    animation: ${breathe} 1.6s ease-in-out infinite alternate;
  }
`;

/** Shows that something is loading; not a live region. */
export const LoadingIndicator = ({ text }: { text: string }) => (
  <Line>
    <BrandMark />
    <span>{text}</span>
  </Line>
);
