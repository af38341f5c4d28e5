import { useDispatch } from 'react-redux';
import { reloadClicked } from '../state/navigation/slice';
import { Button, type ButtonKind } from '../ui/Button';

/** Reloads the page: what failed may load then, such as a script that a new release replaced. */
export const ReloadButton = ({ kind = 'secondary' }: { kind?: ButtonKind }) => {
  const dispatch = useDispatch();
  return (
    <Button kind={kind} onClick={() => dispatch(reloadClicked())}>
      Load the page again
    </Button>
  );
};
