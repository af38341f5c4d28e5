import { sandboxFetch } from '../../../config/sandbox/fetch';

const gap = '/portal/api/portfolio-msrv/gap/summary';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** The state of a promise once everything has happened that needs no time. */
const stateOf = async (promise: Promise<unknown>) => {
  const waiting = jest.advanceTimersByTimeAsync(0).then(() => 'waiting');
  return Promise.race([promise.then(() => 'answered'), waiting]);
};

// What else it does is seen by the journeys, all of which call it.
describe('the sandbox as a fetch', () => {
  it('hangs until the call is aborted', async () => {
    const controller = new AbortController();
    const sandbox = sandboxFetch({ member: 'typical', faults: 'gapSummary:hang' });
    const answer = sandbox.fetch(gap, { signal: controller.signal });
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(await stateOf(answer)).toBe('waiting');
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('does not call at all if the signal is already aborted', async () => {
    const sandbox = sandboxFetch({ member: 'typical' });
    await expect(sandbox.fetch(gap, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
    expect(sandbox.sent().calls).toEqual([]);
  });

  it('lets a slow body trickle in', async () => {
    const sandbox = sandboxFetch({ member: 'typical', faults: 'gapSummary:slow' });
    const body = (await sandbox.fetch(gap)).json();
    expect(await stateOf(body)).toBe('waiting');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await body).toHaveProperty('hgap');
  });
});
