import type { Action } from '@reduxjs/toolkit';
import type { FeatureName } from '../contract/runtimeConfiguration';
import { selectFeatures, turned } from './configuration';
import { type ConnectionRestored, connectionRestored } from './connection/slice';
import { type ActionCreator, fork, type Pattern, type SagaGenerator, select, takeEvery } from './effects';
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
  /** An event that, like an arrival, requests summaries older than its `since`. */
  readonly refreshed?: ActionCreator<Asked>;
  /** Runs once the summaries have been requested (`isAnswer` is false), and after each answer (true). */
  readonly afterwards?: (isAnswer: boolean) => SagaGenerator;
}

/**
 * The saga of a block of the overview. When the member arrives there, or the operator turns the block on, it requests
 * at once its summaries that are neither fresh nor awaited; when a lost connection is back, those that failed.
 */
export const createBlockSaga = ({ summaries, feature, refreshed, afterwards }: Block): (() => SagaGenerator) => {
  function* isOn(): SagaGenerator<boolean> {
    return feature === undefined || (yield* select(selectFeatures))[feature];
  }
  function* goOn(isAnswer: boolean): SagaGenerator {
    if (afterwards !== undefined && (yield* isOn())) yield* afterwards(isAnswer);
  }
  function* ask(now: number, since?: number): SagaGenerator {
    if (!(yield* isOn())) return;
    // Unlike `requestDue` also without a connection: what is missed now is requested once it is back.
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
  function* retryMissed(event: ConnectionRestored): SagaGenerator {
    if (yield* isOn()) yield* requestMissed(summaries, event);
  }
  function* hearAnswer(): SagaGenerator {
    yield* goOn(true);
  }
  return function* blockSaga(): SagaGenerator {
    for (const { saga, actions } of summaries) {
      yield* fork(saga);
      yield* takeEvery([actions.summaryLoaded, actions.summaryFailed], safely(hearAnswer));
    }
    yield* takeEvery(
      [screenEntered, ...(refreshed ? [refreshed] : [])],
      safely<[Asked]>(arrive, onScreen('portfolio')),
    );
    if (feature !== undefined) yield* takeEvery(turned('on', feature), safely(review));
    yield* takeEvery(connectionRestored, safely(retryMissed));
  };
};
