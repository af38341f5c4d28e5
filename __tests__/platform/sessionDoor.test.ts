import { endpoints } from '../../src/contract/endpoints';
import type { EarlyRequests } from '../../src/platform/earlyCalls';
import { CANCEL, type SendOptions } from '../../src/platform/services';
import { earlyRequestOf } from '../support/earlyRequest';
import { openHttp } from './openHttp';

beforeEach(() => void jest.useFakeTimers());

const HEADER = 'X-Session';
const byCookie = { cookie: 'portal-session' };
const byHeader = { header: HEADER };

/** What identifies the session. */
interface SessionNames {
  readonly cookie?: string;
  readonly header?: string;
}

/** A page bound to session A, whose calls are answered by the test. */
const openPage = (names: SessionNames = {}, earlyRequests: EarlyRequests = {}) => {
  let cookie = 'portal-session=A; XSRF-TOKEN=abc';
  let reads = 0;
  const waiting: ((response: Response | Promise<Response>) => void)[] = [];
  const outcomes: string[] = [];
  const losses: string[] = [];
  const cookies = () => {
    reads += 1;
    return cookie;
  };
  const answered = () => new Promise<Response>((resolve) => void waiting.push(resolve));
  const { http, door } = openHttp(answered, { cookies, names, earlyRequests });
  reads = 0;
  void door.lost.then((loss) => losses.push(loss));
  const settle = () => jest.advanceTimersByTimeAsync(0);
  const keep = (call: Promise<unknown>) => {
    call.then(
      (value) => outcomes.push(JSON.stringify(value)),
      (error: Error) => outcomes.push(error.message.replace(/^.*: /, '')),
    );
  };
  const ask = (name: keyof typeof endpoints | '' = '', options?: SendOptions) =>
    keep(http.send(endpoints[name || 'gapSummary'], options).then(({ body }) => body));
  const answer = async (response: Response | Promise<Response>) => {
    waiting.shift()?.(response);
    await settle();
  };
  const steps: Readonly<Record<string, (given?: string) => unknown>> = {
    ask: (name) => ask(name as keyof typeof endpoints),
    change: () => ask('updateConsent'),
    askWithoutWaiting: () => ask('', { keepalive: true }),
    use: () => ask('analyticsEvent', { keepalive: true }),
    askAfterLoss: () => ask('', { afterLoss: true }),
    fetch: (host) => keep(http.fragment(`https://${host}.example/a`).then(({ body }) => body)),
    signIn: (session) => {
      cookie = `portal-session=${session}; XSRF-TOKEN=abc`;
    },
    signOut: () => {
      cookie = 'XSRF-TOKEN=abc';
    },
    doubt: () => void door.doubted(),
    trust: () => door.trust(),
    hold: () => door.hold(),
    release: () => door.release(),
    // The member came back once more while the answer was awaited.
    askAgain: () => {
      door.release();
      door.hold();
    },
    fail: () => answer(Promise.reject(new TypeError('Failed to fetch'))),
  };
  return {
    http,
    door,
    losses,
    outcomes,
    settle,
    /** How often the browser was asked for its cookies. */
    reads: () => reads,
    /** How many calls were sent and not answered. */
    left: () => waiting.length,
    /** Does one thing after the other; a status answers the oldest call, `200:B` with the header of session B. */
    go: async (text: string) => {
      for (const step of text.split(' ')) {
        const [name = '', given] = step.split(':');
        const headers: HeadersInit = given === undefined ? {} : { [HEADER]: given };
        if (/^\d/.test(name))
          await answer(new Response(name === '204' ? null : '1', { status: Number(name), headers }));
        else await steps[name]?.(given);
      }
      await settle();
    },
  };
};

// Rules `session.end`, `session.member`, `session.check` and `session.unsent`.
it.each<[string, SessionNames, string, readonly string[], readonly string[], number?]>([
  ['bound to a cookie accepts answers as long as it stays', byCookie, 'ask 200', ['1'], []],
  ['drops an answer to A, and every later one', byCookie, 'ask ask signIn:B 200 signIn:A 200', [], ['changed']],
  ['drops the failure of a call to A', byCookie, 'ask signIn:B fail', [], ['changed']],
  ['sends nothing in the name of B', byCookie, 'signIn:B askWithoutWaiting ask', [], ['changed']],
  ['has ended if the cookie went with a 401', byCookie, 'ask signOut 401', [], ['ended']],
  ['has changed if another cookie came with a 401', byCookie, 'ask signIn:B 401', [], ['changed']],
  ['has ended with a 401 of the products although the cookie is there', byCookie, 'ask:products 401', [], ['ended']],
  ['sends no change that waited once B is here', byCookie, 'doubt ask 401 change signIn:B trust', ['401'], ['changed']],
  ['is bound by the first header', byHeader, 'ask 200 ask 200:A ask 200:A ask 200', ['1', '1', '1', '1'], []],
  ['drops the first answer with another', byHeader, 'ask 200:A ask 200:B ask 200:A', ['1'], ['changed']],
  ['ignores the header of another origin', byHeader, 'ask 200:A fetch:content 200:B ask 200', ['1', '"1"', '1'], []],
  ['ignores that of a 401', byHeader, 'ask 200:A ask 401:C ask 200:A', ['1', '401', '1'], []],
  ['has ended with a 401 of the products and any header', byHeader, 'ask 200:A ask:products 401:C', ['1'], ['ended']],
  ['bound to nothing accepts everything', {}, 'ask signIn:B 200:B', ['1'], []],
  ['drops all after a 401 of the products', {}, 'ask:products ask askWithoutWaiting 401 200 ask', [], ['ended'], 1],
  ['may still ask after its loss', {}, 'ask:products 401 askAfterLoss 401 askAfterLoss 200', ['401', '1'], ['ended']],
  ['in doubt fails the refused call alone, and reads go on', {}, 'doubt ask 401 ask 200', ['401', '1'], []],
  ['in doubt lets a change wait', {}, 'doubt ask 401 change', ['401'], []],
  ['in doubt lets a usage event wait', {}, 'doubt ask 401 use', ['401'], []],
  ['that is trusted sends what waited', {}, 'doubt ask 401 change trust', ['401'], [], 1],
  ['sends no change after its end', {}, 'doubt ask 401 change ask:products 401 trust', ['401'], ['ended']],
  ['does not fail a change before it is trusted', {}, 'doubt change 401', [], []],
  ['fails a change once it is trusted', {}, 'doubt change 401 trust', ['401'], []],
  ['never fails a change if it is over', {}, 'doubt change 401 ask:products 401', [], ['ended']],
  ['that asks whose it is lets a change wait', byHeader, 'ask 200:A hold change', ['1'], []],
  ['that asks whose it is sends usage events', byHeader, 'ask 200:A hold use', ['1'], [], 1],
  ['that has asked sends what waited', byHeader, 'ask 200:A hold change ask 200:A release', ['1', '1'], [], 1],
  ['that asked and found B sends no change', byHeader, 'ask 200:A hold change ask 200:B release', ['1'], ['changed']],
  ['that asks again at once lets a change wait no longer', byHeader, 'ask 200:A hold change askAgain', ['1'], [], 1],
  ['that was refused while it asked waits on', byHeader, 'hold doubt change ask 401 release', ['401'], []],
])('A page %s', async (_, names, steps, outcomes, losses, left = 0) => {
  const page = openPage(names);
  await page.go(steps);
  expect([page.outcomes, page.losses, page.left()]).toEqual([outcomes, losses, left]);
});

describe('A page', () => {
  it.each([{}, byHeader])('that is bound to no cookie reads none for an answer: %j', async (names) => {
    const page = openPage(names);
    await page.go('ask 200:A');
    expect([page.outcomes, page.reads()]).toEqual([['1'], 0]);
  });

  it.each([
    ['A', ['"early"'], []],
    ['B', [], ['changed']],
  ])('only uses an early call that was sent under its cookie: %s', async (session, outcomes, losses) => {
    const early = earlyRequestOf(new Response('"early"'), { cookies: `portal-session=${session}` });
    const page = openPage(byCookie, { '/portal/api/portfolio-msrv/gap/summary': early });
    await page.go('ask');
    expect([page.outcomes, page.losses]).toEqual([outcomes, losses]);
  });

  it('checks when told to, and gives up the early calls that nobody has taken over', async () => {
    const early = earlyRequestOf(new Promise(() => {}));
    const page = openPage(byCookie, { '/x': early });
    expect(page.door.isOpen()).toBe(true);
    await page.go('signIn:B');
    expect(page.door.isOpen()).toBe(false);
    await page.settle();
    expect([page.losses, early.controller.signal.aborted]).toEqual([['changed'], true]);
  });

  it.each<[string, SessionNames, string]>([
    ['the cookie', byCookie, 'A\n'],
    ['the header', byHeader, '\nof-A'],
    ['both', { ...byCookie, ...byHeader }, 'A\nof-A'],
    ['nothing', {}, '\n'],
  ])('is identified by %s, as configured, also when the cookie changes', async (_, names, identity) => {
    const page = openPage(names);
    await page.go('ask 200:of-A signIn:B');
    expect(page.door.identity()).toBe(identity);
  });
});

// Rule `session.check`.
describe('The doubt of a session', () => {
  it.each<readonly [string, string, boolean]>([
    ['a 401 of its own origin, in any notation', 'doubt fetch:portal 401', true],
    ['no 401 of another origin', 'doubt fetch:content 401', false],
    ['a 401 while nobody waits for it yet', 'ask 401', true],
    ['a 401 after it has been trusted', 'doubt ask 401 trust ask 401', true],
    ['no 401 before it was trusted', 'doubt ask 401 ask 401 trust', false],
    ...[200, 204, 403, 404, 500].map((status) => ['no other status', `doubt ask:products ${status}`, false] as const),
  ])('is raised by %s: %s', async (_, steps, isRaised) => {
    const page = openPage();
    await page.go(steps);
    expect([page.door.doubt() !== undefined, page.losses]).toEqual([isRaised, []]);
  });

  it('is told once to whoever waits for it', async () => {
    const page = openPage();
    const doubts: string[] = [];
    void page.door.doubted().then(() => doubts.push('doubt'));
    await page.go('ask 401 ask 401');
    expect(doubts).toEqual(['doubt']);
  });

  it('sends nothing that was cancelled meanwhile', async () => {
    const page = openPage();
    await page.go('doubt ask 401');
    const waiting = page.http.send(endpoints.updateConsent, { body: {} });
    waiting[CANCEL]();
    page.door.trust();
    await expect(waiting).rejects.toMatchObject({ kind: 'network' });
    expect(page.left()).toBe(0);
  });
});

// Rule `session.lifetime`.
it('Whoever asks late hears of the latest answer in which the session was served, and of each after it', () => {
  const { door } = openPage();
  const heard: (string | null)[] = [];
  for (const left of ['900', '899']) door.served(new Headers({ left }));
  door.subscribeServed((headers) => heard.push(headers.get('left')));
  door.served(new Headers({ left: '898' }));
  expect(heard).toEqual(['899', '898']);
});
