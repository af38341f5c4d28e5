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

const Lines = styled.span`
display:flex;flex-direction:column;gap:.6em;padding-block:.28em;
`;

/** Lines of text that will arrive, as tall as the text. The last one is shorter. */
export const SkeletonLines = ({ lines = 2 }: { lines?: number }) => (
  <Lines aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never change places
      <SkeletonBlock key={line} width={line === lines - 1 ? '62%' : '92%'} height=".95em" />
    ))}
  </Lines>
);
