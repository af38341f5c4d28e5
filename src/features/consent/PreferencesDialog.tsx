import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { dialogClosed, selectPressesAccepted } from '../../notices';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import { ModalActions } from '../../ui/modalStyles';
import { PressGuarded } from '../../ui/PressGuard';
import { PreferenceSwitches } from './PreferenceSwitches';

/**
 * The member's preferences, opened by the member at any time; closing it sends nothing (rule `help.preferences`). The
 * member asked for the dialog, so its button works at once; the switches arrive later and wait for a pause without
 * presses.
 */
export const PreferencesDialog = () => {
  const dispatch = useDispatch();
  const pressesAccepted = useSelector(selectPressesAccepted);
  const top = useRef<HTMLDivElement>(null);
  const close = () => dispatch(dialogClosed('managePreferences'));
  return (
    <Modal heading="Manage preferences" onClose={close} withoutCloseButton>
      <div ref={top} tabIndex={-1}>
        <PressGuarded accepted={pressesAccepted}>
          <PreferenceSwitches onRetry={() => top.current?.focus()} />
        </PressGuarded>
      </div>
      <ModalActions>
        <Button onClick={close}>Close</Button>
      </ModalActions>
    </Modal>
  );
};
