import type { Task } from 'redux-saga';
import * as plain from 'redux-saga/effects';
import type { FeatureName } from '../contract/runtimeConfiguration';
import { configurationChanged, selectFeature } from './configuration';
import { put, type Saga, select, services, spawn, take } from './effects';
import { screenEntered, selectScreen } from './navigation/slice';

/**
 * Runs the saga of a block that the operator can leave out: while it is off, nothing runs and no call is made. A block
 * that is turned on again hears that the member is on the screen. Rules `features.off`, `configuration.live`.
 */
export function* whileOn(name: FeatureName, saga: () => Saga): Saga {
  let running: Task | undefined;
  try {
    for (let isFirst = true; ; isFirst = false) {
      const isOn = yield* select(selectFeature, name);
      if (isOn && running === undefined) {
        running = yield* spawn(saga);
        const { clock } = yield* services();
        if (!isFirst) yield* put(screenEntered({ screen: yield* select(selectScreen), at: clock.now() }));
      } else if (!isOn && running !== undefined) {
        yield plain.cancel(running);
        running = undefined;
      }
      yield* take(configurationChanged);
    }
  } finally {
    running?.cancel();
  }
}
