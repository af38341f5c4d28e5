import type { Action } from '@reduxjs/toolkit';
import { type END, type MulticastChannel, stdChannel } from 'redux-saga';

type Taker = ((event: Action | END) => void) & { cancel?: () => void };

/** The channel of a store's events, which remembers them until the sagas that come later have heard them. */
export interface RememberingChannel {
  /** For the saga middleware. */
  readonly channel: MulticastChannel<Action>;
  /** What happened so far. */
  past(): readonly Action[];
  /**
   * Starts sagas with the channel that it passes to `start`, and lets them hear everything that happened before, in
   * order; other sagas hear nothing again. From then on nothing is remembered.
   */
  catchUp<Started>(start: (channel: MulticastChannel<Action>) => Started): Started;
  /** Forgets what happened, and remembers nothing any more. */
  forget(): void;
}

/** Makes the channel of a store. */
export const createRememberingChannel = (): RememberingChannel => {
  const live = stdChannel<Action>();
  let past: Action[] = [];
  let remembers = true;
  const forget = () => {
    past = [];
    remembers = false;
  };
  return {
    channel: {
      ...live,
      put(event) {
        if (remembers) past.push(event as Action);
        live.put(event);
      },
    },
    past: () => past,
    catchUp(start) {
      const heard = past;
      forget();
      const replayed = stdChannel<Action>();
      let isBehind = true;
      const started = start({
        ...live,
        take(taker: Taker, matches) {
          live.take(taker, matches);
          if (!isBehind) return;
          // Whichever event comes first, a past or a new one: a taker takes one.
          const leaveLive = taker.cancel;
          replayed.take(taker, matches);
          const leaveReplayed = taker.cancel;
          taker.cancel = () => {
            leaveLive?.();
            leaveReplayed?.();
          };
        },
      });
      // A copy lacks redux-saga's mark on the events of sagas, so that what follows from one comes before the next.
      for (const event of heard) replayed.put({ ...event });
      isBehind = false;
      return started;
    },
    forget,
  };
};
