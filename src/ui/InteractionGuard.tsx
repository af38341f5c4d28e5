import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react';
import { text } from '../texts/text';

/** Which buttons count in content that appeared or returned by itself (rule `dialog.interaction`). */
export interface Interaction {
  /** Whether all buttons count: not from when something appears until nothing has been pressed for a while. */
  readonly accepted: boolean;
  /** Whether those that only close count: as soon as the dialog has been visible for a moment. */
  readonly closable: boolean;
}

/** Every button counts. */
export const everything: Interaction = { accepted: true, closable: true };

/** Which buttons below it count. The element around them has to be guarded too ({@link useInteractionGuard}). */
export const Guard = createContext(everything);

const counts = ({ accepted, closable }: Interaction, closes: boolean) => accepted || (closes && closable);

/** How a button says that it does not count yet; nothing once it does. `closes`: it commits to nothing. */
export const useReadiness = (closes = false) =>
  counts(useContext(Guard), closes) ? {} : { 'aria-disabled': true, 'aria-description': text('action.notReady') };

// Clicks have no pointer type in older browsers; clicks by a screen reader or a script have no detail either.
const isPointed = ({ nativeEvent }: SyntheticEvent): boolean =>
  'pointerType' in nativeEvent
    ? nativeEvent.pointerType !== ''
    : 'detail' in nativeEvent && typeof nativeEvent.detail === 'number' && nativeEvent.detail > 0;

const NEVER = Number.POSITIVE_INFINITY;

// Since when presses count, on the clock of event timestamps; at no time while they do not.
const useSince = (isCounting: boolean) => {
  const since = useRef(NEVER);
  useLayoutEffect(() => {
    since.current = isCounting ? new Event('accepted').timeStamp : NEVER;
  }, [isCounting]);
  return since;
};

/**
 * Handlers for the element around the guarded content: a press counts only if it began after its button began to count,
 * even if the browser was too busy to report it in time. Until then none moves the focus.
 */
export const useInteractionGuard = (interaction: Interaction) => {
  const accepted = useSince(counts(interaction, false));
  const closable = useSince(counts(interaction, true));
  const sinceOf = ({ target }: SyntheticEvent) =>
    (target instanceof Element && target.closest('[data-closes]') ? closable : accepted).current;
  const pressedAt = useRef(0);
  const keyDownAt = useRef(0);
  const ignoreEarly = (event: SyntheticEvent) => {
    const since = sinceOf(event);
    if (isPointed(event) ? pressedAt.current >= since : since < NEVER) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onPointerDownCapture: ({ nativeEvent }: SyntheticEvent) => {
      pressedAt.current = nativeEvent.timeStamp;
    },
    onMouseDownCapture: (event: SyntheticEvent) => {
      if (sinceOf(event) === NEVER) event.preventDefault();
    },
    // A key that is held down is no new press: it would answer what comes after what it was meant for.
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (!event.repeat) keyDownAt.current = event.nativeEvent.timeStamp;
      else if (/^(Enter|Escape)$/.test(event.key)) event.preventDefault();
    },
    // Space presses a button when it is let go.
    onKeyUpCapture: (event: KeyboardEvent) => {
      if (event.key === ' ' && keyDownAt.current < sinceOf(event)) event.preventDefault();
    },
    onClickCapture: ignoreEarly,
    onAuxClickCapture: ignoreEarly,
  };
};

/** Buttons that appear by themselves outside of dialogs: they wait for a pause. */
export const InteractionGuarded = ({ interaction, children }: { interaction: Interaction; children: ReactNode }) => (
  <div {...useInteractionGuard(interaction)}>
    <Guard value={interaction}>{children}</Guard>
  </div>
);
