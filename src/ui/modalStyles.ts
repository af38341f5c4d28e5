import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

// Without movement: inside a transformed element, `position: fixed` would be relative to the dialog.
const fadeIn = keyframes`
  from {
    opacity: 0;
  }
`;

/** The dialog's box: its content scrolls, and on a narrow page it is a sheet at the lower edge. */
export const ModalBox = styled.dialog`
  inline-size: min(36rem, 100vw - 2rem);
  max-inline-size: none;
  max-block-size: calc(100dvh - 2rem);
  margin: auto;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid #0000;
  border-radius: var(--radius-large);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-floating);
  scroll-padding-block-end: 5rem;
  @media (min-height: 34rem) {
    scroll-padding-block-end: 14rem;
  }
  &[open] {
    animation: ${fadeIn} 0.14s;
  }
  @media (min-height: 34rem) {
    &[data-steady] {
      min-block-size: min(36rem, 100dvh - 2rem);
      display: none;
    }
    &[data-steady][open] {
      display: flex;
      flex-direction: column;
    }
  }
  &::backdrop {
    background: var(--backdrop);
    animation: ${fadeIn} 0.14s;
  }
  @media (max-width: 40rem) {
    inline-size: 100%;
    max-block-size: calc(100dvh - 1rem);
    margin-block-end: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    border-inline-width: 0;
    border-block-end-width: 0;
  }
`;

/** Everything in the dialog; what reaches the dialog's edges, as its foot does, crosses `--edge` and `--edge-block`. */
export const ModalContent = styled.div`
  --edge: var(--space-6);
  --edge-block: var(--space-5);
  flex: 1 0 auto;
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  padding: var(--edge-block) var(--edge);
  /* As high as the page allows at most: the words in it scroll. */
  @media (min-height: 34rem) {
    [data-steady] > & {
      flex-shrink: 1;
      min-block-size: 0;
    }
  }
  @media (max-width: 40rem) {
    --edge: var(--space-4);
    --edge-block: var(--space-4);
  }
`;

/** The dialog's heading and its close button. */
export const ModalHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-block-size: 4.25rem;
  margin: calc(-1 * var(--edge-block)) calc(-1 * var(--edge)) 0;
  padding: var(--space-3) var(--space-3) var(--space-3) var(--edge);
  border-block-end: 1px solid var(--line);
  h2 {
    min-inline-size: 0;
  }
  > button {
    flex: none;
    padding: 0.5rem;
  }
`;

/** The dialog's buttons, at its end; visible however long the content is, if the page is high enough for both. */
export const ModalActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin: auto calc(-1 * var(--edge)) calc(-1 * var(--edge-block));
  padding: var(--space-4) var(--edge);
  background: var(--sunken);
  border-block-start: 1px solid var(--line);
  @media (min-height: 34rem) {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
  }
  > * {
    flex: 1 0 max-content;
  }
  > [data-kind="quiet"] {
    flex-basis: 100%;
  }
`;
