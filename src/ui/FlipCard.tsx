import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { column, foot, wrapping } from './mixins';

const Stage = styled.div`
  flex: 1 0 auto;
  display: grid;
  perspective: 120rem;
  /* To the edges of the dialog, which its foot reaches. */
  margin-inline: calc(-1 * var(--edge));
  /* As high as the higher side needs, if the page is; but never lower than some words and the buttons. */
  @media (min-height: 34rem) {
    flex-shrink: 1;
    min-block-size: 23rem;
    grid-template-rows: minmax(0, 1fr);
  }
`;

// Rule `consent.flip`.
const Side = styled.div`
  grid-area: 1 / 1;
  min-inline-size: 0;
  backface-visibility: hidden;
  transition: transform 0.5s cubic-bezier(0.4, 0, 0.2, 1);
  ${column}
  gap: var(--space-4);
  &[inert] {
    overflow: hidden;
    transform: rotateY(-180deg);
  }
  &[inert][data-side="back"] {
    transform: rotateY(180deg);
  }
  /* On a low page only the visible side decides the height of the card. */
  @media (max-height: 33.99rem) {
    &[inert] {
      position: absolute;
      inset: 0;
    }
  }
`;

const HEADING = ':is(h2, h3)[tabindex="-1"]';

/** The text of a side, above its buttons: it scrolls if the page is high enough for the buttons to stay visible. */
export const SideWords = styled.div`
  padding-inline: var(--edge);
  flex: 1 0 auto;
  ${column}
  gap: var(--space-4);
  @media (min-width: 40.01rem) {
    [data-side="front"] > & {
      font-size: var(--text-lead);
    }
  }
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
  /* Scrolling content must not shrink: otherwise a child would shrink to fit and clip its text. */
  > * {
    flex: none;
  }
  @media (min-height: 34rem) {
    flex-shrink: 1;
    min-block-size: 11rem;
    /* To the line above the buttons. */
    padding-block-end: var(--space-4);
    margin-block-end: calc(-1 * var(--space-4));
    overflow: auto;
    overscroll-behavior: contain;
  }
`;

/**
 * The foot of a side: its deciding buttons, and below them the one that turns the card. They are in sight together or not
 * at all, so that none is preferred.
 */
export const SideActions = styled.div`
  position: sticky;
  z-index: 2;
  /* If the page is high enough for it and some words. */
  inset-block-end: min(0px, (100dvh - 16rem) * 99);
  ${wrapping}
  gap: var(--space-3);
  margin-block-end: calc(-1 * var(--edge-block));
  padding: var(--space-4) var(--edge) var(--edge-block);
  ${foot}
  > button {
    flex: 1 1 min(13rem, 100%);
  }
  /* The one that turns the card, at the same place on both sides: none that decides is where the one that led to it was. */
  > button[data-kind="quiet"][data-otherwise] {
    flex: 1 0 100%;
    justify-items: center;
  }
  @media (max-height: 33.99rem) {
    row-gap: var(--space-1);
    padding-block: var(--space-2);
    > button {
      flex-basis: min(8rem, 100%);
      padding-inline: var(--space-2);
    }
  }
`;

/** A card whose hidden side is inert. When it turns, the visible side's heading, or the dialog's, gets the focus. */
export const FlipCard = ({ turned, front, back }: { turned: boolean; front: ReactNode; back: ReactNode }) => {
  const stage = useRef<HTMLDivElement>(null);
  const lastTurned = useRef(turned);
  useEffect(() => {
    if (lastTurned.current === turned) return;
    lastTurned.current = turned;
    const heading = stage.current?.querySelector<HTMLElement>(`[data-side]:not([inert]) ${HEADING}`);
    (heading ?? stage.current?.closest('dialog')?.querySelector<HTMLElement>(HEADING))?.focus({ preventScroll: true });
  }, [turned]);
  return (
    <Stage ref={stage}>
      <Side data-side="front" inert={turned}>
        {front}
      </Side>
      <Side data-side="back" inert={!turned}>
        {back}
      </Side>
    </Stage>
  );
};
