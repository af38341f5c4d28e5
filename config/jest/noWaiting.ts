import { Socket } from 'node:net';
import * as asyncOfTestPlan from 'redux-saga-test-plan/lib/utils/async';
import { type Waiting, watchForWaiting } from './waiting';

// A test of the application neither waits in real time nor talks to a network: it would be slow, and fail by chance.
// The tests in `config` start real servers, and those of the documents real programs.
const REAL = /[\\/]__tests__[\\/](config|docs)[\\/]/;

// More than any saga needs until it waits for something that does not come.
const MOST_TURNS = 20;

// Taken before a test sets virtual time.
const turn = globalThis.setTimeout;

/** `silentRun` and `delay` of redux-saga-test-plan wait turns of the event loop here, instead of milliseconds. */
const waitInTurns = async (milliseconds: number): Promise<void> => {
  for (let turns = 0; turns <= Math.min(milliseconds, MOST_TURNS); turns += 1)
    await new Promise((resolve) => turn(resolve, 0));
};

if (!REAL.test(expect.getState().testPath ?? '')) {
  Object.assign(asyncOfTestPlan, { delay: waitInTurns });
  const waiting = watchForWaiting({ timers: globalThis, sockets: Socket.prototype } as unknown as Waiting);
  const failOnWaiting = (): void => {
    const found = waiting.taken();
    if (found.length > 0) {
      throw new Error(`The test used a real timer or the network; see docs/testing.md:\n${found.join('\n')}`);
    }
  };
  afterEach(() => {
    // First: a test that fails must not leave its timers to the next one.
    waiting.nextTest();
    failOnWaiting();
  });
  afterAll(() => {
    waiting.end();
    failOnWaiting();
  });
}
