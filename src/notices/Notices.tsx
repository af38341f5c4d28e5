import { useDispatch, useSelector } from 'react-redux';
import { textOf } from '../texts/text';
import { Toasts } from '../ui/Toasts';
import { selectInteraction } from './interaction';
import { selectFailures, selectSuccesses, type ToastNotice, toastDismissed } from './toasts';

const drawn = ({ id, text, action }: ToastNotice) => ({
  id,
  text: textOf(text),
  action: action && { text: textOf(action.text) },
});

/** The two live regions for toasts, always in the page. */
export const Notices = () => {
  const dispatch = useDispatch();
  const successes = useSelector(selectSuccesses);
  const failures = useSelector(selectFailures);
  return (
    <Toasts
      successes={successes.map(drawn)}
      failures={failures.map(drawn)}
      onDismiss={(id) => dispatch(toastDismissed({ id }))}
      onAct={(acted) => {
        const action = [...successes, ...failures].find(({ id }) => id === acted)?.action;
        dispatch(toastDismissed({ id: acted }));
        if (action !== undefined) dispatch(action.event);
      }}
      interaction={useSelector(selectInteraction)}
    />
  );
};
