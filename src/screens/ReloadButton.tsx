import { useDispatch } from 'react-redux';
import { reloadClicked } from '../state/navigation/slice';
import { Button } from '../ui/Button';

/** Reloads the page: what failed may load then, such as a script that a new release replaced. */
export const ReloadButton = () => {
  const dispatch = useDispatch();
  return <Button onClick={() => dispatch(reloadClicked())}>Load the page again</Button>;
};
