import { parse } from 'valibot';
import { viewPreferencesSchema } from '../../../src/contract/answers/features';
import { CONSENT_CATEGORY, consentProducts } from '../../../src/features/consent/saga';
import {
  type ConsentState,
  consentSlice,
  preferenceFailed,
  preferenceSaved,
  preferencesLeft,
  preferencesLoaded,
  preferencesOpened,
  preferencesRequested,
  preferenceToggled,
} from '../../../src/features/consent/slice';
import {
  dialogNotDue,
  interactionAccepted,
  selectInteraction,
  selectOpenDialog,
  turnGiven,
} from '../../../src/notices';
import { byHand, byHandWithLateText, type DialogsWorld, dialogs } from '../../support/dialogs';
import { createWorld } from '../../support/world';

const arrive = async (portal: DialogsWorld, answer: unknown): Promise<void> => {
  portal.arrive('portfolio');
  portal.dispatch(dialogNotDue({ dialog: 'privacyStatement' }));
  await portal.call('viewConsent').answer(answer);
};

let portal: DialogsWorld;
beforeEach(() => {
  portal = createWorld(dialogs, byHand);
});

describe('the check for a recorded consent', () => {
  it.each([
    [false, 'none is recorded, so the dialog asks', 'marketingConsent', 'due'],
    [true, 'one is recorded, so the dialog stays closed', null, 'notDue'],
  ])('%p: %s', async (answer, _, open, check) => {
    await arrive(portal, answer);
    expect(selectOpenDialog(portal.state())).toBe(open);
    expect(portal.state().dialogs.checks.marketingConsent).toBe(check);
  });

  it('a failure hides the dialog and is recorded', async () => {
    portal.arrive('portfolio');
    await portal.call('viewConsent').fail();
    expect(portal.state().dialogs.checks.marketingConsent).toBe('notDue');
    expect(portal.outbox.logged).toEqual(['There was an issue fetching the form 4 status']);
  });

  it('the consent text is fetched when the dialog opens, not earlier', async () => {
    portal.arrive('portfolio');
    await portal.call('viewConsent').answer(false);
    expect(portal.outbox.fragments).toEqual([]);
    portal.dispatch(dialogNotDue({ dialog: 'privacyStatement' }));
    expect(portal.outbox.fragments).toEqual(['/cms/site/corporate/consent/electronic-marketing']);
  });

  // Rule `dialog.interaction`.
  it('presses count only after a pause once the consent text has arrived, because the buttons may have moved', async () => {
    const { deliver, ...surroundings } = byHandWithLateText();
    const late = createWorld(dialogs, surroundings);
    await arrive(late, false);
    await late.happen(interactionAccepted());
    expect(selectInteraction(late.state()).accepted).toBe(true);
    deliver('<p>We would like to write to you.</p>');
    expect(selectInteraction(await late.happen()).accepted).toBe(false);
  });
});

type ConsentAction = Parameters<typeof consentSlice.reducer>[1];

const stateAfter = (...events: ConsentAction[]): ConsentState =>
  events.reduce((state: ConsentState | undefined, event) => consentSlice.reducer(state, event), undefined) ??
  consentSlice.reducer(undefined, { type: 'start' });

const health = { name: 'Health', mandatory: false, isSubscribed: false, sent: {} };
const loaded = [preferencesRequested(), preferencesLoaded([health])];

describe('the consent dialog’s state', () => {
  it('a late answer to an earlier toggle changes nothing', () => {
    const toggle = preferenceToggled(0);
    const stale = { position: 0, toggle: 'an earlier one' };
    const state = stateAfter(...loaded, toggle);
    expect(consentSlice.reducer(state, preferenceSaved(stale))).toEqual(state);
    expect(consentSlice.reducer(state, preferenceFailed(stale))).toEqual(state);
  });

  it('shows the side that the member turned to, and the front each time that the dialog opens', () => {
    expect(stateAfter(preferencesOpened()).turned).toBe(true);
    expect(stateAfter(preferencesOpened(), preferencesLeft()).turned).toBe(false);
    expect(stateAfter(preferencesOpened(), turnGiven({ dialog: 'privacyStatement' })).turned).toBe(true);
    expect(stateAfter(preferencesOpened(), turnGiven({ dialog: 'marketingConsent' })).turned).toBe(false);
  });

  it('a toggle before the preferences have loaded changes nothing', () => {
    expect(stateAfter(preferenceToggled(0))).toEqual(stateAfter());
  });
});

const section = (visible: unknown, categories: unknown) => ({ visible, categories });
const category = (visible: unknown, name: string, products: unknown) => ({ visible, name, products });
const read = (...sections: unknown[]) =>
  consentProducts(parse(viewPreferencesSchema, { sections }))?.map(({ sent: _, ...product }) => product);

describe('the products of the preferences editor', () => {
  // Rule `preferences.category`.
  it('are those of the category in all sections, except those marked as invisible', () => {
    const products = read(
      section(true, [
        category(true, CONSENT_CATEGORY, [
          { name: 'Health', isSubscribed: true, description: 'News', error: 'Not saved' },
        ]),
        category(true, 'Post', [{ name: 'Letters' }]),
        category(false, CONSENT_CATEGORY, [{ name: 'Hidden category' }]),
      ]),
      section(false, [category(true, CONSENT_CATEGORY, [{ name: 'Hidden section' }])]),
      section(true, [category(true, CONSENT_CATEGORY, [{ name: 'Life', mandatory: true }])]),
    );
    expect(products).toEqual([
      { name: 'Health', description: 'News', mandatory: false, isSubscribed: true, error: 'Not saved' },
      { name: 'Life', mandatory: true, isSubscribed: false },
    ]);
  });

  it('are none if the category or its sections are missing', () => {
    expect(read()).toEqual([]);
    expect(read(section(true, null), section(true, [category(true, 'Post', [])]))).toEqual([]);
  });

  it('leave out products without a name', () => {
    expect(read(section(true, [category(true, CONSENT_CATEGORY, [{ name: '' }, { name: 'Card' }])]))).toStrictEqual([
      { name: 'Card', mandatory: false, isSubscribed: false },
    ]);
  });

  it('are unknown if the category’s products cannot be read', () => {
    expect(read(section(true, [category(true, CONSENT_CATEGORY, 'all of them')]))).toBeUndefined();
    expect(read(section(true, [category(true, CONSENT_CATEGORY, [{ name: {} }, { name: '' }])]))).toBeUndefined();
  });

  it('are unknown if the category is missing, and a visible one has no readable name', () => {
    const nameless = { visible: true, name: { was: 'string' }, products: [{ name: 'Health' }] };
    expect(read(section(true, [nameless, category(true, 'Post', [])]))).toBeUndefined();
    expect(read(section(true, [nameless, category(true, CONSENT_CATEGORY, [{ name: 'Card' }])]))).toHaveLength(1);
    expect(read(section(true, [{ ...nameless, visible: false }]), section(false, [nameless]))).toEqual([]);
  });

  it('are shown if section and category do not say whether they are visible', () => {
    const categories = [category(undefined, CONSENT_CATEGORY, [{ name: 'Health' }])];
    expect(read(section({ was: 'boolean' }, categories))).toHaveLength(1);
    expect(read(section(undefined, categories), section(false, categories))).toHaveLength(1);
  });
});
