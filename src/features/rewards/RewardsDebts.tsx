import { useDispatch, useSelector } from 'react-redux';
import { ONLINE_PAYMENTS } from '../../contract/routes';
import { DebtAlert } from '../../ui/DebtAlert';
import { rewardsNames } from './debts';
import { selectDebts } from './selectors';
import { debtFollowed } from './slice';

/** The debts of the rewards programme's parts (rule `debt.alert`). */
export const RewardsDebts = () => {
  const dispatch = useDispatch();
  const debts = useSelector(selectDebts);
  return debts.map(({ tile, message }) => (
    <DebtAlert
      key={tile}
      name={rewardsNames[tile]}
      message={message}
      href={ONLINE_PAYMENTS}
      onFollow={() => dispatch(debtFollowed(tile))}
    />
  ));
};
