import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { text } from '../texts/text';
import { Button } from './Button';
import { bringIntoSight } from './focusInSight';
import { everything, Guard, type Interaction, useInteractionGuard } from './InteractionGuard';
import { CloseIcon } from './icons';
import { column, foot, row, wrapping } from './mixins';
import { markPage } from './pageMark';
import { placeAboveDialogs } from './topLayer';

// Without movement: inside a transformed element, `position: fixed` would be relative to the dialog.
const fadeIn = keyframes`
  from {
    opacity: 0;
  }
`;

// Its content scrolls, and on a narrow page it is a sheet at the lower edge. Rule `dialog.height`: a steady one.
const Box = styled.dialog`
  inline-size: min(36rem, 100vw - 2rem);
  max-inline-size: none;
  max-block-size: calc(100dvh - 2rem);
  padding: 0;
  overscroll-behavior: contain;
  border: 1px solid #0000;
  border-radius: var(--radius-large);
  background: var(--surface);
  color: var(--ink);
  box-shadow: 0 1.5rem 4rem rgb(0 0 0 / 0.35);
  scroll-padding-block: min(5rem, 20%) min(10rem, 65%);
  @media (min-height: 34rem) {
    scroll-padding-block-end: 14rem;
  }
  &[open] {
    animation: ${fadeIn} 0.14s;
  }
  &[data-steady][open] {
    ${column}
    block-size: min(36rem, 100dvh - 2rem);
  }
  @media (max-height: 33.99rem) {
    &[data-steady="card"][open] {
      display: block;
      block-size: fit-content;
    }
  }
  &::backdrop {
    background: rgb(0 0 0 / 0.6);
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

// What reaches the dialog's edges, as its foot does, crosses `--edge` and `--edge-block`.
const Content = styled.div`
  --edge: var(--space-6);
  --edge-block: var(--space-5);
  flex: 1 0 auto;
  ${column}
  gap: var(--space-4);
  padding: var(--edge-block) var(--edge);
  /* As high as the page allows at most: the words in it scroll. */
  @media (min-height: 34rem) {
    [data-steady="card"] > & {
      flex-shrink: 1;
      min-block-size: 0;
    }
  }
  @media (max-width: 40rem) {
    --edge: var(--space-4);
    --edge-block: var(--space-4);
  }
`;

const Head = styled.div`
  position: sticky;
  z-index: 2;
  /* If the page is high enough for it, some words and the foot. */
  inset-block-start: min(0px, (100dvh - 24rem) * 99);
  ${row}
  justify-content: space-between;
  gap: var(--space-4);
  min-block-size: 4.25rem;
  margin: calc(-1 * var(--edge-block)) calc(-1 * var(--edge)) 0;
  padding-block: var(--space-3);
  padding-inline: var(--edge) var(--space-3);
  border-block-end: 1px solid var(--line);
  background: var(--surface);
  h2 {
    min-inline-size: 0;
    /* Beside the button the parts of a long word are whole, whatever the size of the text. */
    &:not(:only-child) {
      font-size: min(var(--text-section), 7.5vw);
    }
  }
  > button {
    padding: 0.5rem;
  }
`;

/** The dialog's buttons, at its end; visible however long the content is, if the page is high enough for both. */
export const ModalActions = styled.div`
  ${wrapping}
  gap: var(--space-3);
  margin: auto calc(-1 * var(--edge)) calc(-1 * var(--edge-block));
  padding: var(--space-4) var(--edge);
  ${foot}
  @media (min-height: 18rem) {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
  }
  /* A phone on its side. */
  @media (max-height: 33.99rem) {
    padding-block: var(--space-2);
  }
  > * {
    flex: 1 0 max-content;
  }
`;

/** Its name: a heading that it draws itself, or the id of one among its children. */
type ModalName =
  | { readonly heading: string; readonly labelledBy?: never }
  | { readonly labelledBy: string; readonly heading?: never };

type ModalProps = ModalName & {
  /** Called by the close button and by Escape; the dialog stays until its parent removes it. */
  onClose: () => void;
  /** A "Close" button beside the heading; otherwise the children have what closes it. */
  withCloseButton?: boolean;
  /** Its words come later: it has its height from the start. Around a card, only the words on it scroll. */
  steady?: 'text' | 'card';
  /** Which buttons count when it has just come into view; the heading keeps the focus, and Escape always works. */
  interaction?: Interaction;
  children: ReactNode;
};

/** A modal dialog while it is drawn. Its heading has the focus; all but what stays above dialogs is inert. */
export const Modal = ({
  heading,
  labelledBy,
  onClose,
  withCloseButton = false,
  steady,
  interaction = everything,
  children,
}: ModalProps) => {
  const guard = useInteractionGuard(interaction);
  const box = useRef<HTMLDialogElement>(null);
  const ownId = useId();
  const headingId = labelledBy ?? ownId;
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    // A scrollbar that takes space keeps it when the page stops scrolling, so that nothing moves sideways.
    const { documentElement: root, defaultView, body, activeElement: before } = dialog.ownerDocument;
    root.style.scrollbarGutter = (defaultView?.innerWidth ?? 0) > root.clientWidth ? 'stable' : '';
    // Before the dialog opens: `showModal` makes the browser restyle the whole page at once, and a later mark would
    // make it do so again.
    const unmark = markPage(dialog, 'data-dialog');
    return () => {
      unmark();
      dialog.close();
      placeAboveDialogs(dialog.ownerDocument);
      // A toast was in the dialog, and may now be above what has the focus again. What the member has scrolled away stays.
      const { activeElement: focused } = dialog.ownerDocument;
      const place = focused?.getBoundingClientRect();
      if (root.dataset.toasts && place && place.bottom > 0 && place.top < root.clientHeight) bringIntoSight(focused);
      // Rule `dialog.focus`.
      if (before === body) body.querySelector('h1')?.focus({ preventScroll: true });
    };
  }, []);
  // A dialog that its parent still draws is open, even if the browser has closed it.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    placeAboveDialogs(dialog.ownerDocument, dialog);
    dialog.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  });
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // Browsers close a dialog by themselves when Escape is pressed twice.
  const onNativeClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
  };
  return (
    <Box
      ref={box}
      aria-labelledby={headingId}
      onCancel={onCancel}
      onClose={onNativeClose}
      data-steady={steady}
      {...guard}
    >
      <Guard value={interaction}>
        <Content>
          {heading === undefined ? null : (
            <Head>
              <h2 id={headingId} tabIndex={-1}>
                {heading}
              </h2>
              {withCloseButton ? (
                <Button kind="quiet" closes aria-label={text('action.close')} onClick={onClose}>
                  <CloseIcon />
                </Button>
              ) : null}
            </Head>
          )}
          {children}
        </Content>
      </Guard>
    </Box>
  );
};
