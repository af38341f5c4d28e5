import { type RemarkPart, remarkReducer } from '../../../src/notices';
import type { Place } from '../../../src/platform/services';
import { navigationSaga } from '../../../src/state/navigation/saga';
import {
  languageChosen,
  locationChanged,
  type NavigationPart,
  navigationReducer,
  reloadClicked,
  screenEntered,
} from '../../../src/state/navigation/slice';
import { fakeServices } from '../../support/builders';
import { createSignal, createWorld, settle } from '../../support/world';

const placeOf = (pathname: string, search = ''): Place => ({ pathname, search, hash: '' });

const open = async (first: Place, known = placeOf(''), isLost = false, changes = async () => true) => {
  const [moves, returns] = [createSignal<Place>(), createSignal()];
  const did: string[] = [];
  const { navigation, front, connection, http } = fakeServices().services;
  const world = createWorld<NavigationPart & RemarkPart>(
    { reducer: { navigation: navigationReducer, remark: remarkReducer }, sagas: [] },
    {
      initial: { navigation: known },
      services: {
        connection: { ...connection, wasLost: () => isLost },
        http: { ...http, changesSettled: changes },
        front: { ...front, subscribeReturn: returns.subscribe },
        keepLanguage: (language) => did.push(`kept ${language}`),
        navigation: {
          ...navigation,
          location: () => first,
          subscribe: moves.subscribe,
          replace: (to) => {
            did.push(`replaced by ${to}`);
            moves.tell(placeOf(String(to)));
          },
          reload: () => did.push('reloaded'),
        },
      },
    },
  );
  const task = world.run(navigationSaga);
  await settle();
  const go = async (...places: readonly Place[]) => {
    places.forEach(moves.tell);
    await settle();
  };
  const arrivals = () => world.actions.filter(screenEntered.match);
  return { ...world, task, did, moves, returns, go, arrivals };
};

const enters = (screen: 'portfolio' | 'bal-portfolio' | 'not-found') => screenEntered({ screen, at: 0 });

describe('following the address bar', () => {
  // Rule `route.screens`.
  it('leads from the root to the overview', async () => {
    const { actions, did, state } = await open(placeOf('/'));
    expect(did).toEqual(['replaced by /portfolio']);
    expect(state().navigation).toEqual(placeOf('/portfolio'));
    expect(actions).toEqual([locationChanged(placeOf('/portfolio')), enters('portfolio')]);
  });

  // A service's relative address counts from the folder that the address bar names.
  it.each(['/bal-portfolio/', '/BAL-portfolio', '/bal%2Dportfolio//'])(
    'writes %s as the screen itself',
    async (typed) => {
      const { actions, did, state } = await open(placeOf(typed, '?a=b'));
      expect(did).toEqual(['replaced by /bal-portfolio']);
      expect(state().navigation).toEqual(placeOf('/bal-portfolio'));
      expect(actions).toEqual([locationChanged(placeOf('/bal-portfolio')), enters('bal-portfolio')]);
    },
  );

  it('enters the screen of the initial address', async () => {
    const { actions, did, outbox } = await open(placeOf('/bal-portfolio'));
    expect(actions).toEqual([locationChanged(placeOf('/bal-portfolio')), enters('bal-portfolio')]);
    expect([did, outbox.logged]).toEqual([[], []]);
  });

  it('logs each address that matches no screen', async () => {
    const { arrivals, go, outbox, state } = await open(placeOf('/one'));
    await go(placeOf('/two'), placeOf('/two', '?a=b'));
    expect(outbox.logged).toEqual(['Cannot match any routes: /one', 'Cannot match any routes: /two']);
    expect(arrivals()).toEqual([enters('not-found')]);
    expect(state().navigation).toEqual(placeOf('/two', '?a=b'));
  });

  it('logs no parameters of such an address, which may be those of a sign-in', async () => {
    const { outbox } = await open(placeOf('/code=abc&state=d'));
    expect(outbox.logged).toEqual(['Cannot match any routes: /code']);
  });

  it('reports a change of screen, and stores a change within one', async () => {
    const { arrivals, go, state } = await open(placeOf('/portfolio'));
    await go(placeOf('/portfolio', '?a=b'), placeOf('/bal-portfolio'), placeOf('/portfolio'));
    expect(arrivals()).toEqual([enters('portfolio'), enters('bal-portfolio'), enters('portfolio')]);
    expect(state().navigation).toEqual(placeOf('/portfolio'));
  });

  it('does nothing for a place that the store already has', async () => {
    const { actions, go } = await open(placeOf('/portfolio'), placeOf('/portfolio'));
    await go(placeOf('/portfolio'));
    expect(actions).toEqual([]);
  });

  it.each([[{ ...placeOf('/portfolio'), hash: '#a' }], [placeOf('/portfolio', '?a')]])('takes in %j', async (there) => {
    const { actions, state } = await open(there, placeOf('/portfolio'));
    expect(state().navigation).toEqual(there);
    expect(actions).toEqual([locationChanged(there)]);
  });

  // Rule `overview.freshness`.
  it('reports a return to the page as the browser kept it as an arrival on the same screen', async () => {
    const { actions, returns } = await open(placeOf('/bal-portfolio'));
    returns.tell();
    await settle();
    const there = enters('bal-portfolio');
    expect(actions).toEqual([locationChanged(placeOf('/bal-portfolio')), there, there]);
  });

  it('ignores the address bar once it has ended', async () => {
    const { moves, returns, task } = await open(placeOf('/portfolio'));
    task.cancel();
    expect([moves.isHeard(), returns.isHeard()]).toEqual([false, false]);
  });
});

const savedLater = () => new Promise<boolean>((resolve) => setTimeout(resolve, 2_000, true));

// Rule `texts.choice`.
describe.each([
  ['"Reload"', reloadClicked(), []],
  ['Another language, which is kept,', languageChosen({ language: 'af' }), ['kept af']],
])('%s', (_, event, kept) => {
  it('loads the page anew', async () => {
    const { did, happen } = await open(placeOf('/portfolio'));
    await happen(event);
    expect(did).toEqual([...kept, 'reloaded']);
  });

  it('without a connection says so, and leaves the page as it is', async () => {
    const { did, happen, state } = await open(placeOf('/portfolio'), placeOf(''), true);
    await happen(event);
    expect(did).toEqual(kept);
    expect(state().remark).toEqual({ message: { key: 'connection.lost' } });
  });
});

describe('Another language', () => {
  it('waits a moment for changes that are being sent', async () => {
    const { did, happen } = await open(placeOf('/portfolio'), placeOf(''), false, savedLater);
    await happen(languageChosen({ language: 'af' }));
    await jest.advanceTimersByTimeAsync(1_999);
    expect(did).toEqual(['kept af']);
    await jest.advanceTimersByTimeAsync(1);
    expect(did).toEqual(['kept af', 'reloaded']);
  });

  it('waits no longer than 3 s', async () => {
    const { did, happen } = await open(placeOf('/portfolio'), placeOf(''), false, () => new Promise(() => undefined));
    await happen(languageChosen({ language: 'af' }));
    await jest.advanceTimersByTimeAsync(3_000);
    expect(did).toEqual(['kept af', 'reloaded']);
  });

  it('leaves the page as it is if one of them fails', async () => {
    const { did, happen } = await open(placeOf('/portfolio'), placeOf(''), false, async () => false);
    await happen(languageChosen({ language: 'af' }));
    await jest.advanceTimersByTimeAsync(3_000);
    expect(did).toEqual(['kept af']);
  });
});

it('The last of several languages is the one that is kept', async () => {
  const { did, happen } = await open(placeOf('/portfolio'), placeOf(''), false, savedLater);
  await happen(languageChosen({ language: 'af' }));
  await happen(languageChosen({ language: 'en' }));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(did).toEqual(['kept af', 'kept en', 'reloaded']);
});
