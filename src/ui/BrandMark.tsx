import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

/** The portal's mark: a shelter of two arcs. Decorative only. */
export const BrandMark = () => (
  <svg
    aria-hidden="true"
    focusable="false"
    width="2em"
    height="2em"
    viewBox="0 0 36 36"
    fill="none"
    strokeWidth="4"
    strokeLinecap="round"
  >
    <path stroke="currentColor" d="M4 28a14 14 0 0 1 28 0" />
    <path stroke="var(--sun)" d="M12 28a6 6 0 0 1 12 0" />
  </svg>
);

const breathe = keyframes`to{opacity:.45}`;

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--ink-muted);
  svg {
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

/** One size of the arcs: their radius, and the least height of the box that has room for it. CSS lengths. */
interface Size {
  readonly radius: string;
  readonly from: string;
}

// Each edge is a percent wide, so that it is smooth.
const rings =
  '#0000 16%,currentColor 17% 33%,#0000 34% 49%,currentColor 50% 65%,#0000 66% 81%,currentColor 82% 98%,#0000 99%';

/**
 * The arcs of the mark in the text's colour, as the background of a box that reaches to the lower edge: what remains of
 * a tile or a column beside taller ones is drawn on purpose. The largest of `sizes`, given from the largest on, that
 * the box has room for is drawn, at `side`; in a box that is lower than the last one needs, nothing.
 *
 * They are gradients in steps, although a gradient cannot take its width from its height. A mask, which can, is a layer
 * of its own and in each size a page of its own, and cost more than anything else that a tile draws (rule
 * `start.styles`).
 */
export const arcs = (side: 'left' | 'right' | 'center', sizes: readonly Size[]): string =>
  sizes
    .map(({ radius, from }, index) => {
      const below = sizes[index - 1]?.from;
      const shown = [`(100% - ${from}) * 999 + 1px`, ...(below ? [`(${below} - 100%) * 999`] : []), radius];
      return `radial-gradient(circle ${radius} at bottom,${rings}) ${side} bottom / calc(2 * ${radius}) max(0px, min(${shown.join(', ')})) no-repeat`;
    })
    .join(',');
