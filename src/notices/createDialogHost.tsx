import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { type DialogName, selectOpenDialog } from './dialogsSlice';

/** Keeps a dialog that cannot be drawn from taking the page down; React reports what it caught to the root's hooks. */
class DialogBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * The place of one dialog in the page: empty unless it is the dialog's turn. Its script is fetched then, and only then.
 * @param load imports the dialog's chunk
 */
export const createDialogHost = (dialog: DialogName, load: () => Promise<ComponentType>): ComponentType => {
  const Dialog = lazy(async () => ({ default: await load() }));
  return function DialogHost() {
    if (useSelector(selectOpenDialog) !== dialog) return null;
    return (
      <DialogBoundary>
        <Suspense fallback={null}>
          <Dialog />
        </Suspense>
      </DialogBoundary>
    );
  };
};
