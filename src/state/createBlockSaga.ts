import type { Action } from '@reduxjs/toolkit';
import type { FeatureName } from '../contract/runtimeConfiguration';
import { selectFeature, turned } from './configuration';
import { type ConnectionRestored, connectionRestored } from './connection/slice';
import { type Creator, fork, type Pattern, type SagaGenerator, select, takeEvery } from './effects';
import { freshSince, type RequestableSummary, requestIfDue, requestMissed } from './freshness';
import { onScreen, type Screen, screenEntered, selectScreen } from './navigation/slice';
import { safely } from './safely';
import { services } from './services';

type Asked = Action & { readonly payload: { readonly screen: Screen; readonly at: number; readonly since?: number } };

interface Block {
  readonly summaries: readonly (RequestableSummary & {
    readonly actions: Readonly<Record<'summaryLoaded' | 'summaryFailed', Pattern>>;
    readonly saga: () => SagaGenerator;
  })[];
  /** The feature without which the operator leaves the block out (rule `features.off`). */
  readonly feature?: FeatureName;
  /** Requests, like an arrival, what arrived before its `since`. */
  readonly refreshed?: Creator<Asked>;
  /** Runs when the summaries were asked for, and after each answer, with whether that is an answer. */
  readonly afterwards?: (isAnswer: boolean) => SagaGenerator;
}

/**
 * The saga of a block of the overview: requests those of its summaries, at once, that are neither fresh nor awaited, when
 * the member arrives or the operator turns the block on there; and those that failed for want of a connection that is back.
 */
export const createBlockSaga = ({ summaries, feature, refreshed, afterwards }: Block): (() => SagaGenerator) => {
  function* isOn(): SagaGenerator<boolean> {
    return feature === undefined || (yield* select(selectFeature, feature));
  }
  function* goOn(isAnswer: boolean): SagaGenerator {
    if (afterwards !== undefined && (yield* isOn())) yield* afterwards(isAnswer);
  }
  function* ask(now: number, since?: number): SagaGenerator {
    if (!(yield* isOn())) return;
    // Without a connection as well, unlike `requestDue`: what is missed now is asked for once that is back.
    const from = since ?? (yield* freshSince(now));
    for (const summary of summaries)
      yield* requestIfDue(summary, yield* select(summary.select), now, from, since !== undefined);
    yield* goOn(false);
  }
  function* arrive({ payload: { at, since } }: Asked): SagaGenerator {
    yield* ask(at, since);
  }
  function* review(): SagaGenerator {
    const { clock } = yield* services();
    if ((yield* select(selectScreen)) === 'portfolio') yield* ask(clock.now());
  }
  function* heal(event: ConnectionRestored): SagaGenerator {
    if (yield* isOn()) yield* requestMissed(summaries, event);
  }
  return function* blockSaga(): SagaGenerator {
    for (const { saga, actions } of summaries) {
      yield* fork(saga);
      yield* takeEvery(
        [actions.summaryLoaded, actions.summaryFailed],
        safely(() => goOn(true)),
      );
    }
    yield* takeEvery(
      [screenEntered, ...(refreshed ? [refreshed] : [])],
      safely<[Asked]>(arrive, onScreen('portfolio')),
    );
    if (feature !== undefined) yield* takeEvery(turned('on', feature), safely(review));
    yield* takeEvery(connectionRestored, safely(heal));
  };
};
