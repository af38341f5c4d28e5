import { combineReducers } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import type { Place } from '../../../src/platform/services';
import { navigationSaga } from '../../../src/state/navigation/saga';
import { locationChanged, navigationReducer, reloadClicked, screenEntered } from '../../../src/state/navigation/slice';
import { fakeServices, withServices } from '../../support/builders';

const placeOf = (pathname: string, search = ''): Place => ({ pathname, search, hash: '' });
const reducer = combineReducers({ navigation: navigationReducer });

const visit = async (first: Place, then: readonly (Place | 'return')[] = [], known?: Place) => {
  const { services, outbox } = fakeServices();
  const listeners = new Set<(place: Place) => void>();
  const navigation = {
    ...services.navigation,
    location: () => first,
    subscribe: (listener: (place: Place) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace: (to: string | Partial<Place>) => {
      services.navigation.replace(to);
      for (const listener of listeners) listener(placeOf(String(to)));
    },
  };
  const returns = new Set<() => void>();
  const front = {
    ...services.front,
    subscribeReturn: (listener: () => void) => {
      returns.add(listener);
      return () => returns.delete(listener);
    },
  };
  const saga = expectSaga(navigationSaga)
    .withReducer(reducer, { navigation: known ?? placeOf('') })
    .provide([withServices({ ...services, navigation, front })]);
  const run = saga.silentRun(20);
  await Promise.resolve();
  for (const step of then) {
    if (step === 'return') for (const listener of returns) listener();
    else for (const listener of listeners) listener(step);
  }
  const { storeState, allEffects } = await run;
  const events = allEffects.flatMap((effect: { type: string; payload: { action?: { type: string } } }) =>
    effect.type === 'PUT' && effect.payload.action !== undefined ? [effect.payload.action] : [],
  );
  return { place: storeState.navigation, events, outbox, listeners, returns };
};

const enters = (screen: 'portfolio' | 'bal-portfolio' | 'not-found') => screenEntered({ screen, at: 1_000 });

describe('following the address bar', () => {
  // Rule `route.screens`.
  it('leads from the root to the overview', async () => {
    const { place, events, outbox } = await visit(placeOf('/'));
    expect(outbox.places).toEqual(['/portfolio']);
    expect(place).toEqual(placeOf('/portfolio'));
    expect(events).toEqual([locationChanged(placeOf('/portfolio')), enters('portfolio')]);
  });

  it('enters the screen of the initial address', async () => {
    const { events, outbox } = await visit(placeOf('/bal-portfolio'));
    expect(events).toEqual([locationChanged(placeOf('/bal-portfolio')), enters('bal-portfolio')]);
    expect(outbox).toMatchObject({ places: [], logged: [] });
  });

  it('logs each address that matches no screen', async () => {
    const { place, events, outbox } = await visit(placeOf('/one'), [placeOf('/two'), placeOf('/two', '?a=b')]);
    expect(outbox.logged).toEqual(['Cannot match any routes: /one', 'Cannot match any routes: /two']);
    expect(events.filter(screenEntered.match)).toEqual([enters('not-found')]);
    expect(place).toEqual(placeOf('/two', '?a=b'));
  });

  it('reports a change of screen, and stores a change within one', async () => {
    const { place, events } = await visit(placeOf('/portfolio'), [
      placeOf('/portfolio', '?a=b'),
      placeOf('/bal-portfolio'),
      placeOf('/portfolio'),
    ]);
    expect(events.filter(screenEntered.match)).toEqual([
      enters('portfolio'),
      enters('bal-portfolio'),
      enters('portfolio'),
    ]);
    expect(place).toEqual(placeOf('/portfolio'));
  });

  it('does nothing for a place that the store already has', async () => {
    const { events } = await visit(placeOf('/portfolio'), [placeOf('/portfolio')], placeOf('/portfolio'));
    expect(events).toEqual([]);
  });

  it.each([[{ ...placeOf('/portfolio'), hash: '#a' }], [placeOf('/portfolio', '?a')]])('takes in %j', async (there) => {
    const { place, events } = await visit(there, [], placeOf('/portfolio'));
    expect(place).toEqual(there);
    expect(events).toEqual([locationChanged(there)]);
  });

  // Rule `overview.freshness`.
  it('reports a return to the page as the browser kept it as an arrival on the same screen', async () => {
    const { events } = await visit(placeOf('/bal-portfolio'), ['return']);
    expect(events.filter(screenEntered.match)).toEqual([enters('bal-portfolio'), enters('bal-portfolio')]);
    expect(events.filter(locationChanged.match)).toHaveLength(1);
  });

  it('ignores the address bar once it has ended', async () => {
    const { listeners, returns } = await visit(placeOf('/portfolio'));
    expect(listeners.size + returns.size).toBe(0);
  });
});

it('"Reload" loads the page anew', async () => {
  const { services } = fakeServices();
  const done: string[] = [];
  const navigation = { ...services.navigation, reload: () => void done.push('reloaded') };
  await expectSaga(navigationSaga)
    .withReducer(reducer, { navigation: placeOf('/portfolio') })
    .provide([withServices({ ...services, navigation })])
    .dispatch(reloadClicked())
    .silentRun(20);
  expect(done).toEqual(['reloaded']);
});
