import { useSelector } from 'react-redux';
import { type ItemsPerPage, useItemsPerPage } from '../../ui/layouts';
import { selectWithoutWords } from './selectors';

const onPaper: ItemsPerPage = { wide: 0, narrower: [{ query: 'print', items: 1 }] };

const Rest = () => {
  const count = useSelector(selectWithoutWords);
  if (count === 0) return null;
  return <p>{count === 1 ? 'One more action is in the portal.' : `${count} more actions are in the portal.`}</p>;
};

/**
 * Says on paper how many actions are only in the portal; nothing if all of them are printed (rule `outstanding.print`).
 */
export const NotPrinted = () => (useItemsPerPage(onPaper) > 0 ? <Rest /> : null);
