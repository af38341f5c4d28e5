import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import {
  createAskedDialog,
  createUnaskedDialog,
  dialogAsked,
  dialogClosed,
  dialogDecidedElsewhere,
  dialogDue,
  dialogFilled,
  dialogReturned,
  dialogShown,
  dialogsReducer,
  dialogsSaga,
  lateBegan,
  OFFLINE,
  selectOpenDialog,
} from '../../src/notices';
import { configurationChanged } from '../../src/state/configuration';
import { connectionRestored } from '../../src/state/connection/slice';
import { call } from '../../src/state/effects';
import { navigationReducer } from '../../src/state/navigation/slice';
import { fakeServices } from '../support/builders';
import { byHand, type DialogsWorld, dialogsWith, onOverview } from '../support/dialogs';
import { createWorld, settle } from '../support/world';

const dialog = 'privacyStatement';
const noChunk = () => new Promise<never>(() => undefined);
const gone = () => Promise.reject(new Error('the chunk is gone'));

const open = (load: () => Promise<ComponentType>, prepare: () => unknown = () => undefined) => {
  const place = createUnaskedDialog({
    dialog,
    feature: 'disclaimer',
    call: 'disclaimerEnable',
    *isDue() {
      return yield* call(() => false);
    },
    *logFailed() {},
    load,
    *prepare() {
      yield* call(prepare);
    },
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
      return () => <p>the dialog</p>;
    });
    portal.show(<Host />);
    expect(loads).toBe(0);
    await act(() => portal.happen(dialogDue({ dialog })));
    expect(await screen.findByText('the dialog')).toBeVisible();
    expect(loads).toBeGreaterThan(0);
    expect(portal.outbox.analytics).toEqual([{ category: 'popup', action: 'shown', label: 'privacy-statement' }]);
    act(() => portal.dispatch(dialogClosed(dialog)));
    expect(screen.queryByText('the dialog')).toBeNull();
  });

  it('fetches its content in parallel with its script', () => {
    const prepared: string[] = [];
    const { portal } = open(noChunk, () => prepared.push('prepared'));
    expect(prepared).toEqual([]);
    portal.dispatch(dialogDue({ dialog }));
    expect(prepared).toEqual(['prepared']);
    expect(portal.outbox.analytics).toEqual([]);
  });

  it.each([
    ['came after it had opened', [], [dialogFilled({ dialog })]],
    ['came after it had been closed', [dialogClosed(dialog)], []],
  ])('says that its content %s', async (_, meanwhile, said) => {
    let come = () => {};
    const { portal } = open(
      async () => () => null,
      () => new Promise<void>((resolve) => (come = resolve)),
    );
    await portal.happen(dialogDue({ dialog }));
    await portal.happen(...meanwhile);
    expect(portal.actions.filter(dialogFilled.match)).toEqual([]);
    come();
    await settle();
    expect(portal.actions.filter(dialogFilled.match)).toEqual(said);
  });

  it('does not say that its content came if it was there before', async () => {
    const { portal } = open(async () => () => null);
    await portal.happen(dialogDue({ dialog }));
    await settle();
    expect(portal.actions.filter(dialogFilled.match)).toEqual([]);
  });

  it('gets its turn when the member goes back from one that they asked for', async () => {
    const { portal } = open(async () => () => null);
    await portal.happen(dialogAsked({ dialog: 'amountsExplained' }), dialogDue({ dialog }));
    expect(portal.actions.filter(dialogShown.match)).toEqual([]);
    await portal.happen(onOverview);
    expect(portal.actions.filter(dialogShown.match)).toEqual([dialogShown(dialog)]);
  });

  it.each([dialogClosed(dialog), dialogDecidedElsewhere({ dialog })])(
    'that is over by $type is not failed by a script that is lost later',
    async (over) => {
      let lose = () => {};
      const { portal } = open(() => new Promise((_, reject) => (lose = () => reject(new Error('gone')))));
      await portal.happen(dialogDue({ dialog }), over);
      const before = portal.state();
      lose();
      await settle();
      expect([portal.state(), portal.outbox.logged]).toEqual([before, []]);
    },
  );

  it('whose script cannot be loaded lets the next one open, and that is recorded', async () => {
    const { portal, Host } = open(gone);
    const { container } = portal.show(<Host />);
    await act(() => portal.happen(dialogDue({ dialog }), dialogDue({ dialog: 'marketingConsent' })));
    expect(container).toBeEmptyDOMElement();
    expect(selectOpenDialog(portal.state())).toBe('marketingConsent');
    expect(portal.state().toasts).toEqual([]);
    expect(portal.outbox.logged).toEqual(['There was an issue fetching a dialog']);
    expect(portal.outbox.analytics).toEqual([]);
  });
});

describe('a dialog whose script is slow', () => {
  const openSlowly = () => {
    let bring = () => {};
    const script = new Promise<ComponentType>((resolve) => {
      bring = () => resolve(() => <p>the dialog</p>);
    });
    const { portal } = open(() => script);
    const came = () => portal.actions.filter((event) => dialogShown.match(event) || dialogReturned.match(event));
    const arrives = () => {
      bring();
      return settle();
    };
    return { ...portal, came, arrives };
  };

  it('is shown when the member comes back, if it came while they were on another screen', async () => {
    const { dispatch, enter, came, arrives, outbox } = openSlowly();
    dispatch(dialogDue({ dialog }));
    await enter('bal-portfolio');
    await arrives();
    expect([came(), outbox.analytics]).toEqual([[], []]);
    await enter('portfolio');
    expect(came()).toEqual([dialogShown(dialog)]);
    await enter('bal-portfolio');
    await enter('portfolio');
    expect(came()).toEqual([dialogShown(dialog), dialogReturned({ dialog })]);
  });

  it('is not reported as back before it has been shown', async () => {
    const { dispatch, enter, came, arrives } = openSlowly();
    dispatch(dialogDue({ dialog }));
    await enter('bal-portfolio');
    await enter('portfolio');
    expect(came()).toEqual([]);
    await arrives();
    expect(came()).toEqual([dialogShown(dialog)]);
  });

  it('is not shown if it was answered in another tab meanwhile, and once if it is due again', async () => {
    const { dispatch, enter, came, arrives } = openSlowly();
    dispatch(dialogDue({ dialog }), dialogDecidedElsewhere({ dialog }));
    await enter('bal-portfolio');
    await enter('portfolio');
    dispatch(dialogDue({ dialog }));
    await arrives();
    expect(came()).toEqual([dialogShown(dialog)]);
  });
});

it('A dialog that the member asked for is not shown if it was closed before its script came', async () => {
  let bring = (_: ComponentType) => {};
  const script = new Promise<ComponentType>((resolve) => {
    bring = resolve;
  });
  const { saga } = createAskedDialog('amountsExplained', () => script);
  const portal = createWorld(dialogsWith(dialogsSaga, saga), byHand);
  await portal.happen(dialogAsked({ dialog: 'amountsExplained' }));
  portal.dispatch(dialogClosed('amountsExplained'));
  bring(() => null);
  await settle();
  expect(portal.actions.filter(dialogShown.match)).toEqual([]);
});

// Rule `press.time`.
it('The script of a dialog that the member may ask for is there before they do, and a failure then says nothing', async () => {
  let loads = 0;
  const { saga } = createAskedDialog('amountsExplained', async () => {
    loads += 1;
    if (loads === 1) throw new Error('the chunk is gone');
    return () => null;
  });
  const portal = createWorld(dialogsWith(dialogsSaga, saga), byHand);
  portal.arrive('bal-portfolio');
  await jest.advanceTimersByTimeAsync(2_999);
  expect(loads).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(loads).toBe(1);
  expect([portal.outbox.logged, portal.state().toasts]).toEqual([[], []]);
  await portal.happen(dialogAsked({ dialog: 'amountsExplained' }));
  expect(loads).toBe(2);
  expect(selectOpenDialog(portal.state())).toBe('amountsExplained');
  portal.dispatch(dialogClosed('amountsExplained'));
  // What is here is shown with the press, so that the dialog is drawn once.
  portal.actions.length = 0;
  portal.dispatch(dialogAsked({ dialog: 'amountsExplained' }));
  expect(portal.actions).toContainEqual(dialogShown('amountsExplained'));
});

// Rule `connection.scripts`.
it.each([
  ['the connection is back', (portal: DialogsWorld) => portal.happen(connectionRestored({ missed: [] }))],
  [
    'the member comes back to the overview',
    async (portal: DialogsWorld) => {
      portal.arrive('bal-portfolio');
      portal.arrive('portfolio');
      await portal.happen();
    },
  ],
])('A dialog whose script could not be loaded is offered again when %s', async (_, meanwhile) => {
  let loads = 0;
  const { portal, Host } = open(async () => {
    loads += 1;
    if (loads === 1) throw new Error('the chunk is gone');
    return () => <p>the dialog</p>;
  });
  await act(() => portal.happen(dialogDue({ dialog })));
  expect(selectOpenDialog(portal.state())).toBeNull();
  portal.show(<Host />);
  await act(async () => {
    await meanwhile(portal);
  });
  expect(await screen.findByText('the dialog')).toBeVisible();
  expect(portal.outbox.analytics).toEqual([{ category: 'popup', action: 'shown', label: 'privacy-statement' }]);
});

// Rule `connection.silence`.
it.each([
  [true, OFFLINE, []],
  [false, { key: 'failure.dialog' }, ['There was an issue fetching a dialog']],
] as const)(
  'A dialog that the member asks for says why it does not open (offline: %s)',
  async (isOffline, says, logged) => {
    const { saga } = createAskedDialog('amountsExplained', gone);
    const portal = createWorld(dialogsWith(dialogsSaga, saga), {
      ...byHand,
      services: { connection: { ...fakeServices().services.connection, wasLost: () => isOffline } },
    });
    await portal.happen(dialogAsked({ dialog: 'amountsExplained' }));
    expect(portal.state().toasts.map(({ text }) => text)).toEqual([says]);
    expect(portal.outbox.logged).toEqual(logged);
  },
);

/** A dialog whose check fails the first time, and then says that it is due; `asked` counts the checks. */
const check = (isOn = true) => {
  let asked = 0;
  const logged: unknown[] = [];
  const { saga } = createUnaskedDialog({
    dialog,
    feature: 'disclaimer',
    call: 'disclaimerEnable',
    *isDue() {
      asked += 1;
      yield* call(() => (asked === 1 ? Promise.reject(new Error('offline')) : Promise.resolve()));
      return true;
    },
    *logFailed(cause) {
      yield* call(() => logged.push(cause));
    },
    load: noChunk,
  });
  const features = { ...defaultConfiguration.features, disclaimer: isOn };
  const world = createWorld(
    { reducer: { dialogs: dialogsReducer, navigation: navigationReducer }, sagas: [saga] },
    { services: { configuration: { ...defaultConfiguration, features } } },
  );
  const ask = async () => {
    world.arrive();
    await settle();
  };
  return { ...world, ask, asked: () => asked, logged };
};

describe('whether a dialog is due', () => {
  const missed = connectionRestored({ missed: ['products', 'disclaimerEnable'] });

  it('is asked once in a page load; a failure is logged, and counts as not due', async () => {
    const { ask, asked, logged, state } = check();
    await ask();
    await ask();
    expect(asked()).toBe(1);
    expect(logged).toEqual([new Error('offline')]);
    expect(state().dialogs.checks[dialog]).toBe('notDue');
  });

  it('is not asked, and delays no other one, if its feature is off', async () => {
    const { ask, asked, state } = check(false);
    await ask();
    expect([asked(), state().dialogs.checks[dialog]]).toEqual([0, 'off']);
  });

  // Rule `configuration.live`.
  it.each([
    ['portfolio', 1],
    ['bal-portfolio', 0],
  ] as const)('is asked, once its feature is turned on, on the overview alone: %s', async (screen, times) => {
    const { ask, asked, arrive, happen } = check(false);
    await ask();
    arrive(screen);
    const { features } = defaultConfiguration;
    await happen(configurationChanged({ features, downtime: [], before: { ...features, disclaimer: false } }));
    expect(asked()).toBe(times);
    await ask();
    await ask();
    expect(asked()).toBe(1);
  });

  // Rule `connection.return`.
  it('is asked again when the connection is back, if its call failed without one', async () => {
    const { ask, asked, happen, state } = check();
    await happen(missed);
    expect(asked()).toBe(0);
    await ask();
    await happen(connectionRestored({ missed: ['products'] }));
    expect(asked()).toBe(1);
    await happen(missed);
    expect(asked()).toBe(2);
    expect(state().dialogs.checks[dialog]).toBe('due');
    await happen(missed);
    expect(asked()).toBe(2);
  });

  it('no longer counts when the operator turns it off while it is asked', async () => {
    const { ask, asked, happen, dispatch, state } = check();
    const { features } = defaultConfiguration;
    await ask();
    dispatch(missed);
    await happen(
      configurationChanged({ features: { ...features, disclaimer: false }, downtime: [], before: features }),
    );
    expect([asked(), selectOpenDialog(state())]).toEqual([2, null]);
  });

  // Rules `features.off`, `configuration.live`.
  it('no longer counts when the operator turns it off, and is asked again when they turn it on', async () => {
    const { ask, asked, happen, dispatch, state } = check();
    const { features } = defaultConfiguration;
    const [on, off] = [features, { ...features, disclaimer: false }];
    await ask();
    await happen(missed);
    expect(selectOpenDialog(state())).toBe(dialog);
    await happen(configurationChanged({ features: off, downtime: [], before: on }));
    expect(selectOpenDialog(state())).toBeNull();
    dispatch(lateBegan());
    await happen(configurationChanged({ features: on, downtime: [], before: off }));
    expect([asked(), state().dialogs.checks[dialog]]).toEqual([3, 'late']);
    await happen(configurationChanged({ features: off, downtime: [], before: on }));
    await ask();
    expect(selectOpenDialog(state())).toBeNull();
  });
});
