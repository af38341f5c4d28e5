import { useDispatch, useSelector } from 'react-redux';
import { Toasts } from '../ui/Toasts';
import { selectInteraction } from './interaction';
import { selectToasts, toastDismissed } from './toasts';

/** The places of the toasts, always in the page. */
export const Notices = () => {
  const dispatch = useDispatch();
  const toasts = useSelector(selectToasts);
  return (
    <Toasts
      toasts={toasts}
      onDismiss={(id) => dispatch(toastDismissed({ id }))}
      onAct={(acted) => {
        const action = toasts.find(({ id }) => id === acted)?.action;
        dispatch(toastDismissed({ id: acted }));
        if (action !== undefined) dispatch(action.event);
      }}
      interaction={useSelector(selectInteraction)}
    />
  );
};
