import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './Button';
import { CloseIcon } from './icons';
import { ModalBox, ModalContent, ModalHead } from './modalStyles';
import { Rest, usePressGuard } from './PressGuard';
import { liftInto, markPage, swallowDoubleClick } from './topLayer';

/** The dialog's name: a heading that it draws itself, or the id of one among its children. */
type ModalName =
  | { readonly heading: string; readonly labelledBy?: never }
  | { readonly labelledBy: string; readonly heading?: never };

export type ModalProps = ModalName & {
  /** Called by the close button and by Escape; the dialog stays until its parent removes it. */
  readonly onClose: () => void;
  /** The children render the "Close" button themselves. */
  readonly withoutCloseButton?: boolean;
  /** Has a least height, so that its buttons hardly move; it grows to the page's, and then what is in it scrolls. */
  readonly steady?: boolean;
  /**
   * Whether presses count; while false, buttons are inert, the heading keeps the focus, and only Escape works. True by
   * default, as for a dialog that the member asked for.
   */
  readonly pressesAccepted?: boolean;
  readonly children: ReactNode;
};

/**
 * A modal dialog, open as long as it is rendered. The focus moves to its heading and, when it closes, back to where it
 * was; meanwhile the rest of the page, except what stays above dialogs, is inert and does not scroll.
 */
export const Modal = ({
  heading,
  labelledBy,
  onClose,
  withoutCloseButton = false,
  steady = false,
  pressesAccepted = true,
  children,
}: ModalProps) => {
  const guard = usePressGuard(pressesAccepted);
  const box = useRef<HTMLDialogElement>(null);
  const ownHeadingId = useId();
  const headingId = labelledBy ?? ownHeadingId;
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    // A scrollbar that takes space keeps it when the page stops scrolling, so that nothing moves sideways.
    const { documentElement: root, defaultView } = dialog.ownerDocument;
    root.style.scrollbarGutter = (defaultView?.innerWidth ?? 0) > root.clientWidth ? 'stable' : '';
    const canBeModal = typeof dialog.showModal === 'function';
    if (canBeModal) dialog.showModal();
    else dialog.setAttribute('open', '');
    const lower = liftInto(dialog);
    const unmark = markPage(dialog, 'data-dialog');
    dialog.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    return () => {
      lower();
      unmark();
      swallowDoubleClick(dialog.ownerDocument);
      if (canBeModal) dialog.close();
    };
  }, []);
  useLayoutEffect(() => {
    // An element that becomes inert loses the focus; move it to the heading, so that the keyboard continues from there.
    const dialog = box.current;
    const focused = dialog?.ownerDocument.activeElement;
    if (pressesAccepted || !dialog?.contains(focused ?? null) || !focused?.closest('[inert]')) return;
    dialog.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [pressesAccepted]);
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
    <ModalBox
      ref={box}
      aria-labelledby={headingId}
      onCancel={onCancel}
      onClose={onNativeClose}
      data-steady={steady ? '' : undefined}
      {...guard}
    >
      <Rest resting={!pressesAccepted}>
        <ModalContent>
          {heading === undefined && withoutCloseButton ? null : (
            <ModalHead>
              {heading === undefined ? null : (
                <h2 id={ownHeadingId} tabIndex={-1}>
                  {heading}
                </h2>
              )}
              {withoutCloseButton ? null : (
                <Button kind="quiet" aria-label="Close" onClick={onClose}>
                  <CloseIcon />
                </Button>
              )}
            </ModalHead>
          )}
          {children}
        </ModalContent>
      </Rest>
    </ModalBox>
  );
};
