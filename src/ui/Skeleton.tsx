import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const shine = keyframes`to{background-position-x:-200%}`;

const Bar = styled.span`
display:block;border-radius:var(--radius-small);
background:linear-gradient(90deg,var(--skeleton) 40%,var(--skeleton-shine) 50%,var(--skeleton) 60%) 0 0/200% 100%;
animation:${shine} 1.8s linear infinite;
@media (forced-colors:active){background:none;border:1px solid GrayText}
`;

/** One block that will be filled. Sizes are CSS lengths; the block is hidden from assistive technology. */
export const SkeletonBlock = ({ width = '100%', height }: { width?: string; height: string }) => (
  <Bar aria-hidden="true" data-skeleton="" style={{ inlineSize: width, blockSize: height, maxInlineSize: '100%' }} />
);
