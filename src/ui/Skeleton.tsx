import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const breathe = keyframes`to{opacity:.45}`;

// Animated by opacity alone, so that no frame has to repaint; and only after half a second, when most content has
// arrived.
const Bar = styled.span`
  display: block;
  max-inline-size: 100%;
  margin-block: 0.25rem;
  border-radius: var(--radius-small);
  background: var(--skeleton);
  animation: ${breathe} 1.6s ease-in-out 0.5s infinite alternate;
`;

/** A placeholder for content. Sizes are CSS lengths; hidden from assistive technology. */
export const SkeletonBlock = ({ width = '100%', height }: { width?: string; height: string }) => (
  <Bar aria-hidden="true" data-skeleton="" style={{ inlineSize: width, blockSize: height }} />
);
