import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createDialog, type DialogChunk, dialogClosed, dialogDue, selectOpenDialog } from '../../src/notices';
import { dialogsSaga } from '../../src/notices/dialogsSaga';
import { call } from '../../src/state/effects';
import { byHand, dialogsWith } from '../support/dialogs';
import { createWorld, settle } from '../support/world';

const open = (load: () => Promise<DialogChunk>, prepared: string[] = []) => {
  const place = createDialog('privacyStatement', load, function* prepare() {
    yield* call(() => prepared.push('prepared'));
  });
  const portal = createWorld(dialogsWith(dialogsSaga, place.saga), byHand);
  portal.arrive('portfolio');
  return { portal, Host: place.Host };
};

describe('a dialog', () => {
  it('is fetched when its turn comes, works from then on, and is gone afterwards', async () => {
    let loads = 0;
    const { portal, Host } = open(async () => {
      loads += 1;
      return { Dialog: () => <p>the dialog</p> };
    });
    portal.show(<Host />);
    expect(loads).toBe(0);
    await act(async () => {
      portal.dispatch(dialogDue({ dialog: 'privacyStatement' }));
      await settle();
    });
    expect(await screen.findByText('the dialog')).toBeVisible();
    expect(loads).toBeGreaterThan(0);
    expect(portal.outbox.analytics).toEqual([{ category: 'popup', action: 'shown', label: 'privacy-statement' }]);
    act(() => portal.dispatch(dialogClosed('privacyStatement')));
    expect(screen.queryByText('the dialog')).toBeNull();
  });

  it('fetches its content in parallel with its script', async () => {
    const prepared: string[] = [];
    const { portal } = open(() => new Promise(() => undefined), prepared);
    expect(prepared).toEqual([]);
    portal.dispatch(dialogDue({ dialog: 'privacyStatement' }));
    expect(prepared).toEqual(['prepared']);
    expect(portal.outbox.analytics).toEqual([]);
  });

  it('whose script cannot be loaded lets the next one open, and that is recorded', async () => {
    const caught: unknown[] = [];
    const { portal, Host } = open(async () => {
      throw new Error('the chunk is gone');
    });
    await act(async () => {
      render(
        <Provider store={portal.store}>
          <p>the page</p>
          <Host />
        </Provider>,
        { onCaughtError: (error) => caught.push(error) },
      );
    });
    await act(async () => {
      portal.dispatch(dialogDue({ dialog: 'privacyStatement' }));
      portal.dispatch(dialogDue({ dialog: 'marketingConsent' }));
      await settle();
    });
    expect(screen.getByText('the page')).toBeVisible();
    expect(selectOpenDialog(portal.state())).toBe('marketingConsent');
    expect(portal.outbox.logged).toEqual(['There was an issue fetching a dialog']);
    expect(portal.outbox.analytics).toEqual([]);
  });
});
