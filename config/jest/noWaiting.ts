import { Socket } from 'node:net';

// A test of the application neither waits in real time nor talks to a network: it would be slow, and fail by chance.
// Timers without a delay are allowed, because they only end the present task. The tests in `config` start real servers,
// and those of the documents real programs.
const REAL = /[\\/]__tests__[\\/](config|docs)[\\/]/;

const seen: string[] = [];

const note = (what: string): void => {
  const calls = new Error(what).stack?.split('\n').slice(2) ?? [];
  seen.push([what, ...calls].join('\n'));
};

const guardTimer = (name: 'setTimeout' | 'setInterval'): void => {
  const real = globalThis[name];
  const guarded = (...given: Parameters<typeof setTimeout>) => {
    if (Number(given[1] ?? 0) > 0) note(`${name} of ${given[1]} ms`);
    return real(...given);
  };
  Object.defineProperty(globalThis, name, { value: guarded, writable: true, configurable: true });
};

const failOnWaiting = (): void => {
  const found = seen.splice(0);
  if (found.length > 0) {
    throw new Error(`The test used a real timer or the network; see docs/testing.md:\n${found.join('\n')}`);
  }
};

if (!REAL.test(expect.getState().testPath ?? '')) {
  guardTimer('setTimeout');
  guardTimer('setInterval');
  const connect = Socket.prototype.connect;
  Socket.prototype.connect = function refuse(this: Socket, ...given: unknown[]) {
    note(`a connection to ${JSON.stringify(given[0])}`);
    return this.destroy(new Error('No network in a unit test.'));
  };
  afterEach(failOnWaiting);
  afterAll(() => {
    Socket.prototype.connect = connect;
    failOnWaiting();
  });
}
