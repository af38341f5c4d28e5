import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { BrandMark } from './BrandMark';
import { row } from './mixins';

/** How placeholders breathe, all as one. */
export const breathe = keyframes`to{opacity:.45}`;

// By opacity alone, so that no frame has to repaint; and only after half a second, when most content has arrived.
const Breathing = styled.span`
  display: block;
  max-inline-size: 100%;
  margin-block: 0.25rem;
  animation: ${breathe} 1.6s ease-in-out 0.5s infinite alternate;
`;

const Bar = styled(Breathing)`
  border-radius: var(--radius-small);
  background: var(--skeleton);
`;

// Both lines breathe as one: each animation is a layer of its own, and a page has many tiles.
const Lines = styled(Breathing)`
  &::before,
  &::after {
    content: "";
    display: block;
    inline-size: 66%;
    block-size: 1rem;
    border-radius: var(--radius-small);
    background: var(--skeleton);
  }
  &::after {
    inline-size: 42%;
    margin-block-start: 0.625rem;
  }
  &[data-skeleton="single"]::after {
    display: none;
  }
  &[data-skeleton="headed"]::before {
    inline-size: 55%;
    block-size: 1.75rem;
  }
  &[data-skeleton="headed"]::after {
    inline-size: 80%;
  }
`;

/** A placeholder for content. Sizes are CSS lengths; hidden from assistive technology. */
export const SkeletonBlock = ({ width = '100%', height }: { width?: string; height: string }) => (
  <Bar aria-hidden="true" data-skeleton="" style={{ inlineSize: width, blockSize: height }} />
);

/** A placeholder for two lines of a tile, the first of which may be its heading, or for a `single` one. */
export const SkeletonLines = ({ kind }: { kind?: 'headed' | 'single' | undefined }) => (
  <Lines aria-hidden="true" data-skeleton={kind ?? ''} />
);

const Indicator = styled.p`
  ${row}
  gap: var(--space-2);
  color: var(--ink-muted);
  svg {
    animation: ${breathe} 1.6s ease-in-out infinite alternate;
  }
`;

/** Shows that something is loading; not a live region. */
export const LoadingIndicator = ({ text }: { text: string }) => (
  <Indicator>
    <BrandMark />
    <span>{text}</span>
  </Indicator>
);
