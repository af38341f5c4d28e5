import { endpoints } from '../../src/contract/endpoints';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { createHttp, type EarlyRequests } from '../../src/platform/http';
import { CANCEL } from '../../src/platform/services';
import { createSessionDoor } from '../../src/platform/sessionDoor';
import { earlyRequestOf } from '../support/earlyRequest';

interface Sent {
  readonly address: string;
  readonly init: RequestInit;
}

const house = (
  answer: (sent: Sent) => Response | Promise<Response>,
  earlyRequests?: EarlyRequests,
  token?: string,
  nextTask: () => Promise<void> = async () => undefined,
) => {
  const sent: Sent[] = [];
  /** The headers of each answer in which the session was served. */
  const served: Headers[] = [];
  const cookies = () => 'XSRF-TOKEN=abc';
  const door = createSessionDoor({ cookie: '', header: '', cookies, startedUnder: '' });
  const http = createHttp({
    fetch: async (address, init) => {
      sent.push({ address, init });
      return answer({ address, init });
    },
    cookies,
    page: () => 'https://portal.example/',
    session: {
      read: (key) => (key === 'accessToken' ? token : undefined),
      write: () => false,
      remove: () => undefined,
    },
    earlyRequests,
    nextTask,
    configuration: defaultConfiguration,
    door: { ...door, served: (headers) => void served.push(headers) },
  });
  return { http, sent, door, served };
};

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const JSON_HEADERS = { Accept: 'application/json', 'Accept-Language': 'en', 'Content-Type': 'application/json' };

/** What a browser hands over of a redirect that it does not follow. */
const redirected = () => {
  const own = { type: { value: 'opaqueredirect' }, status: { value: 0 }, ok: { value: false } };
  return Object.defineProperties(new Response(null), own);
};

describe('a call', () => {
  // Rule `call.json`.
  it('sends JSON headers and returns the JSON', async () => {
    const { http, sent } = house(() => json({ a: 1 }));
    await expect(http.send(endpoints.gapSummary)).resolves.toEqual({ a: 1 });
    expect(sent).toEqual([
      {
        address: '/portal/api/portfolio-msrv/gap/summary',
        init: { method: 'GET', headers: JSON_HEADERS, redirect: 'manual', signal: expect.any(AbortSignal) },
      },
    ]);
  });

  it('sends the forgery token with writes, and follows no redirect', async () => {
    const { http, sent } = house(() => new Response('', { status: 200 }));
    const query = { electronicMarketing: 'true' };
    await expect(http.send(endpoints.updateConsent, { query, body: { status: 'GRANTED' } })).resolves.toBeUndefined();
    expect(sent[0]?.address).toBe('/portal/api/comms-preferences-msrv/form4/update-consent?electronicMarketing=true');
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      headers: { ...JSON_HEADERS, 'X-XSRF-TOKEN': 'abc' },
      body: '{"status":"GRANTED"}',
      redirect: 'manual',
    });
  });

  // Rule `call.json`.
  it('leaves the content type of a multipart body to the browser', async () => {
    const { http, sent } = house(() => json(true));
    const parts = new FormData();
    await http.send(endpoints.updatePreference, { parts });
    expect(sent[0]?.init).toMatchObject({ body: parts });
    expect(sent[0]?.init.headers).toEqual({
      Accept: 'application/json',
      'Accept-Language': 'en',
      'X-XSRF-TOKEN': 'abc',
    });
  });

  it.each([
    ['secret', '{"accessToken":"secret"}'],
    [undefined, '{"accessToken":""}'],
  ])('adds the access token %j if its endpoint needs it', async (token, body) => {
    const { http, sent } = house(() => json({}), undefined, token);
    await http.send(endpoints.bankSummary);
    expect(sent[0]?.init.body).toBe(body);
  });

  // Rule `call.retry`.
  it.each([
    ['the network failed', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the service answered with 503', () => json({}, 503)],
  ])('is sent once although %s, for writes as well as reads', async (_, answer) => {
    const { http, sent } = house(answer);
    await expect(http.send(endpoints.healthSummary)).rejects.toBeInstanceOf(Error);
    await expect(http.send(endpoints.updateConsent, { body: { status: 'GRANTED' } })).rejects.toBeInstanceOf(Error);
    expect(sent.map(({ init }) => init.method)).toEqual(['GET', 'POST']);
  });

  it('fails with the status, and nothing of the query or the body', async () => {
    const { http } = house(() => json({ secret: 1 }, 503));
    const failure = http.send(endpoints.disclaimerAccept, { query: { version: 'secret' } });
    await expect(failure).rejects.toMatchObject({
      kind: 'status',
      status: 503,
      message: 'GET /portal/api/portfolio-msrv/disclaimer/accept: 503',
    });
  });

  // Rule `log.request`.
  it.each([
    ['503', { status: 503 }],
    ['unreadable', {}],
  ])('that fails as %s says the id of its request', async (outcome, init) => {
    const headers = { 'X-Request-Id': '5f0c1d2e77aa4b6c' };
    const { http } = house(() => new Response('no JSON', { ...init, headers }));
    await expect(http.send(endpoints.gapSummary)).rejects.toThrow(
      `GET /portal/api/portfolio-msrv/gap/summary: ${outcome} (request 5f0c1d2e77aa4b6c)`,
    );
  });

  const brokenOff = () => new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });

  it.each<[string, () => Response | Promise<Response>, object]>([
    ['is not answered', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network' }],
    ['is answered with a page', () => new Response('<!doctype html>'), { kind: 'unreadable' }],
    ['has a body that breaks off', () => new Response(brokenOff()), { kind: 'network' }],
  ])('that %s fails with what happened', async (_, answer, fault) => {
    const message = `GET /portal/api/portfolio-msrv/gap/summary: ${(fault as { kind: string }).kind}`;
    await expect(house(answer).http.send(endpoints.gapSummary)).rejects.toMatchObject({ ...fault, message });
  });

  // Rule `session.refusal`.
  const html = (init: ResponseInit = {}) =>
    new Response('<!doctype html>', { ...init, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

  it.each([
    ['a redirect', redirected, 'redirected'],
    ['a page with status 200', () => html(), 'unreadable'],
  ])('that is answered by %s is refused like one with 401', async (_, answer, outcome) => {
    const { http, door } = house(answer);
    void door.doubted();
    await expect(http.send(endpoints.gapSummary)).rejects.toThrow(`/gap/summary: ${outcome}`);
    expect(door.doubt()).toBeDefined();
    const failed = http.send(endpoints.products).catch(() => 'failed');
    expect(await Promise.race([door.lost, failed])).toBe('ended');
  });

  it.each([
    ['403', () => json({}, 403)],
    ['a page with status 500', () => html({ status: 500 })],
  ])('about the products that is answered by %s fails, and the session goes on', async (_, answer) => {
    const { http, door } = house(answer);
    await expect(http.send(endpoints.products)).rejects.toMatchObject({ kind: 'status' });
    expect(door.isOpen()).toBe(true);
  });

  it('that may be answered by anything may be answered by a page', async () => {
    await expect(house(() => html()).http.send(endpoints.updateConsent)).resolves.toBeUndefined();
  });

  // Rule `session.end`.
  it('about the products that is refused with 401 ends the session although its body never ends', async () => {
    const { http, door } = house(() => new Response(new ReadableStream(), { status: 401 }));
    void http.send(endpoints.products);
    await expect(door.lost).resolves.toBe('ended');
  });

  // Rule `bank.available`.
  it.each([
    ['an empty body as no answer', () => new Response(null, { status: 204 }), endpoints.gapSummary],
    ['a blank body as no answer', () => new Response(' \n'), endpoints.gapSummary],
    ['any body as an answer if any 2xx will do', () => new Response('OK'), endpoints.updateConsent],
    ['a body that breaks off as well', () => new Response(brokenOff()), endpoints.bankSummary],
  ] as const)('treats %s', async (_, answer, endpoint) => {
    await expect(house(answer).http.send(endpoint)).resolves.toBeUndefined();
  });

  it('is aborted when it is cancelled', async () => {
    const { http, sent } = house(
      ({ init }) =>
        new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
    const promise = http.send(endpoints.gapSummary);
    promise[CANCEL]();
    await expect(promise).rejects.toMatchObject({ kind: 'network' });
    expect(sent[0]?.init.signal?.aborted).toBe(true);
  });

  it('that outlives the page is not read', async () => {
    const { http, sent } = house(() => new Response('not JSON'));
    await expect(http.send(endpoints.errorLog, { body: 1, keepalive: true })).resolves.toBeUndefined();
    expect(sent[0]?.init.keepalive).toBe(true);
  });
});

describe('a call that the page started early', () => {
  const address = '/portal/api/portfolio-msrv/headings/summary';

  it('is used once, and sent again after that', async () => {
    const early = { [address]: earlyRequestOf(json('early')) };
    const { http, sent } = house(() => json('late'), early);
    await expect(http.send(endpoints.headings)).resolves.toBe('early');
    expect(sent).toEqual([]);
    await expect(http.send(endpoints.headings)).resolves.toBe('late');
    expect(sent).toHaveLength(1);
  });

  // Rule `start.tasks`.
  it('has its answer in the next task, together with those that were taken over with it', async () => {
    const card = '/portal/api/portfolio-msrv/card/summary';
    const early = { [address]: earlyRequestOf(json('headings')), [card]: earlyRequestOf(json('card')) };
    const tasks: (() => void)[] = [];
    const nextTask = () => new Promise<void>((resolve) => tasks.push(resolve));
    const { http } = house(() => json('late'), early, undefined, nextTask);
    const answers: unknown[] = [];
    const keep = (answer: unknown) => answers.push(answer);
    const both = [http.send(endpoints.headings).then(keep), http.send(endpoints.cardSummary).then(keep)];
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    expect(answers).toEqual([]);
    expect(tasks).toHaveLength(1);
    tasks[0]?.();
    await Promise.all(both);
    expect(answers).toEqual(['headings', 'card']);
  });

  it('is aborted by its own controller, and fails like any other', async () => {
    const controller = new AbortController();
    const response = new Promise<Response>((_, reject) => {
      controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
    });
    const { http } = house(() => json('late'), { [address]: earlyRequestOf(response, { controller }) });
    const promise = http.send(endpoints.headings);
    promise[CANCEL]();
    await expect(promise).rejects.toMatchObject({ kind: 'network' });
  });

  it.each<[Response | Promise<Response>, object]>([
    [json({}, 503), { kind: 'status', status: 503 }],
    [new Response('<!doctype html>'), { kind: 'unreadable' }],
  ])('that has failed fails in the same way: %#', async (answer, failure) => {
    const { http } = house(() => json('late'), { [address]: earlyRequestOf(answer) });
    await expect(http.send(endpoints.headings)).rejects.toMatchObject(failure);
  });

  it('is not used for a call with another access token, or with another method', async () => {
    const bank = '/portal/api/portfolio-msrv/bank/summary';
    const init = { method: 'POST', body: '{"accessToken":"mine"}' };
    const given = () => ({ [bank]: earlyRequestOf(json('early'), { init }) });
    const mine = house(() => json('late'), given(), 'mine');
    await mine.http.send(endpoints.bankSummary);
    expect(mine.sent).toEqual([]);
    const other = house(() => json('late'), given(), 'other');
    await other.http.send(endpoints.bankSummary);
    expect(other.sent).toHaveLength(1);
    const read = house(() => json('late'), given(), 'mine');
    await read.http.send({ ...endpoints.bankSummary, method: 'GET' });
    expect(read.sent).toHaveLength(1);
    // It still waits for its own call.
    await read.http.send(endpoints.bankSummary);
    expect(read.sent).toHaveLength(1);
  });

  it('says when it was sent, until it is taken over', async () => {
    const { http } = house(() => json('late'), { [address]: earlyRequestOf(json('early'), { leftAt: 7 }) });
    expect(http.leftAt(endpoints.gapSummary)).toBeUndefined();
    expect(http.leftAt(endpoints.headings)).toBe(7);
    await http.send(endpoints.headings);
    expect(http.leftAt(endpoints.headings)).toBeUndefined();
  });

  it('that nobody needs is aborted, and sent again from then on', async () => {
    const early = earlyRequestOf(json('early'));
    const { http, sent } = house(() => json('late'), { [address]: early });
    http.giveUpEarlyCalls();
    expect(early.controller.signal.aborted).toBe(true);
    await expect(http.send(endpoints.headings)).resolves.toBe('late');
    expect(sent).toHaveLength(1);
  });
});

describe('a content fragment', () => {
  // Rule `texts.asked`.
  it('is requested as HTML in the language of the page, and read as text in its own', async () => {
    const { http, sent } = house(() => new Response('<p>Teks</p>', { headers: { 'Content-Language': 'af' } }));
    await expect(http.fragment('/cms/site/a?b=c')).resolves.toEqual({ html: '<p>Teks</p>', language: 'af' });
    expect(sent[0]).toMatchObject({
      address: '/cms/site/a?b=c',
      init: { method: 'GET', headers: { Accept: 'text/html', 'Accept-Language': 'en' } },
    });
  });

  it('that is missing is an error', async () => {
    const { http } = house(() => new Response('gone', { status: 404 }));
    await expect(http.fragment('/cms/site/a?token=secret')).rejects.toMatchObject({
      kind: 'status',
      status: 404,
      message: 'GET /cms/site/a: 404',
    });
  });

  // Rule `content.redirect`.
  it.each([
    ['another origin', '/cms/site/a', 'https://login.example/cms/site/a', 'redirected'],
    ['the sign-in page', '/cms/site/a', 'https://portal.example/portal/sign-in?returnUrl=%2F', 'redirected'],
    ['another address of its origin', '/cms/site/a', 'https://portal.example/cms/site/b', undefined],
    ['another one of its own other origin', 'https://content.example/a', 'https://content.example/b', undefined],
    ['the portal from another origin', 'https://content.example/a', 'https://portal.example/a', 'redirected'],
  ])('that is redirected to %s', async (_, address, url, fault) => {
    const answer = () =>
      Object.defineProperties(new Response('<p>Text</p>'), { redirected: { value: true }, url: { value: url } });
    const outcome = house(answer).http.fragment(address);
    if (fault === undefined) await expect(outcome).resolves.toEqual({ html: '<p>Text</p>' });
    else await expect(outcome).rejects.toThrow(`: ${fault}`);
  });
});

// Rule `session.lifetime`.
describe('An answer in which the session was served', () => {
  const told = { headers: { 'X-Session-Expires-In': '900' } };

  it.each([
    ['of a service', new Response('{}', told), 1],
    ['of a service without a session', new Response('{}', { ...told, status: 401 }), 0],
    ['of a service that fails', new Response('{}', { ...told, status: 500 }), 0],
    [
      'that is a page to sign in',
      new Response('<p>', { headers: { ...told.headers, 'Content-Type': 'text/html' } }),
      0,
    ],
  ])('is one %s', async (_, response, count) => {
    const { http, served } = house(() => response);
    await http.send(endpoints.headings).catch(() => undefined);
    expect(served).toHaveLength(count);
  });

  it('is none of the content management', async () => {
    const { http, served } = house(() => new Response('<p>', told));
    await http.fragment('/cms/site/words');
    expect(served).toEqual([]);
  });
});

// Rule `session.signOut`.
it('The changes under way have settled once each was answered or has failed; analytics are not waited for', async () => {
  const answers: ((response: Response) => void)[] = [];
  const { http } = house(() => new Promise((resolve) => void answers.push(resolve)));
  const heard: string[] = [];
  const wait = () => http.changesSettled().then(() => void heard.push('settled'));
  void http.send(endpoints.analyticsEvent, { body: {}, keepalive: true }).catch(() => undefined);
  void http.send(endpoints.headings).catch(() => undefined);
  await wait();
  expect(heard).toEqual(['settled']);
  void http.send(endpoints.updateConsent, { body: {} }).catch(() => undefined);
  const settled = wait();
  await Promise.resolve();
  expect(heard).toEqual(['settled']);
  answers.at(-1)?.(new Response('', { status: 500 }));
  await settled;
  expect(heard).toEqual(['settled', 'settled']);
});
