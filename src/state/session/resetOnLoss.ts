import { isAnyOf, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import type { ConfigurationPart } from '../configuration';
import { type ConnectionPart, connectionLost, connectionRestored } from '../connection/slice';
import { locationChanged, type NavigationPart } from '../navigation/slice';
import type { PagePart } from '../page';
import { isLost, type SessionPart, sessionChanged, sessionEnded } from './slice';

type ImpersonalParts = ConfigurationPart & ConnectionPart & PagePart & NavigationPart & SessionPart;

const isImpersonal = isAnyOf(locationChanged, connectionLost, connectionRestored);

/**
 * Wraps the root reducer so that it forgets the member when the session is lost: everything but configuration, page,
 * address, connection and session is reset, and from then on only address and connection change (rules `session.end`,
 * `session.member`).
 */
export const resetOnLoss =
  <State extends ImpersonalParts, Preloaded>(
    reducer: Reducer<State, UnknownAction, Preloaded>,
  ): Reducer<State, UnknownAction, Preloaded> =>
  (state, action) => {
    const next = reducer(state, action);
    if (!isLost(next.session) || isImpersonal(action)) return next;
    const { configuration, page, navigation, session } = next;
    // The missed calls tell which products the member has.
    const connection = { ...next.connection, missed: [] };
    const isLoss = sessionEnded.match(action) || sessionChanged.match(action);
    // A state whose session is lost went through this reducer, so it is complete and not a preloaded one.
    if (!isLoss) return state as State;
    return {
      ...reducer(undefined, { type: 'session/forgotten' }),
      configuration,
      page,
      navigation,
      connection,
      session,
    };
  };
