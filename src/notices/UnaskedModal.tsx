import { useSelector } from 'react-redux';
import { Modal, type ModalProps } from '../ui/Modal';
import { selectPressesAccepted } from './pressesSlice';

/** A dialog that opens by itself: its buttons work only after a pause without presses. */
export const UnaskedModal = (props: ModalProps) => (
  <Modal {...props} pressesAccepted={useSelector(selectPressesAccepted)} />
);
