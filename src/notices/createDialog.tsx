import { type ComponentType, lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Boundary } from '../ui/Boundary';
import { type DialogName, selectOpenDialog } from './dialogsSlice';

/**
 * The place of one dialog in the page: empty unless it is the dialog's turn. Its script is fetched then, and only then.
 * @param load imports the dialog's chunk
 */
export const createDialogHost = (dialog: DialogName, load: () => Promise<ComponentType>): ComponentType => {
  const Dialog = lazy(async () => ({ default: await load() }));
  return function DialogHost() {
    if (useSelector(selectOpenDialog) !== dialog) return null;
    return (
      <Boundary fallback={null}>
        <Suspense fallback={null}>
          <Dialog />
        </Suspense>
      </Boundary>
    );
  };
};
