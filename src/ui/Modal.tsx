import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './Button';
import { CloseIcon } from './icons';
import { ModalBox, ModalContent, ModalHead } from './modalStyles';
import { liftInto, swallowDoubleClick } from './topLayer';

/** The dialog's name: a heading that it draws itself, or the id of one among its children. */
type ModalName =
  | { readonly heading: string; readonly labelledBy?: never }
  | { readonly labelledBy: string; readonly heading?: never };

export type ModalProps = ModalName & {
  /** Called by the close button and by Escape; the dialog stays until it is taken out of the tree. */
  readonly onClose: () => void;
  /** Leaves the button "Close" to the children. */
  readonly withoutCloseButton?: boolean;
  readonly children: ReactNode;
};

/**
 * A modal dialog, open as long as it is in the tree. The focus moves to its heading and, when it goes, back to where it
 * was; the rest of the page, but for what stays above dialogs, is inert meanwhile and does not scroll.
 */
export const Modal = ({ heading, labelledBy, onClose, withoutCloseButton = false, children }: ModalProps) => {
  const box = useRef<HTMLDialogElement>(null);
  const ownHeadingId = useId();
  const headingId = labelledBy ?? ownHeadingId;
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    const canBeModal = typeof dialog.showModal === 'function';
    if (canBeModal) dialog.showModal();
    else dialog.setAttribute('open', '');
    const lower = liftInto(dialog);
    dialog.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    return () => {
      lower();
      swallowDoubleClick(dialog.ownerDocument);
      if (canBeModal) dialog.close();
    };
  }, []);
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // A browser closes a dialog by itself when Escape is pressed twice.
  const onNativeClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
  };
  return (
    <ModalBox ref={box} aria-labelledby={headingId} onCancel={onCancel} onClose={onNativeClose}>
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
    </ModalBox>
  );
};
