import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { text, textOf } from '../texts/text';
import { Button } from '../ui/Button';
import { bringIntoSight } from '../ui/focusInSight';
import { InteractionGuarded } from '../ui/InteractionGuard';
import { AlertIcon, CheckIcon, CloseIcon, type IconComponent } from '../ui/icons';
import { column, panel, row, wrappingRow } from '../ui/mixins';
import { markPage } from '../ui/pageMark';
import { selectInteraction } from './interaction';
import { selectToasts, type ToastNotice, toastDismissed } from './toasts';

const rise = keyframes`
  from {
    translate: 0 1rem;
    opacity: 0;
  }
`;

// The last element of the page, so that whatever it covers can be scrolled out from under it.
const Corner = styled.div`
  position: sticky;
  z-index: 10;
  inset-block-end: 0;
  &,
  > div {
    ${column}
    align-items: flex-end;
    max-inline-size: 100%;
  }
  /* However large the text is: what has the focus always finds room beside it. */
  max-block-size: 50vh;
  overflow-y: auto;
  padding-inline: var(--space-4);
  pointer-events: none;
  dialog > & {
    position: fixed;
    inset-block: var(--space-4) auto;
    inset-inline: 0;
    /* Where it would lie on the dialog's head, it pushes that down. */
    @media (max-width: 40rem), (max-height: 33.99rem) {
      position: sticky;
      inset-block-start: 0;
      flex: none;
    }
  }
`;

const Box = styled.div`
  ${wrappingRow}
  gap: var(--space-2) var(--space-3);
  /* No wider than its words, so that it covers little of the page. */
  max-inline-size: min(30rem, 100%);
  margin-block: var(--space-2);
  padding: var(--space-2);
  padding-inline-start: var(--space-4);
  ${panel('medium')}
  border-inline-start: 6px solid var(--toast);
  box-shadow: var(--shadow-raised);
  pointer-events: auto;
  animation: ${rise} 0.14s;
  > svg {
    color: var(--toast);
  }
  /* With large text, or in a window of less than 22rem, the buttons are below, so that no word has to be broken. */
  p {
    flex: 1 1 min(5.5rem + max(0px, (22rem - 100vw) * 99), 100% - 2.25rem);
    min-inline-size: min(5rem, 100%);
    font-weight: 600;
    line-height: 1.35;
  }
  /* The buttons stay beside each other. */
  > div {
    ${row}
    margin-inline-start: auto;
  }
  button {
    flex: none;
    padding: 0.5rem;
  }
  button:not([data-action]) {
    color: var(--ink-muted);
  }
  /* In a dialog it lies at the upper edge, and what has the focus is not below it. */
  dialog:has(&) {
    scroll-padding-block-start: clamp(6.5rem, 20rem - 50vw, 50vh);
  }
`;

// The focus that a toast had goes back to where it was when the toast came (rule `toast.focus`).
const markToast = (box: HTMLElement | null) => {
  if (box === null) return undefined;
  const unmark = markPage(box, 'data-toasts');
  const before = box.ownerDocument.activeElement;
  // The toast would cover it.
  bringIntoSight(before);
  return () => {
    unmark();
    if (box.contains(box.ownerDocument.activeElement) && before instanceof HTMLElement)
      before.focus({ preventScroll: true });
  };
};

const ToastBox = ({ toast, colour, Icon }: { toast: ToastNotice; colour: string; Icon: IconComponent }) => {
  const dispatch = useDispatch();
  const interaction = useSelector(selectInteraction);
  const { id, text: words, action } = toast;
  const dismiss = () => dispatch(toastDismissed({ id }));
  const act = (event: UnknownAction) => {
    dismiss();
    dispatch(event);
  };
  return (
    <Box ref={markToast} style={{ '--toast': colour }}>
      <Icon />
      <p>{textOf(words)}</p>
      <div>
        {action === undefined ? null : (
          <InteractionGuarded interaction={interaction}>
            <Button kind="quiet" data-action="" onClick={() => act(action.event)}>
              {textOf(action.text)}
            </Button>
          </InteractionGuarded>
        )}
        <Button kind="quiet" aria-label={text('toast.dismiss')} onClick={dismiss}>
          <CloseIcon />
        </Button>
      </div>
    </Box>
  );
};

/**
 * The two live regions for toasts, always in the page; they stay above an open dialog. Toasts may name what the member
 * has, so that `areShown` is false while nothing of theirs may be seen.
 */
export const Notices = ({ areShown }: { areShown: boolean }) => {
  const toasts = useSelector(selectToasts);
  const boxes = (wanted: ToastNotice['kind'], colour: string, Icon: IconComponent) =>
    toasts
      .filter(({ kind }) => areShown && kind === wanted)
      .map((toast) => <ToastBox key={toast.id} toast={toast} colour={colour} Icon={Icon} />);
  return (
    // What is lifted into a dialog needs a parent of its own to return to.
    <div style={{ display: 'contents' }}>
      <Corner data-above-dialogs="">
        <div role="status" aria-atomic={false}>
          {boxes('success', 'var(--success)', CheckIcon)}
        </div>
        <div role="alert" aria-atomic={false}>
          {boxes('failure', 'var(--danger)', AlertIcon)}
        </div>
      </Corner>
    </div>
  );
};
