import { useDispatch, useSelector } from 'react-redux';
import { textOf } from '../texts/text';
import { Toasts } from '../ui/Toasts';
import { selectInteraction } from './interaction';
import { selectToasts, type ToastNotice, toastDismissed } from './toasts';

const drawn = ({ id, text, action }: ToastNotice) => ({
  id,
  text: textOf(text),
  action: action && { text: textOf(action.text) },
});

/** The places of the toasts, always in the page. */
export const Notices = () => {
  const dispatch = useDispatch();
  const toasts = useSelector(selectToasts);
  const drawnOf = (wanted: ToastNotice['kind']) => toasts.filter(({ kind }) => kind === wanted).map(drawn);
  return (
    <Toasts
      successes={drawnOf('success')}
      failures={drawnOf('failure')}
      warnings={drawnOf('warning')}
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
