// Testing Library's `waitFor` is told when the page changes, and only polls besides.
const MAY_WAIT = /@testing-library[\\/]dom[\\/]dist[\\/]wait-for/;

type Timer = (callback: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) => unknown;

/** What a test could wait with: the timers of its window, and what all connections begin with. */
export interface Waiting {
  readonly timers: { setTimeout: Timer; setInterval: Timer };
  readonly sockets: { connect: (...given: unknown[]) => unknown };
}

const callers = (): string => new Error().stack?.split('\n').slice(3).join('\n') ?? '';

/**
 * Notes each timer with a delay that fires, and each connection, which is refused. A timer that is cleared in time,
 * like that of a request's time-out, costs nothing; one without a delay only ends the present task.
 */
export const watchForWaiting = ({ timers, sockets }: Waiting) => {
  const seen: string[] = [];
  let tests = 0;
  const { setTimeout, setInterval } = timers;
  const { connect } = sockets;
  const guard = (name: string, real: Timer): Timer =>
    function guarded(callback, delay = 0, ...values) {
      const stack = delay > 0 ? callers() : '';
      if (delay <= 0 || MAY_WAIT.test(stack)) return real(callback, delay, ...values);
      const setIn = tests;
      return real(() => {
        if (setIn !== tests) return;
        seen.push(`${name} of ${delay} ms\n${stack}`);
        callback(...values);
      }, delay);
    };
  timers.setTimeout = guard('setTimeout', setTimeout);
  timers.setInterval = guard('setInterval', setInterval);
  sockets.connect = (...given) => {
    seen.push(`a connection to ${JSON.stringify(given[0])}\n${callers()}`);
    throw new Error('No network in a unit test.');
  };
  return {
    /** What was noted since the last time. */
    taken: (): readonly string[] => seen.splice(0),
    /** Another test begins, in which no timer that an earlier one has left behind does anything. */
    nextTest: () => {
      tests += 1;
    },
    /** Lets connections through again: Node's modules are shared by all files of a process. */
    end: () => {
      sockets.connect = connect;
    },
  };
};
