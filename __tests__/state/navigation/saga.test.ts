import { combineReducers } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import type { Place } from '../../../src/platform/services';
import { navigationSaga } from '../../../src/state/navigation/saga';
import { locationChanged, navigationReducer, screenEntered } from '../../../src/state/navigation/slice';
import { fakeServices, inHouse } from '../../support/builders';

const placeOf = (pathname: string, search = ''): Place => ({ pathname, search, hash: '' });
const reducer = combineReducers({ navigation: navigationReducer });

const visit = async (first: Place, then: readonly Place[] = [], known?: Place) => {
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
  const saga = expectSaga(navigationSaga)
    .withReducer(reducer, { navigation: known ?? placeOf('') })
    .provide([inHouse({ ...services, navigation })]);
  const run = saga.silentRun(20);
  await Promise.resolve();
  for (const place of then) for (const listener of listeners) listener(place);
  const { storeState, allEffects } = await run;
  const events = allEffects.flatMap((effect: { type: string; payload: { action?: { type: string } } }) =>
    effect.type === 'PUT' && effect.payload.action !== undefined ? [effect.payload.action] : [],
  );
  return { place: storeState.navigation, events, outbox, listeners };
};

const enters = (screen: 'portfolio' | 'bal-portfolio' | 'not-found') => screenEntered({ screen, at: 1_000 });

describe('following the address bar', () => {
  it.each(['', '/', '//'])('leads from the root %j to the overview', async (root) => {
    const { place, events, outbox } = await visit(placeOf(root));
    expect(outbox.places).toEqual(['/portfolio']);
    expect(place).toEqual(placeOf('/portfolio'));
    expect(events).toEqual([locationChanged(placeOf('/portfolio')), enters('portfolio')]);
  });

  it('enters the screen of the address the visit starts at', async () => {
    const { events, outbox } = await visit(placeOf('/bal-portfolio'));
    expect(events).toEqual([locationChanged(placeOf('/bal-portfolio')), enters('bal-portfolio')]);
    expect(outbox).toMatchObject({ places: [], logged: [] });
  });

  it('logs an address that leads nowhere, each one', async () => {
    const { place, events, outbox } = await visit(placeOf('/one'), [placeOf('/two'), placeOf('/two', '?a=b')]);
    expect(outbox.logged).toEqual(['Cannot match any routes: /one', 'Cannot match any routes: /two']);
    expect(events.filter(screenEntered.match)).toEqual([enters('not-found')]);
    expect(place).toEqual(placeOf('/two', '?a=b'));
  });

  it('says a change of screen, and takes in a change within one', async () => {
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

  it('has no news in a place that the store has already', async () => {
    const { events } = await visit(placeOf('/portfolio'), [placeOf('/portfolio')], placeOf('/portfolio'));
    expect(events).toEqual([]);
  });

  it.each([[{ ...placeOf('/portfolio'), hash: '#a' }], [placeOf('/portfolio', '?a')]])('takes in %j', async (there) => {
    const { place, events } = await visit(there, [], placeOf('/portfolio'));
    expect(place).toEqual(there);
    expect(events).toEqual([locationChanged(there)]);
  });

  it('leaves the address bar alone once it has ended', async () => {
    const { listeners } = await visit(placeOf('/portfolio'));
    expect(listeners.size).toBe(0);
  });
});
