import { runSaga, stdChannel } from 'redux-saga';
import { CANCEL, type Services } from '../../src/platform/services';
import { requestFragment } from '../../src/state/request';
import { sessionChanged, sessionEnded } from '../../src/state/session/slice';

const run = (promise: Promise<string>) => {
  const house = { asked: [] as string[], aborted: 0 };
  const fragment = (address: string) => {
    house.asked.push(address);
    return Object.assign(promise, {
      [CANCEL]: () => {
        house.aborted += 1;
      },
    });
  };
  const connection = { isOnline: () => true, returns: () => 0 };
  const services = { http: { fragment }, connection, timeoutMs: 20 } as unknown as Services;
  const channel = stdChannel();
  const task = runSaga({ context: { services }, channel, onError: () => undefined }, () =>
    requestFragment('/cms/site/a', '/a'),
  );
  const outcome = task.toPromise().then((text: unknown) => (task.isCancelled() ? 'cancelled' : text));
  return { house, channel, outcome };
};

describe('the request for a fragment', () => {
  it('returns the text, even an empty one', async () => {
    const { house, outcome } = run(Promise.resolve(''));
    await expect(outcome).resolves.toBe('');
    expect(house).toEqual({ asked: ['/cms/site/a'], aborted: 0 });
  });

  it('fails if the call fails', async () => {
    await expect(run(Promise.reject(new Error('500'))).outcome).rejects.toThrow('500');
  });

  it.each([sessionEnded({ page: '/' }), sessionChanged()])(
    'is dropped with the session: after $type nothing follows',
    async (loss) => {
      const { house, outcome, channel } = run(new Promise(() => undefined));
      channel.put(loss);
      await expect(outcome).resolves.toBe('cancelled');
      expect(house.aborted).toBe(1);
    },
  );

  it('is aborted when it times out', async () => {
    jest.useFakeTimers();
    const { house, outcome } = run(new Promise(() => undefined));
    const ended = outcome.catch((error: unknown) => error);
    jest.advanceTimersByTime(20);
    jest.useRealTimers();
    await ended;
    await expect(outcome).rejects.toThrow('A service failed to respond in time.');
    expect(house.aborted).toBe(1);
  });
});
