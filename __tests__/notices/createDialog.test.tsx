import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createDialogHost, dialogClosed, dialogDue } from '../../src/notices';
import { openPortal } from './portal';

describe('the place of a dialog', () => {
  it('is empty, and fetches no script, until it is the dialog’s turn; and is empty again after it', async () => {
    const portal = openPortal();
    let loads = 0;
    const Host = createDialogHost('privacyStatement', async () => {
      loads += 1;
      return () => <p>the dialog</p>;
    });
    portal.enter('portfolio');
    portal.show(<Host />);
    expect(loads).toBe(0);
    await act(async () => void portal.store.dispatch(dialogDue({ dialog: 'privacyStatement' })));
    expect(await screen.findByText('the dialog')).toBeVisible();
    expect(loads).toBe(1);
    act(() => void portal.store.dispatch(dialogClosed('privacyStatement')));
    expect(screen.queryByText('the dialog')).toBeNull();
    portal.close();
  });

  it('stays empty where the dialog’s script cannot be had, and the page goes on', async () => {
    const portal = openPortal();
    const caught: unknown[] = [];
    const Host = createDialogHost('privacyStatement', async () => {
      throw new Error('the chunk is gone');
    });
    portal.enter('portfolio');
    portal.store.dispatch(dialogDue({ dialog: 'privacyStatement' }));
    await act(async () => {
      render(
        <Provider store={portal.store}>
          <p>the page</p>
          <Host />
        </Provider>,
        { onCaughtError: (error) => caught.push(error) },
      );
    });
    expect(screen.getByText('the page')).toBeVisible();
    expect(caught).toHaveLength(1);
    portal.close();
  });
});
