import { runSaga } from 'redux-saga';
import { CANCEL, type Services } from '../../src/platform/services';
import { requestFragment } from '../../src/state/requestFragment';

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
  const services = { http: { fragment }, timeoutMs: 20 } as unknown as Services;
  const task = runSaga({ context: { services }, onError: () => undefined }, () => requestFragment('/cms/site/a'));
  return { house, outcome: task.toPromise() as Promise<string> };
};

describe('the request for a fragment', () => {
  it('comes back with the text, an empty one too', async () => {
    const { house, outcome } = run(Promise.resolve(''));
    await expect(outcome).resolves.toBe('');
    expect(house).toEqual({ asked: ['/cms/site/a'], aborted: 0 });
  });

  it('fails as the call fails', async () => {
    await expect(run(Promise.reject(new Error('500'))).outcome).rejects.toThrow('500');
  });

  it('is given up when it outlasts its time', async () => {
    const { house, outcome } = run(new Promise(() => undefined));
    await expect(outcome).rejects.toThrow('A service failed to respond in time.');
    expect(house.aborted).toBe(1);
  });
});
