import { combineReducers, createAction, createReducer } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { callMissed, connectionLost, connectionReducer, connectionRestored } from '../../../src/state/connection/slice';
import { locationChanged, navigationReducer } from '../../../src/state/navigation/slice';
import { pageReducer } from '../../../src/state/page';
import { resetOnLoss } from '../../../src/state/session/resetOnLoss';
import { sessionChanged, sessionEnded, sessionReducer } from '../../../src/state/session/slice';
import { configurationReducer } from '../../support/builders';

const learned = createAction<string>('member/learned');

const reducer = resetOnLoss(
  combineReducers({
    configuration: configurationReducer,
    page: pageReducer,
    navigation: navigationReducer,
    session: sessionReducer,
    connection: connectionReducer,
    member: createReducer<readonly string[]>([], (builder) => {
      builder.addCase(learned, (known, { payload }) => [...known, payload]);
    }),
  }),
);

const balance = { pathname: '/bal-portfolio', search: '', hash: '' };

describe('The whole state', () => {
  it('contains nothing of the member once the session is lost, whatever happened before and happens after', () => {
    const event = fc.oneof(fc.string({ minLength: 1 }).map(learned), fc.constant({ type: 'other' }));
    const loss = fc.constantFrom(sessionEnded(), sessionChanged());
    fc.assert(
      fc.property(fc.array(event), loss, fc.array(event), (before, lost, after) => {
        const state = [...before, lost, ...after].reduce(reducer, undefined);
        expect(state?.member).toEqual([]);
      }),
    );
  });

  it('keeps what it learned until then', () => {
    expect([learned('a'), learned('b')].reduce(reducer, undefined)?.member).toEqual(['a', 'b']);
  });

  it('keeps its configuration and its address, which may still change', () => {
    const before = [locationChanged({ ...balance, pathname: '/portfolio' })].reduce(reducer, undefined);
    const ended = reducer(before, sessionEnded());
    expect(ended.navigation.pathname).toBe('/portfolio');
    expect(ended.configuration).toBe(before?.configuration);
    expect(ended.session).toEqual({ status: 'ended' });
    expect(reducer(ended, locationChanged(balance)).navigation).toEqual(balance);
    expect(reducer(ended, learned('late'))).toBe(ended);
  });

  // Rules `connection.bar`, `connection.scripts`.
  it('knows whether there is a connection, but not what the member missed without one', () => {
    const before = [connectionLost(), callMissed('lifeSummary')].reduce(reducer, undefined);
    const ended = reducer(before, sessionEnded());
    expect(ended.connection).toEqual({ online: false, returns: 0, missed: [] });
    const back = reducer(ended, connectionRestored({ missed: [] }));
    expect(back.connection).toEqual({ online: true, returns: 1, missed: [] });
    expect(reducer(back, connectionLost()).connection.online).toBe(false);
  });
});
