import { endpoints } from '../../src/contract/endpoints';
import { CANCEL } from '../../src/platform/services';
import { earlyRequestOf } from '../support/earlyRequest';
import { openHttp } from './openHttp';

beforeEach(() => {
  jest.useFakeTimers();
});

/** Fires the timers without a delay, by which answers of early calls are handed over. */
const nextTask = () => jest.advanceTimersByTimeAsync(0);

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
    const { http, sent } = openHttp(() => json({ a: 1 }));
    await expect(http.send(endpoints.gapSummary)).resolves.toEqual({ a: 1 });
    expect(sent).toEqual([
      {
        address: '/portal/api/portfolio-msrv/gap/summary',
        init: { method: 'GET', headers: JSON_HEADERS, redirect: 'manual', signal: expect.any(AbortSignal) },
      },
    ]);
  });

  it('sends the forgery token with writes, and follows no redirect', async () => {
    const { http, sent } = openHttp(() => new Response('', { status: 200 }));
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
    const { http, sent } = openHttp(() => json(true));
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
    const { http, sent } = openHttp(() => json({}), { token });
    await http.send(endpoints.bankSummary);
    expect(sent[0]?.init.body).toBe(body);
  });

  // Rule `call.retry`.
  it.each([
    ['the network failed', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the service answered with 503', () => json({}, 503)],
  ])('is sent once although %s, for writes as well as reads', async (_, answer) => {
    const { http, sent } = openHttp(answer);
    await expect(http.send(endpoints.healthSummary)).rejects.toBeInstanceOf(Error);
    await expect(http.send(endpoints.updateConsent, { body: { status: 'GRANTED' } })).rejects.toBeInstanceOf(Error);
    expect(sent.map(({ init }) => init.method)).toEqual(['GET', 'POST']);
  });

  it('fails with the status, and nothing of the query or the body', async () => {
    const { http } = openHttp(() => json({ secret: 1 }, 503));
    const failure = http.send(endpoints.disclaimerAccept, { query: { version: 'secret' } });
    await expect(failure).rejects.toMatchObject({
      kind: 'status',
      message: 'GET /portal/api/portfolio-msrv/disclaimer/accept: 503',
    });
  });

  // Rule `log.request`.
  it.each([
    ['503', { status: 503 }],
    ['unreadable', {}],
  ])('that fails as %s says the id of its request', async (outcome, init) => {
    const headers = { 'X-Request-Id': '5f0c1d2e77aa4b6c' };
    const { http } = openHttp(() => new Response('no JSON', { ...init, headers }));
    await expect(http.send(endpoints.gapSummary)).rejects.toThrow(
      `GET /portal/api/portfolio-msrv/gap/summary: ${outcome} (request 5f0c1d2e77aa4b6c)`,
    );
  });

  const brokenOff = () => new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });

  it.each([
    ['is not answered', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
    ['is answered with a page', () => new Response('<!doctype html>'), 'unreadable'],
    ['has a body that breaks off', () => new Response(brokenOff()), 'network'],
  ])('that %s fails with what happened', async (_, answer, kind) => {
    const message = `GET /portal/api/portfolio-msrv/gap/summary: ${kind}`;
    await expect(openHttp(answer).http.send(endpoints.gapSummary)).rejects.toMatchObject({ kind, message });
  });

  // Rule `session.refusal`.
  const html = (init: ResponseInit = {}) =>
    new Response('<!doctype html>', { ...init, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

  it.each([
    ['a redirect', redirected, 'redirected'],
    ['a page with status 200', () => html(), 'unreadable'],
  ])('that is answered by %s is refused like one with 401', async (_, answer, outcome) => {
    const { http, door } = openHttp(answer);
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
    const { http, door } = openHttp(answer);
    await expect(http.send(endpoints.products)).rejects.toMatchObject({ kind: 'status' });
    expect(door.isOpen()).toBe(true);
  });

  it('that may be answered by anything may be answered by a page', async () => {
    await expect(openHttp(() => html()).http.send(endpoints.updateConsent)).resolves.toBeUndefined();
  });

  // Rule `session.end`.
  it('about the products that is refused with 401 ends the session although its body never ends', async () => {
    const { http, door } = openHttp(() => new Response(new ReadableStream(), { status: 401 }));
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
    await expect(openHttp(answer).http.send(endpoint)).resolves.toBeUndefined();
  });

  it('is aborted when it is cancelled', async () => {
    const { http, sent } = openHttp(
      ({ init }) =>
        new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
    const promise = http.send(endpoints.gapSummary);
    promise[CANCEL]();
    await expect(promise).rejects.toMatchObject({ kind: 'network' });
    expect(sent[0]?.init.signal?.aborted).toBe(true);
  });

  it('that outlives the page is not read', async () => {
    const { http, sent } = openHttp(() => new Response('not JSON'));
    await expect(http.send(endpoints.errorLog, { body: 1, keepalive: true })).resolves.toBeUndefined();
    expect(sent[0]?.init.keepalive).toBe(true);
  });
});

describe('a call that the page started early', () => {
  const address = '/portal/api/portfolio-msrv/headings/summary';
  const late = () => json('late');

  // Rule `start.tasks`.
  it('is used once, and has its answer in the next task, together with those that were taken over with it', async () => {
    const card = '/portal/api/portfolio-msrv/card/summary';
    const early = { [address]: earlyRequestOf(json('headings')), [card]: earlyRequestOf(json('card')) };
    const { http, sent } = openHttp(late, { earlyRequests: early });
    const answers: unknown[] = [];
    for (const endpoint of [endpoints.headings, endpoints.cardSummary])
      void http.send(endpoint).then((answer) => answers.push(answer));
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    expect([answers, jest.getTimerCount()]).toEqual([[], 1]);
    await nextTask();
    expect([answers, sent]).toEqual([['headings', 'card'], []]);
    await expect(http.send(endpoints.headings)).resolves.toBe('late');
  });

  it('is aborted by its own controller, and fails like any other', async () => {
    const controller = new AbortController();
    const response = new Promise<Response>((_, reject) => {
      controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
    });
    const { http } = openHttp(late, { earlyRequests: { [address]: earlyRequestOf(response, { controller }) } });
    const promise = http.send(endpoints.headings);
    promise[CANCEL]();
    const failed = expect(promise).rejects.toMatchObject({ kind: 'network' });
    await nextTask();
    await failed;
  });

  it.each([
    ['status', json({}, 503)],
    ['unreadable', new Response('<!doctype html>')],
  ])('that has failed fails in the same way: %s', async (kind, answer) => {
    const { http } = openHttp(late, { earlyRequests: { [address]: earlyRequestOf(answer) } });
    const failed = expect(http.send(endpoints.headings)).rejects.toMatchObject({ kind });
    await nextTask();
    await failed;
  });

  it.each([
    ['other', endpoints.bankSummary, 1],
    ['mine', { ...endpoints.bankSummary, method: 'GET' as const }, 1],
    ['mine', endpoints.bankSummary, 0],
  ])('is used for the same call alone: with the access token %s, %#', async (token, endpoint, count) => {
    const init = { method: 'POST', body: '{"accessToken":"mine"}' };
    const earlyRequests = { '/portal/api/portfolio-msrv/bank/summary': earlyRequestOf(json('early'), { init }) };
    const { http, sent } = openHttp(late, { earlyRequests, token });
    void http.send(endpoint);
    await nextTask();
    expect(sent).toHaveLength(count);
  });

  it('says when it was sent, until it is taken over', () => {
    const earlyRequests = { [address]: earlyRequestOf(json('early'), { leftAt: 7 }) };
    const { http } = openHttp(late, { earlyRequests });
    expect(http.leftAt(endpoints.gapSummary)).toBeUndefined();
    expect(http.leftAt(endpoints.headings)).toBe(7);
    void http.send(endpoints.headings);
    expect(http.leftAt(endpoints.headings)).toBeUndefined();
  });

  it('that nobody needs is aborted, and sent again from then on', async () => {
    const early = earlyRequestOf(json('early'));
    const { http } = openHttp(late, { earlyRequests: { [address]: early } });
    http.giveUpEarlyCalls();
    expect(early.controller.signal.aborted).toBe(true);
    await expect(http.send(endpoints.headings)).resolves.toBe('late');
  });
});

describe('a content fragment', () => {
  // Rule `texts.asked`.
  it('is requested as HTML in the language of the page, and read as text in its own', async () => {
    const { http, sent } = openHttp(() => new Response('<p>Teks</p>', { headers: { 'Content-Language': 'af' } }));
    await expect(http.fragment('/cms/site/a?b=c')).resolves.toEqual({ html: '<p>Teks</p>', language: 'af' });
    expect(sent[0]).toMatchObject({
      address: '/cms/site/a?b=c',
      init: { method: 'GET', headers: { Accept: 'text/html', 'Accept-Language': 'en' } },
    });
  });

  it('that is missing is an error', async () => {
    const { http } = openHttp(() => new Response('gone', { status: 404 }));
    await expect(http.fragment('/cms/site/a?token=secret')).rejects.toThrow('GET /cms/site/a: 404');
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
    const outcome = openHttp(answer).http.fragment(address);
    if (fault === undefined) await expect(outcome).resolves.toEqual({ html: '<p>Text</p>' });
    else await expect(outcome).rejects.toThrow(`: ${fault}`);
  });
});

// Rule `session.lifetime`.
it.each([
  ['of a service', 200, {}, 1],
  ['of a service without a session', 401, {}, 0],
  ['of a service that fails', 500, {}, 0],
  ['that is a page to sign in', 200, { 'Content-Type': 'text/html' }, 0],
])('An answer %s says whether the session was served', async (_, status, headers, count) => {
  const { http, door } = openHttp(() => new Response('{}', { status, headers }));
  const served: Headers[] = [];
  door.subscribeServed((told) => served.push(told));
  await http.send(endpoints.headings).catch(() => undefined);
  // The content management knows nothing of it.
  await http.fragment('/cms/site/words').catch(() => undefined);
  expect(served).toHaveLength(count);
});

// Rule `session.signOut`.
it('The changes under way have settled once each was answered or has failed; analytics are not waited for', async () => {
  const answers: ((response: Response) => void)[] = [];
  const { http } = openHttp(() => new Promise((resolve) => void answers.push(resolve)));
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
