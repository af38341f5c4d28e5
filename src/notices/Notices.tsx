import { useDispatch, useSelector } from 'react-redux';
import { Toasts } from '../ui/Toasts';
import { selectInteraction } from './interaction';
import { selectFailures, selectSuccesses, toastDismissed } from './toasts';

/** The two live regions for toasts, always in the page. */
export const Notices = () => {
  const dispatch = useDispatch();
  const successes = useSelector(selectSuccesses);
  const failures = useSelector(selectFailures);
  return (
    <Toasts
      successes={successes}
      failures={failures}
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
