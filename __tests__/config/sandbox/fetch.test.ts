import { sandboxFetch } from '../../../config/sandbox/fetch';

const gap = '/portal/api/portfolio-msrv/gap/summary';
const life = '/portal/api/portfolio-msrv/life/summary';
const consent = '/portal/api/comms-preferences-msrv/form4/update-consent?electronicMarketing=true';

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

describe('the sandbox as a fetch', () => {
  it('answers at once and remembers what was sent', async () => {
    const sandbox = sandboxFetch({ member: 'typical' });
    const response = await sandbox.fetch(gap);
    expect(await response.json()).toHaveProperty('hgap');
    const written = await sandbox.fetch(consent, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': sandbox.session().xsrfToken },
      body: '{"status":"GRANTED"}',
    });
    expect(written.status).toBe(200);
    expect(sandbox.sent().updates).toEqual([
      { call: 'updateConsent', query: { electronicMarketing: 'true' }, body: { status: 'GRANTED' } },
    ]);
    expect(sandbox.sent().calls.map(({ call }) => call)).toEqual(['gapSummary', 'updateConsent']);
  });

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

  it('fails a dropped connection as a browser does', async () => {
    const sandbox = sandboxFetch({ member: 'typical', faults: 'gapSummary:drop' });
    await expect(sandbox.fetch(gap)).rejects.toThrow(new TypeError('Failed to fetch'));
    sandbox.setFaults('');
    expect((await sandbox.fetch(gap)).status).toBe(200);
  });

  it('lets a slow body trickle in', async () => {
    const sandbox = sandboxFetch({ member: 'typical', faults: 'gapSummary:slow' });
    const body = (await sandbox.fetch(gap)).json();
    expect(await stateOf(body)).toBe('waiting');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await body).toHaveProperty('hgap');
  });

  it('holds the answers of one call until they are released', async () => {
    const sandbox = sandboxFetch({ member: 'typical' });
    const release = sandbox.hold('gapSummary');
    const held = sandbox.fetch(gap);
    expect(await stateOf(held)).toBe('waiting');
    expect(await stateOf(sandbox.fetch(life))).toBe('answered');
    release();
    expect(await stateOf(held)).toBe('answered');
    expect(await stateOf(sandbox.fetch(gap))).toBe('answered');
  });
});
