import { useDispatch, useSelector } from 'react-redux';
import { Toasts } from '../ui/Toasts';
import { selectFailures, selectSuccesses, toastDismissed } from './toastsSlice';

/** The two toast regions; in the page from the start. */
export const Notices = () => {
  const dispatch = useDispatch();
  return (
    <Toasts
      successes={useSelector(selectSuccesses)}
      failures={useSelector(selectFailures)}
      onDismiss={(id) => dispatch(toastDismissed({ id }))}
    />
  );
};
