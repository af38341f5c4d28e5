import type { UnknownAction } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import {
  createDialog,
  type DialogChunk,
  dialogAsked,
  dialogClosed,
  dialogDue,
  selectOpenDialog,
  toastShown,
} from '../../src/notices';
import { dialogsSaga } from '../../src/notices/dialogsSaga';
import { call } from '../../src/state/effects';
import { reloadClicked } from '../../src/state/navigation/slice';
import { REPLACED } from '../../src/state/release';
import { fakeServices } from '../support/builders';
import { byHand, dialogsWith, onOverview } from '../support/dialogs';
import { keepingStorage } from '../support/store';
import { createWorld, settle } from '../support/world';

interface Asking {
  readonly before?: readonly UnknownAction[];
  readonly isSaving?: boolean;
  readonly times?: number;
}

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

  // Rules `release.reload`, `release.words`.
  describe('whose script a release has replaced', () => {
    const gone = Object.assign(new TypeError('404'), { name: 'PageReplaced' });
    const say = { kind: 'failure', text: REPLACED, action: { text: 'Load the page again', event: reloadClicked() } };

    /** The member asks for the dialog `times` times, after these events. */
    const ask = async ({ before = [], isSaving = false, times = 1 }: Asking) => {
      const place = createDialog('managePreferences', async () => {
        throw gone;
      });
      let reloads = 0;
      const kept = new Map<string, string>();
      const { services } = fakeServices({});
      const portal = createWorld(dialogsWith(dialogsSaga, place.saga), {
        ...byHand,
        before: [onOverview, ...before],
        services: {
          http: { ...services.http, isSaving: () => isSaving },
          tabStorage: keepingStorage(kept),
          navigation: {
            ...services.navigation,
            reload: () => {
              reloads += 1;
            },
          },
        },
      });
      for (let time = 0; time < times; time += 1) await portal.happen(dialogAsked({ dialog: 'managePreferences' }));
      return { reloads, toasts: portal.state().toasts };
    };

    it('loads the page anew, once, and then says so, once', async () => {
      expect(await ask({})).toEqual({ reloads: 1, toasts: [] });
      const { reloads, toasts } = await ask({ times: 3 });
      expect(reloads).toBe(1);
      expect(toasts).toMatchObject([say]);
    });

    it.each<[string, Asking]>([
      ['a decision is being saved', { isSaving: true }],
      ['another dialog is open', { before: [dialogDue({ dialog: 'privacyStatement' })] }],
      ['a decision can be sent again', { before: [toastShown('failure', 'Not saved', say.action)] }],
    ])('only says so while %s', async (_, asking) => {
      const { reloads, toasts } = await ask(asking);
      expect(reloads).toBe(0);
      expect(toasts.at(-1)).toMatchObject(say);
    });
  });
});
