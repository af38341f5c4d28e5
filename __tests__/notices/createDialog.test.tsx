import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createDialog, type DialogChunk, dialogClosed, dialogDue, dialogShown } from '../../src/notices';
import { dialogsSaga } from '../../src/notices/dialogsSaga';
import { call, takeEvery } from '../../src/state/effects';
import { trackingSaga } from '../../src/state/track';
import { openDialogs } from './portal';

const open = (load: () => Promise<DialogChunk>, prepared: string[] = []) => {
  const place = createDialog('privacyStatement', load, function* prepare() {
    yield* call(() => prepared.push('prepared'));
  });
  const portal = openDialogs({ sagas: [trackingSaga, dialogsSaga, place.saga] });
  portal.enter('portfolio');
  return { portal, Host: place.Host };
};

describe('a dialog', () => {
  it('is fetched when its turn comes, works from then on, and is gone afterwards', async () => {
    const heard: string[] = [];
    let loads = 0;
    const { portal, Host } = open(async () => {
      loads += 1;
      return {
        Dialog: () => <p>the dialog</p>,
        *saga() {
          yield* takeEvery(dialogShown, function* hear() {
            yield* call(() => heard.push('shown'));
          });
        },
      };
    });
    portal.show(<Host />);
    expect(loads).toBe(0);
    await act(async () => {
      portal.store.dispatch(dialogDue({ dialog: 'privacyStatement' }));
      await portal.settled();
    });
    expect(await screen.findByText('the dialog')).toBeVisible();
    expect(loads).toBeGreaterThan(0);
    expect(heard).toEqual(['shown']);
    expect(portal.events).toEqual([{ category: 'popup', action: 'shown', label: 'privacy-statement' }]);
    act(() => void portal.store.dispatch(dialogClosed('privacyStatement')));
    expect(screen.queryByText('the dialog')).toBeNull();
    portal.close();
  });

  it('fetches its content in parallel with its script', async () => {
    const prepared: string[] = [];
    const { portal } = open(() => new Promise(() => undefined), prepared);
    expect(prepared).toEqual([]);
    portal.store.dispatch(dialogDue({ dialog: 'privacyStatement' }));
    expect(prepared).toEqual(['prepared']);
    expect(portal.events).toEqual([]);
    portal.close();
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
      portal.store.dispatch(dialogDue({ dialog: 'privacyStatement' }));
      portal.store.dispatch(dialogDue({ dialog: 'marketingConsent' }));
      await portal.settled();
    });
    expect(screen.getByText('the page')).toBeVisible();
    expect(portal.open()).toBe('marketingConsent');
    expect(portal.logged).toEqual(['There was an issue fetching a dialog']);
    expect(portal.events).toEqual([]);
    portal.close();
  });
});
