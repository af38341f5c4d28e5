import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { CONSENT_CATEGORY, consentSaga } from '../../../src/features/consent/saga';
import {
  preferencesLeft,
  preferencesOpened,
  preferencesRetryClicked,
  preferenceToggled,
  RETRY,
} from '../../../src/features/consent/slice';
import {
  dialogAsked,
  dialogClosed,
  dialogShown,
  interactionAccepted,
  selectInteraction,
  selectRemark,
  spokenRemark,
} from '../../../src/notices';
import { connectionRestored } from '../../../src/state/connection/slice';
import { fakeServices } from '../../support/builders';
import { byHand, type DialogsWorld, dialogsWith, opened } from '../../support/dialogs';
import { createWorld, type SentCall } from '../../support/world';

const openPreferences = (): DialogsWorld =>
  createWorld(dialogsWith(consentSaga), { ...byHand, before: opened('marketingConsent') });

const preferences = (products: unknown) => ({
  sections: [{ visible: true, categories: [{ visible: true, name: CONSENT_CATEGORY, products }] }],
});

const bodyOf = ({ options }: SentCall) =>
  options?.body as { readonly product: { readonly name: string; readonly isSubscribed: boolean } };

const names = ['Health', 'Life', 'Card'];

// Rule `press.time`: the request leaves in a task of its own.
const happen = async (portal: DialogsWorld, ...events: readonly UnknownAction[]): Promise<void> => {
  portal.dispatch(...events);
  await jest.advanceTimersByTimeAsync(0);
};

const openEditor = async (portal: DialogsWorld, products: unknown = names.map((name) => ({ name }))): Promise<void> => {
  await happen(portal, preferencesOpened());
  await portal.call('viewPreferences').answer(preferences(products));
};

const productsOf = (portal: DialogsWorld) => {
  const { preferences: state } = portal.state().consent;
  return state.status === 'loaded' ? state.products.map(({ sent: _, ...product }) => product) : [];
};

describe('the preferences', () => {
  it('are requested when the card is first turned, from the configured source, and not again', async () => {
    const portal = openPreferences();
    await openEditor(portal);
    portal.dispatch(preferencesLeft());
    portal.dispatch(preferencesOpened());
    expect(portal.callsTo('viewPreferences').map(({ options }) => options)).toEqual([
      { query: { source: 'portfolio' } },
    ]);
    expect(productsOf(portal).map(({ name }) => name)).toEqual(names);
  });

  // Rule `dialog.interaction`.
  it('let presses count only after a pause, because their switches have just come', async () => {
    const portal = openPreferences();
    await happen(portal, preferencesOpened());
    portal.dispatch(interactionAccepted());
    await portal.call('viewPreferences').answer(preferences([{ name: 'Health' }]));
    expect(selectInteraction(portal.state()).accepted).toBe(false);
  });

  it('are requested once while waiting for the answer, however often the card is turned', async () => {
    const portal = openPreferences();
    portal.dispatch(preferencesOpened());
    portal.dispatch(preferencesLeft());
    await happen(portal, preferencesOpened(), preferencesRetryClicked());
    expect(portal.callsTo('viewPreferences')).toHaveLength(1);
  });

  it('say so if they fail to load, and are requested again when the card is turned again', async () => {
    const portal = openPreferences();
    await happen(portal, preferencesOpened());
    await portal.call('viewPreferences').fail();
    expect(portal.state().consent.preferences.status).toBe('failed');
    expect(portal.outbox.logged).toEqual(['Unable to fetch preferences']);
    await openEditor(portal);
    expect(productsOf(portal)).toHaveLength(3);
  });

  // Rule `connection.silence`.
  it.each([
    ['fail again', 'Unable to fetch preferences', false, []],
    ['fail again for want of a connection', 'You are offline. What you see may be out of date.', true, []],
    ['fail again behind the front', '', false, [preferencesLeft()]],
    ['fail again after the dialog has closed', '', false, [dialogClosed('marketingConsent')]],
  ])('that %s say "%s"', async (_, said, lost, events) => {
    const { connection } = fakeServices().services;
    let isLost = false;
    const portal = createWorld(dialogsWith(consentSaga), {
      ...byHand,
      before: opened('marketingConsent'),
      services: { connection: { ...connection, wasLost: () => isLost } },
    });
    await happen(portal, preferencesOpened());
    await portal.call('viewPreferences').fail();
    await happen(portal, preferencesRetryClicked(), ...events);
    isLost = lost;
    await portal.call('viewPreferences').fail();
    expect(spokenRemark(selectRemark(portal.state()))).toBe(said);
  });

  // Rule `connection.return`.
  it('are requested again when the connection is back without which they failed, while a dialog needs them', async () => {
    const portal = openPreferences();
    const back = connectionRestored({ missed: ['viewPreferences'] });
    await happen(portal, preferencesOpened());
    await portal.call('viewPreferences').fail();
    await happen(portal, connectionRestored({ missed: ['products'] }));
    expect(portal.callsTo('viewPreferences')).toHaveLength(1);
    await happen(portal, back, back);
    expect(portal.callsTo('viewPreferences')).toHaveLength(2);
    await portal.call('viewPreferences').fail();
    await happen(portal, dialogClosed('marketingConsent'), back);
    expect(portal.callsTo('viewPreferences')).toHaveLength(2);
    await happen(portal, dialogAsked({ dialog: 'managePreferences' }), back);
    await portal.call('viewPreferences').answer(preferences([{ name: 'Health' }]));
    expect(productsOf(portal)).toHaveLength(1);
  });

  it('count as failed if their products cannot be read', async () => {
    const portal = openPreferences();
    await openEditor(portal, 'all of them');
    expect(portal.state().consent.preferences.status).toBe('failed');
    expect(portal.outbox.logged).toEqual(['Unable to fetch preferences']);
    expect(portal.outbox.causes).toEqual([new Error('The products of Electronic Marketing WEB were not understood')]);
  });
});

describe('a toggle', () => {
  // Rule `preferences.product`.
  it('shows at once, and is posted with its category and the product as it came, with isSubscribed changed', async () => {
    const portal = openPreferences();
    const came = { name: 'Health', mandatory: 'false', channel: { id: 7, tags: [null] }, error: 'Not saved last time' };
    await openEditor(portal, [{ ...came, description: 'News', isSubscribed: 'true' }]);
    portal.dispatch(preferenceToggled(0));
    expect(productsOf(portal)[0]).toMatchObject({ isSubscribed: false });
    expect(portal.call('updatePreference').options).toEqual({
      query: { source: 'portfolio' },
      body: {
        categoryName: CONSENT_CATEGORY,
        product: { ...came, description: 'News', isSubscribed: false },
      },
    });
    await portal.call('updatePreference').answer();
    expect(productsOf(portal)).toEqual([
      { name: 'Health', description: 'News', mandatory: false, isSubscribed: false },
    ]);
  });

  // Rule `preferences.optimistic`.
  it('is undone and marked if it fails; the next successful one clears the mark', async () => {
    const portal = openPreferences();
    await openEditor(portal, [{ name: 'Health' }]);
    portal.dispatch(preferenceToggled(0));
    await portal.call('updatePreference').fail();
    expect(productsOf(portal)).toEqual([{ name: 'Health', mandatory: false, isSubscribed: false, error: RETRY }]);
    expect(portal.outbox.logged).toEqual(['There was an issue updating a communication preference']);
    // Rule `announcer.preference`.
    expect(spokenRemark(selectRemark(portal.state()))).toBe('Health: could not be saved');
    portal.dispatch(preferenceToggled(0));
    await portal.call('updatePreference').answer();
    expect(spokenRemark(selectRemark(portal.state()))).toBe('Health: saved');
    expect(productsOf(portal)).toEqual([{ name: 'Health', mandatory: false, isSubscribed: true }]);
  });

  it('that fails is said in a toast instead if no dialog shows its switch any more', async () => {
    const portal = openPreferences();
    await openEditor(portal);
    for (const position of [0, 1, 2]) portal.dispatch(preferenceToggled(position));
    const [health, life, card] = portal.callsTo('updatePreference');
    portal.dispatch(dialogClosed('marketingConsent'));
    await health?.fail();
    expect(portal.state().toasts).toMatchObject([
      { kind: 'failure', text: { key: 'preferences.notSaved', values: { name: 'Health' } } },
    ]);
    expect(spokenRemark(selectRemark(portal.state()))).toBe('3 preferences loaded');
    portal.dispatch(dialogAsked({ dialog: 'managePreferences' }));
    await life?.fail();
    expect(portal.state().toasts).toHaveLength(1);
    portal.dispatch(dialogClosed('managePreferences'));
    await card?.answer();
    expect(portal.state().toasts).toHaveLength(1);
  });

  // Rule `text.bounds`.
  it('that fails is said with the beginning of a name that is much too long', async () => {
    const portal = openPreferences();
    await openEditor(portal, [{ name: 'n'.repeat(5_000) }]);
    portal.dispatch(preferenceToggled(0));
    await portal.call('updatePreference').fail();
    expect(spokenRemark(selectRemark(portal.state()))).toBe(`${'n'.repeat(200)}…: could not be saved`);
  });

  it('is rejected and not posted for a product that is being saved, is mandatory, or does not exist', async () => {
    const portal = openPreferences();
    await openEditor(portal, [{ name: 'Health' }, { name: 'Life', mandatory: true, isSubscribed: true }]);
    for (const position of [0, 0, 1, 2]) portal.dispatch(preferenceToggled(position));
    expect(portal.callsTo('updatePreference')).toHaveLength(1);
    expect(productsOf(portal).map(({ isSubscribed }) => isSubscribed)).toEqual([true, true]);
    expect(portal.outbox.logged).toEqual([]);
  });

  it('any interleaving of toggles, successes and failures of several products ends in the server’s state', async () => {
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.nat(names.length - 1).map((position) => ({ kind: 'toggle' as const, position })) },
      {
        weight: 2,
        arbitrary: fc.record({ kind: fc.constant('settle' as const), pick: fc.nat(9), taken: fc.boolean() }),
      },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
        fc.array(step, { maxLength: 30 }),
        async (begin, steps) => {
          const portal = openPreferences();
          await openEditor(
            portal,
            names.map((name, place) => ({ name, isSubscribed: begin[place] })),
          );
          const truth = new Map(names.map((name, place) => [name, begin[place] ?? false]));
          const open: SentCall[] = [];
          const failed = new Set<string>();
          const end = async (call: SentCall, taken: boolean) => {
            const { product } = bodyOf(call);
            if (!taken) {
              failed.add(product.name);
              return call.fail();
            }
            failed.delete(product.name);
            truth.set(product.name, product.isSubscribed);
            return call.answer();
          };
          for (const one of steps) {
            if (one.kind === 'toggle') {
              const before = portal.callsTo('updatePreference').length;
              portal.dispatch(preferenceToggled(one.position));
              open.push(...portal.callsTo('updatePreference').slice(before));
            } else {
              const [call] = open.splice(one.pick % Math.max(1, open.length), 1);
              if (call !== undefined) await end(call, one.taken);
            }
          }
          for (const call of open.splice(0)) await end(call, true);
          expect(productsOf(portal)).toEqual(
            names.map((name) => ({
              name,
              mandatory: false,
              isSubscribed: truth.get(name),
              ...(failed.has(name) ? { error: RETRY } : {}),
            })),
          );
        },
      ),
    );
  });
});

describe('the preferences that the member opens from the footer', () => {
  const shown = dialogShown('managePreferences');

  it('are fetched anew each time', async () => {
    const portal = openPreferences();
    for (const isSubscribed of [true, false]) {
      await happen(portal, shown);
      await portal.call('viewPreferences').answer(preferences([{ name: 'Health', isSubscribed }]));
      expect(productsOf(portal)).toEqual([{ name: 'Health', mandatory: false, isSubscribed }]);
    }
    expect(portal.callsTo('viewPreferences')).toHaveLength(2);
  });

  it('are fetched once while waiting for the answer', async () => {
    const portal = openPreferences();
    await happen(portal, shown, shown);
    expect(portal.callsTo('viewPreferences')).toHaveLength(1);
  });

  it('stay as they are while a change of one of them is being sent', async () => {
    const portal = openPreferences();
    await openEditor(portal);
    portal.dispatch(preferenceToggled(1));
    await happen(portal, shown);
    expect(portal.callsTo('viewPreferences')).toHaveLength(1);
    await portal.call('updatePreference').answer();
    expect(productsOf(portal).map(({ isSubscribed }) => isSubscribed)).toEqual([false, true, false]);
    await happen(portal, shown);
    expect(portal.callsTo('viewPreferences')).toHaveLength(2);
  });

  it('are not fetched for another dialog', async () => {
    const portal = openPreferences();
    await happen(portal, dialogShown('marketingConsent'));
    expect(portal.state().consent.preferences).toEqual({ status: 'idle' });
    expect(portal.outbox.calls).toEqual([]);
  });
});
