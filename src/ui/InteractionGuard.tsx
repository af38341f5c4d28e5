import { createContext, type ReactNode, type SyntheticEvent, useContext, useLayoutEffect, useRef } from 'react';

const Resting = createContext(false);

/** Whether buttons are inert here, because the member has not yet paused since they came into view. */
export const useResting = (): boolean => useContext(Resting);

/** Makes the buttons and switches below it inert or not, whatever one around it says. */
export const Rest = ({ resting, children }: { resting: boolean; children: ReactNode }) => (
  <Resting value={resting}>{children}</Resting>
);

const isPointed = ({ nativeEvent }: SyntheticEvent<Element, Event>): boolean => {
  // Clicks have no pointer type in older browsers; clicks by a screen reader or a script have no detail either.
  if ('pointerType' in nativeEvent) return nativeEvent.pointerType !== '';
  return 'detail' in nativeEvent && typeof nativeEvent.detail === 'number' && nativeEvent.detail > 0;
};

/**
 * Handlers for the element around the guarded content: a click counts only if presses are accepted and its press began
 * after that, even if the browser was too busy to report it in time.
 */
export const useInteractionGuard = (accepted: boolean) => {
  const acceptedAt = useRef(0);
  const pressedAt = useRef(0);
  useLayoutEffect(() => {
    // Of the same clock as the timestamps of presses.
    if (accepted) acceptedAt.current = new Event('accepted').timeStamp;
  }, [accepted]);
  return {
    onPointerDownCapture: ({ nativeEvent }: SyntheticEvent<Element, Event>) => {
      pressedAt.current = nativeEvent.timeStamp;
    },
    onClickCapture: (event: SyntheticEvent<Element, Event>) => {
      if (accepted && (!isPointed(event) || pressedAt.current >= acceptedAt.current)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};

/** Buttons and switches that appear later within something the member asked for: only these wait for a pause. */
export const InteractionGuarded = ({
  accepted,
  as: Around = 'div',
  children,
}: {
  accepted: boolean;
  as?: 'div' | 'span';
  children: ReactNode;
}) => (
  <Around {...useInteractionGuard(accepted)}>
    <Rest resting={!accepted}>{children}</Rest>
  </Around>
);
