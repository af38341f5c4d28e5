import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { isRightToLeft } from './carouselPages';

/** In CSS pixels: how far a pointer moves before it counts as a drag, and how far a drag must go to turn the page. */
const SLIP = 8;
const TURN = 40;

interface Gesture {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  dragged: boolean;
}

interface SwipeOptions {
  /** Whether there is a page in that direction (1: forward in the reading direction); a drag without one is slowed. */
  readonly leads: (direction: -1 | 1) => boolean;
  readonly onSwipe: (direction: -1 | 1) => void;
}

/** Pointer handlers for pages that are dragged sideways; slips, vertical scrolls and the last click do nothing. */
export const useSwipe = ({ leads, onSwipe }: SwipeOptions) => {
  const gesture = useRef<Gesture>(undefined);
  // Not every browser sends the click to the element that captured the pointer.
  const swallowsClick = useRef(false);

  const directionOf = (moved: number, frame: HTMLElement): -1 | 1 => (moved < 0 === isRightToLeft(frame) ? -1 : 1);

  const end = (frame: HTMLElement): Gesture | undefined => {
    const ended = gesture.current;
    gesture.current = undefined;
    frame.style.removeProperty('--carousel-drag');
    frame.removeAttribute('data-dragged');
    return ended;
  };

  return {
    onPointerDown: ({ isPrimary, button, clientX: x, clientY: y, pointerId }: PointerEvent) => {
      swallowsClick.current = false;
      if (isPrimary && button === 0) gesture.current = { pointerId, x, y, dragged: false };
    },
    onPointerMove: ({ currentTarget, pointerId, buttons, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const { current } = gesture;
      if (current?.pointerId !== pointerId) return;
      // It was released elsewhere, before it counted as a drag.
      if (buttons === 0) {
        end(currentTarget);
        return;
      }
      const moved = clientX - current.x;
      if (!current.dragged) {
        if (Math.abs(moved) < SLIP) return;
        if (Math.abs(moved) < 1.5 * Math.abs(clientY - current.y)) {
          gesture.current = undefined;
          return;
        }
        current.dragged = true;
        currentTarget.setPointerCapture(pointerId);
        currentTarget.ownerDocument.getSelection()?.removeAllRanges();
        currentTarget.setAttribute('data-dragged', '');
      }
      const shift = leads(directionOf(moved, currentTarget)) ? moved : moved / 4;
      currentTarget.style.setProperty('--carousel-drag', `${shift}px`);
    },
    onPointerUp: ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
      if (gesture.current?.pointerId !== pointerId) return;
      const ended = end(currentTarget);
      if (!ended?.dragged) return;
      swallowsClick.current = true;
      const moved = clientX - ended.x;
      const direction = directionOf(moved, currentTarget);
      if (Math.abs(moved) >= TURN && leads(direction)) onSwipe(direction);
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      end(currentTarget);
    },
    onClickCapture: (event: MouseEvent) => {
      // A click by the keyboard has no detail.
      if (!swallowsClick.current || event.detail === 0) return;
      swallowsClick.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // Otherwise the mouse would drag links and pictures away.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
};
