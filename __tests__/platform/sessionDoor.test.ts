import type { Endpoint } from '../../src/contract/endpoint';
import { endpoints } from '../../src/contract/endpoints';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { createHttp, type EarlyRequests } from '../../src/platform/http';
import { CANCEL } from '../../src/platform/services';
import { createSessionDoor, type SessionNames } from '../../src/platform/sessionDoor';
import { earlyRequestOf } from '../support/earlyRequest';

const HEADER = 'X-Session';

/** A page bound to session A, whose calls are answered by the test. */
const openPage = (names: Partial<SessionNames> = {}, earlyRequests: EarlyRequests = {}) => {
  let cookie = 'portal-session=A; XSRF-TOKEN=abc';
  let reads = 0;
  const waiting: { readonly address: string; readonly answer: (response: Response | Error) => void }[] = [];
  const outcomes: string[] = [];
  const losses: string[] = [];
  const cookies = () => {
    reads += 1;
    return cookie;
  };
  const door = createSessionDoor({ cookie: '', header: '', ...names, cookies, startedUnder: cookie });
  void door.lost.then((loss) => losses.push(loss));
  const http = createHttp({
    fetch: (address) =>
      new Promise((resolve, reject) => {
        waiting.push({
          address,
          answer: (response) => (response instanceof Error ? reject(response) : resolve(response)),
        });
      }),
    cookies,
    page: () => 'https://portal.example/',
    session: { read: () => undefined, write: () => false, remove: () => undefined },
    earlyRequests,
    nextTask: async () => undefined,
    configuration: defaultConfiguration,
    door,
  });
  const settle = () => jest.advanceTimersByTimeAsync(0);
  return {
    http,
    door,
    losses,
    outcomes,
    settle,
    /** How often the browser was asked for its cookies. */
    reads: () => reads,
    /** Addresses of the calls that were sent. */
    left: () => waiting.map(({ address }) => address),
    signIn: (session: string) => {
      cookie = `portal-session=${session}; XSRF-TOKEN=abc`;
    },
    signOut: () => {
      cookie = 'XSRF-TOKEN=abc';
    },
    ask: (options?: Parameters<typeof http.send>[1], endpoint: Endpoint<unknown> = endpoints.gapSummary) => {
      http.send(endpoint, options).then(
        (value) => outcomes.push(JSON.stringify(value)),
        (error: Error) => outcomes.push(error.message),
      );
    },
    answer: async (response: Response | Error, index = 0) => {
      waiting.splice(index, 1)[0]?.answer(response);
      await settle();
    },
  };
};

const { products, updateConsent, analyticsEvent } = endpoints;
const answerOf = (value: unknown, session?: string, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: session === undefined ? {} : { [HEADER]: session } });
const byCookie = { cookie: 'portal-session' };
const byHeader = { header: HEADER };

// Rules `session.end` and `session.member`.
beforeEach(() => {
  jest.useFakeTimers();
});

describe('A page that is bound to no cookie', () => {
  it.each([{}, byHeader])('does not ask the browser for its cookies to read an answer: %j', async (names) => {
    const page = openPage(names);
    page.ask();
    await page.answer(answerOf(1, 'A'));
    expect([page.outcomes, page.losses, page.reads()]).toEqual([['1'], [], 0]);
  });
});

describe('A page that is bound to a session by a cookie', () => {
  it('accepts answers as long as the cookie stays', async () => {
    const page = openPage(byCookie);
    page.ask();
    await page.answer(answerOf(1));
    expect([page.outcomes, page.losses]).toEqual([['1'], []]);
  });

  it('drops an answer during which somebody else signed in, and every later one', async () => {
    const page = openPage(byCookie);
    page.ask();
    page.ask();
    page.signIn('B');
    await page.answer(answerOf('of A'));
    page.signIn('A');
    await page.answer(answerOf('of A'));
    expect([page.outcomes, page.losses]).toEqual([[], ['changed']]);
  });

  it('drops the failure of a call as well', async () => {
    const page = openPage(byCookie);
    page.ask();
    page.signIn('B');
    await page.answer(new TypeError('Failed to fetch'));
    expect([page.outcomes, page.losses]).toEqual([[], ['changed']]);
  });

  it('sends nothing in the name of somebody else, not even a call that nobody waits for', async () => {
    const page = openPage(byCookie);
    page.signIn('B');
    page.ask({ keepalive: true });
    page.ask();
    await page.settle();
    expect([page.left(), page.outcomes, page.losses]).toEqual([[], [], ['changed']]);
  });

  it('has ended if the cookie went with a 401, and has changed if another came with it', async () => {
    const out = openPage(byCookie);
    out.ask();
    out.signOut();
    await out.answer(answerOf(null, undefined, 401));
    expect(out.losses).toEqual(['ended']);
    const other = openPage(byCookie);
    other.ask();
    other.signIn('B');
    await other.answer(answerOf(null, undefined, 401));
    expect(other.losses).toEqual(['changed']);
  });

  it('has ended with a 401 of the products while the cookie is still there', async () => {
    const page = openPage(byCookie);
    page.ask({}, products);
    await page.answer(answerOf(null, undefined, 401));
    expect([page.outcomes, page.losses]).toEqual([[], ['ended']]);
  });

  it('sends nothing that waited while there was doubt, if somebody else has signed in meanwhile', async () => {
    const page = openPage(byCookie);
    void page.door.doubted();
    page.ask();
    await page.answer(answerOf(null, undefined, 401));
    page.ask({}, updateConsent);
    page.signIn('B');
    page.door.trust();
    await page.settle();
    expect([page.left(), page.losses]).toEqual([[], ['changed']]);
  });

  it('only uses an early call that was sent under its cookie', async () => {
    const early = (cookies: string) => ({
      '/portal/api/portfolio-msrv/gap/summary': earlyRequestOf(answerOf('early'), { cookies }),
    });
    const same = openPage(byCookie, early('portal-session=A'));
    same.ask();
    await same.settle();
    expect([same.outcomes, same.losses]).toEqual([['"early"'], []]);
    const other = openPage(byCookie, early('portal-session=B'));
    other.ask();
    await other.settle();
    expect([other.outcomes, other.losses]).toEqual([[], ['changed']]);
  });

  it('checks when told to, and gives up the early calls that nobody has taken over', async () => {
    const controller = new AbortController();
    const page = openPage(byCookie, { '/x': earlyRequestOf(new Promise(() => {}), { controller }) });
    expect(page.door.isOpen()).toBe(true);
    page.signIn('B');
    expect(page.door.isOpen()).toBe(false);
    await page.settle();
    expect([page.losses, controller.signal.aborted]).toEqual([['changed'], true]);
  });
});

describe('A page that is bound to a session by a header', () => {
  it('is bound by the first answer that has it, and drops the first that has another', async () => {
    const page = openPage(byHeader);
    for (const session of [undefined, 'A', 'A', undefined, 'B', 'A']) {
      page.ask();
      await page.answer(answerOf(session ?? 'none', session));
    }
    expect([page.outcomes, page.losses]).toEqual([['"none"', '"A"', '"A"', '"none"'], ['changed']]);
  });

  it('ignores the header of another origin, and of a 401', async () => {
    const page = openPage(byHeader);
    page.ask();
    await page.answer(answerOf('mine', 'A'));
    const content = page.http.fragment('https://content.example/a');
    await page.answer(answerOf('theirs', 'B'));
    await expect(content).resolves.toBe('"theirs"');
    page.ask();
    await page.answer(answerOf(null, 'C', 401));
    expect(page.losses).toEqual([]);
    page.ask({}, products);
    await page.answer(answerOf(null, 'C', 401));
    expect(page.losses).toEqual(['ended']);
  });
});

describe('What identifies the session', () => {
  it.each<[string, Partial<SessionNames>, string]>([
    ['the cookie', byCookie, 'A\n'],
    ['the header', byHeader, '\nof A'],
    ['both', { ...byCookie, ...byHeader }, 'A\nof A'],
    ['nothing', {}, '\n'],
  ])('is %s, as configured, and stays when the cookie changes', async (_, names, identity) => {
    const page = openPage(names);
    page.ask();
    await page.answer(answerOf(1, 'of A'));
    page.signIn('B');
    expect(page.door.identity()).toBe(identity);
  });
});

describe('A page without anything that identifies the session', () => {
  it('accepts everything until a 401 of the products', async () => {
    const page = openPage();
    page.ask();
    page.signIn('B');
    await page.answer(answerOf(1, 'B'));
    page.ask();
    page.ask({}, products);
    page.ask({ keepalive: true });
    await page.answer(answerOf(null, undefined, 401), 1);
    await page.answer(answerOf(2));
    page.ask();
    await page.settle();
    expect([page.outcomes, page.losses, page.left()]).toEqual([['1'], ['ended'], [expect.any(String)]]);
  });

  it('is not in doubt of its session by a 401 of another origin, but by one of its own, in any notation', async () => {
    const page = openPage();
    const foreign = page.http.fragment('https://content.example/a');
    await Promise.all([expect(foreign).rejects.toThrow('401'), page.answer(answerOf(null, undefined, 401))]);
    void page.door.doubted();
    expect(page.door.doubt()).toBeUndefined();
    const ours = page.http.fragment('https://portal.example/a');
    await Promise.all([expect(ours).rejects.toThrow('401'), page.answer(answerOf(null, undefined, 401))]);
    expect(page.door.doubt()).toBeDefined();
    expect(page.losses).toEqual([]);
  });

  it.each([200, 204, 403, 404, 500])('does not treat the status %d as the end of the session', async (status) => {
    const page = openPage();
    void page.door.doubted();
    page.ask({}, products);
    await page.answer(new Response(null, { status }));
    expect([page.losses, page.door.doubt()]).toEqual([[], undefined]);
  });

  it('may still ask whether somebody is signed in again', async () => {
    const page = openPage();
    page.ask({}, products);
    await page.answer(answerOf(null, undefined, 401));
    page.ask({ afterLoss: true });
    await page.answer(answerOf(null, undefined, 401));
    page.ask({ afterLoss: true });
    await page.answer(answerOf('back'));
    expect(page.outcomes).toEqual(['GET /portal/api/portfolio-msrv/gap/summary: 401', '"back"']);
  });
});

// Rule `session.check`.
describe('A 401 of a call that does not prove the session', () => {
  const refuse = async (page: ReturnType<typeof openPage>, endpoint?: Endpoint<unknown>) => {
    page.ask({}, endpoint);
    await page.answer(answerOf(null, undefined, 401), page.left().length - 1);
  };
  const GAP_REFUSED = 'GET /portal/api/portfolio-msrv/gap/summary: 401';

  it('fails its call alone, and reads go on', async () => {
    const page = openPage();
    void page.door.doubted();
    await refuse(page);
    page.ask();
    await page.answer(answerOf(1));
    expect([page.outcomes, page.losses]).toEqual([[GAP_REFUSED, '1'], []]);
  });

  it('is told to whoever waits for it, once, and to nobody while nobody waits', async () => {
    const page = openPage();
    const doubts: string[] = [];
    await refuse(page);
    expect(page.door.doubt()).toBeUndefined();
    void page.door.doubted().then(() => doubts.push('doubt'));
    await refuse(page);
    await refuse(page);
    expect(doubts).toEqual(['doubt']);
    page.door.trust();
    expect(page.door.doubt()).toBeUndefined();
    await refuse(page);
    expect(page.door.doubt()).toBeUndefined();
  });

  it.each([updateConsent, analyticsEvent])('lets $name wait until the session is known to hold', async (write) => {
    const page = openPage();
    void page.door.doubted();
    await refuse(page);
    page.ask({}, write);
    await page.settle();
    expect(page.left()).toEqual([]);
    page.door.trust();
    await page.settle();
    expect(page.left()).toHaveLength(1);
  });

  it('lets nothing be sent that waited for a session that is over', async () => {
    const page = openPage();
    void page.door.doubted();
    await refuse(page);
    page.ask({}, updateConsent);
    await refuse(page, products);
    page.door.trust();
    await page.settle();
    expect([page.left(), page.outcomes, page.losses]).toEqual([[], [GAP_REFUSED], ['ended']]);
  });

  it('sends nothing that was cancelled while it waited', async () => {
    const page = openPage();
    void page.door.doubted();
    await refuse(page);
    const waiting = page.http.send(updateConsent, { body: {} });
    waiting[CANCEL]();
    page.door.trust();
    await expect(waiting).rejects.toMatchObject({ kind: 'network' });
    expect(page.left()).toEqual([]);
  });

  it('of a change is no failure before the session is known to hold, and never one if it is over', async () => {
    for (const holds of [true, false]) {
      const page = openPage();
      void page.door.doubted();
      await refuse(page, updateConsent);
      expect(page.outcomes).toEqual([]);
      if (holds) page.door.trust();
      else await refuse(page, products);
      await page.settle();
      expect(page.outcomes).toHaveLength(holds ? 1 : 0);
    }
  });
});
