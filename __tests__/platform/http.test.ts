import { endpoints } from '../../src/contract/endpoints';
import type { EarlyRequest } from '../../src/platform/earlyCalls';
import { CANCEL } from '../../src/platform/services';
import { earlyRequestOf } from '../support/earlyRequest';
import { openHttp } from './openHttp';

beforeEach(() => void jest.useFakeTimers());

const nextTask = () => jest.advanceTimersByTimeAsync(0);

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const JSON_HEADERS = { Accept: 'application/json', 'Accept-Language': 'en', 'Content-Type': 'application/json' };

/** What a browser hands over of a redirect that it does not follow. */
const redirected = () => {
  const own = { type: { value: 'opaqueredirect' }, status: { value: 0 }, ok: { value: false } };
  return Object.defineProperties(new Response(null), own);
};

const asHtml = { headers: { 'Content-Type': 'text/html; charset=utf-8' } };

const html = (init: ResponseInit = {}) => new Response('<!doctype html>', { ...init, ...asHtml });

describe('a call', () => {
  // Rule `call.json`.
  it('sends JSON headers and returns the JSON', async () => {
    const { http, sent } = openHttp(() => json({ a: 1 }));
    await expect(http.send(endpoints.gapSummary)).resolves.toEqual({ body: { a: 1 }, language: undefined });
    const init = {
      method: 'GET',
      headers: JSON_HEADERS,
      cache: 'no-store',
      redirect: 'manual',
      signal: expect.any(AbortSignal),
    };
    expect(sent).toEqual([{ address: '/portal/api/portfolio-msrv/gap/summary', init }]);
  });

  it('sends the forgery token with writes, and follows no redirect', async () => {
    const { http, sent } = openHttp(() => new Response(''));
    const query = { electronicMarketing: 'true' };
    await http.send(endpoints.updateConsent, { query, body: { status: 'GRANTED' } });
    const headers = { ...JSON_HEADERS, 'X-XSRF-TOKEN': 'abc' };
    const address = '/portal/api/comms-preferences-msrv/form4/update-consent?electronicMarketing=true';
    const init = { method: 'POST', headers, body: '{"status":"GRANTED"}', cache: 'no-store', redirect: 'manual' };
    expect(sent).toMatchObject([{ address, init }]);
  });

  // Rule `call.json`.
  it('leaves the content type of a multipart body to the browser', async () => {
    const { http, sent } = openHttp(() => json(true));
    const parts = new FormData();
    await http.send(endpoints.updatePreference, { parts });
    const { 'Content-Type': _, ...headers } = JSON_HEADERS;
    expect(sent[0]?.init.headers).toEqual({ ...headers, 'X-XSRF-TOKEN': 'abc' });
    expect(sent[0]?.init.body).toBe(parts);
  });

  it.each([
    ['secret', '{"accessToken":"secret"}'],
    [undefined, '{"accessToken":""}'],
  ])('adds the access token %j if its endpoint needs it', async (token, body) => {
    const { http, sent } = openHttp(() => json({}), { token });
    await http.send(endpoints.bankSummary);
    expect(sent[0]?.init.body).toBe(body);
  });

  const brokenOff = () => new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
  const headers = { 'X-Request-Id': '5f0c1d2e77aa4b6c' };

  // Rules `call.retry` and `log.request`.
  it.each([
    ['is forbidden', () => json({ secret: 1 }, 403), 'status', '403'],
    ['is answered with a page of an error', () => html({ status: 500 }), 'status', '500'],
    ['has an id', () => new Response('', { status: 503, headers }), 'status', '503 (request 5f0c1d2e77aa4b6c)'],
    ['is not answered', () => Promise.reject(new TypeError('Failed to fetch')), 'network', 'network'],
    ['has a body that breaks off', () => new Response(brokenOff()), 'network', 'network'],
    ['is answered with no JSON', () => new Response('secret'), 'unreadable', 'unreadable'],
  ])('that %s fails alone and once, and says nothing of query and body', async (_, answer, kind, outcome) => {
    const { http, sent, door } = openHttp(answer);
    void door.doubted();
    const message = `GET /portal/api/portfolio-msrv/disclaimer/accept: ${outcome}`;
    const failure = http.send(endpoints.disclaimerAccept, { query: { version: 'secret' } });
    await expect(failure).rejects.toMatchObject({ kind, message });
    expect([sent.length, door.doubt()]).toEqual([1, undefined]);
  });

  // Rule `session.refusal`.
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

  it('is read if its JSON comes with the type of a page', async () => {
    const { http } = openHttp(() => new Response('{"a":1}', asHtml));
    expect((await http.send(endpoints.gapSummary)).body).toEqual({ a: 1 });
  });

  // Rule `session.refusal`.
  it('that stores a consent is refused by a page as well, and fails once the session is known to hold', async () => {
    const { http, door } = openHttp(() => html());
    void door.doubted();
    const failure = http.send(endpoints.updateConsent).catch(({ message }: Error) => message);
    await nextTask();
    expect(door.doubt()).toBeDefined();
    door.trust();
    expect(await failure).toMatch(/update-consent: unreadable$/);
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
    ['a page as an answer if any 2xx will do', () => html(), endpoints.updatePreference],
    ['a body that breaks off as well', () => new Response(brokenOff()), endpoints.bankSummary],
    ['one that stores a consent as well', () => new Response(brokenOff()), endpoints.updateConsent],
    ['a word that says it is a page as none', () => new Response('OK', asHtml), endpoints.updateConsent],
  ] as const)('treats %s', async (_, answer, endpoint) => {
    expect((await openHttp(answer).http.send(endpoint)).body).toBeUndefined();
  });

  it('is aborted when it is cancelled', async () => {
    const { http, sent } = openHttp(
      ({ init: { signal } }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const promise = http.send(endpoints.gapSummary);
    promise[CANCEL]();
    await expect(promise).rejects.toMatchObject({ kind: 'network' });
    expect(sent).toHaveLength(1);
  });

  it('that outlives the page is not read', async () => {
    const { http, sent } = openHttp(() => new Response('not JSON'));
    expect((await http.send(endpoints.errorLog, { body: 1, keepalive: true })).body).toBeUndefined();
    expect(sent[0]?.init.keepalive).toBe(true);
  });
});

describe('a call that the page started early', () => {
  const address = '/portal/api/portfolio-msrv/headings/summary';
  const late = () => json('late');
  const open = (early: EarlyRequest) => openHttp(late, { earlyRequests: { [address]: early } }).http;

  // Rule `start.tasks`.
  it('is used once, and has its answer in the next task, together with those that were taken over with it', async () => {
    const card = '/portal/api/portfolio-msrv/card/summary';
    const early = { [address]: earlyRequestOf(json('headings')), [card]: earlyRequestOf(json('card')) };
    const { http, sent } = openHttp(late, { earlyRequests: early });
    const answers: unknown[] = [];
    for (const endpoint of [endpoints.headings, endpoints.cardSummary])
      void http.send(endpoint).then((answer) => answers.push(answer.body));
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    expect([answers, jest.getTimerCount()]).toEqual([[], 1]);
    await nextTask();
    expect([answers, sent]).toEqual([['headings', 'card'], []]);
    await expect(http.send(endpoints.headings)).resolves.toMatchObject({ body: 'late' });
  });

  it.each([
    ['was refused', json({}, 503), 'status'],
    ['could not be read', new Response('<!doctype html>'), 'unreadable'],
    ['is cancelled', undefined, 'network'],
  ])('fails like any other if it %s', async (_, answer, kind) => {
    const controller = new AbortController();
    const aborted = new Promise<Response>((_resolve, reject) => {
      controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
    });
    const promise = open(earlyRequestOf(answer ?? aborted, { controller })).send(endpoints.headings);
    if (answer === undefined) promise[CANCEL]();
    const failed = expect(promise).rejects.toMatchObject({ kind });
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

  it('that nobody needs is aborted, and sent again from then on', async () => {
    const early = earlyRequestOf(json('early'));
    const http = open(early);
    http.giveUpEarlyCalls();
    expect(early.controller.signal.aborted).toBe(true);
    await expect(http.send(endpoints.headings)).resolves.toMatchObject({ body: 'late' });
  });
});

describe('a content fragment', () => {
  // Rule `texts.asked`.
  it('is requested as HTML in the language of the page, and read as text in its own', async () => {
    const { http, sent } = openHttp(() => new Response('<p>Teks</p>', { headers: { 'Content-Language': 'AF' } }));
    await expect(http.fragment('/cms/site/a?b=c')).resolves.toEqual({ body: '<p>Teks</p>', language: 'af' });
    const init = { method: 'GET', headers: { Accept: 'text/html', 'Accept-Language': 'en' } };
    expect(sent).toMatchObject([{ address: '/cms/site/a?b=c', init }]);
  });

  // Rule `content.tokens`.
  it('is not kept on the device if its address has values in it, and else as its service allows', async () => {
    const { http, sent } = openHttp(() => new Response('<p>Teks</p>'));
    for (const address of ['/cms/site/pay?arrearAmount=1.50', '/cms/site/a']) await http.fragment(address);
    expect(sent.map(({ init }) => init?.cache)).toEqual(['no-store', 'default']);
  });

  it.each([
    ['text/html; charset=windows-1252', 'Café'],
    ['text/html;CHARSET="Windows-1252"', 'Café'],
    ['text/html; charset=utf-8', 'Caf\ufffd'],
    ['text/html; charset=unknown', 'Caf\ufffd'],
    ['text/html', 'Caf\ufffd'],
  ])('of the type %s is read in its character set', async (type, body) => {
    const bytes = Uint8Array.from([67, 97, 102, 0xe9]);
    const { http } = openHttp(() => new Response(bytes, { headers: { 'Content-Type': type } }));
    await expect(http.fragment('/cms/site/a')).resolves.toMatchObject({ body });
  });

  it('that begins with the mark of UTF-8 is read as such, whatever its type says', async () => {
    const headers = { 'Content-Type': 'text/html; charset=iso-8859-1' };
    const { http } = openHttp(() => new Response('\ufeffé', { headers }));
    await expect(http.fragment('/cms/site/a')).resolves.toMatchObject({ body: 'é' });
  });

  it('that stands in its own address is in no failure', async () => {
    const refused = () => Promise.reject(new TypeError('refused'));
    const fragment = openHttp(refused).http.fragment('data:text/html;base64,RGVhciBUaGFuZGk!');
    await expect(fragment).rejects.toThrow(/^GET data:: network$/);
  });

  // Rule `content.redirect`.
  it.each([
    ['another origin', '/cms/site/a', 'https://login.example/cms/site/a', 'redirected'],
    ['the sign-in page', '/cms/site/a', 'https://portal.example/portal/sign-in?returnUrl=%2F', 'redirected'],
    ['another address of its origin', '/cms/site/a', 'https://portal.example/cms/site/b', undefined],
    ['another one of its own other origin', 'https://content.example/a', 'https://content.example/b', undefined],
    ['the portal from another origin', 'https://content.example/a', 'https://portal.example/a', 'redirected'],
  ])('that is redirected to %s', async (_, address, url, kind) => {
    const answer = () =>
      Object.defineProperties(new Response('<p>Text</p>'), { redirected: { value: true }, url: { value: url } });
    const outcome = openHttp(answer).http.fragment(address);
    await expect(outcome.catch((cause) => cause)).resolves.toMatchObject(kind ? { kind } : { body: '<p>Text</p>' });
  });
});

// Rule `session.lifetime`.
it.each([
  ['of a service', () => json({}), 1],
  ['of a service without a session', () => json({}, 401), 0],
  ['of a service that fails', () => json({}, 500), 0],
  ['that is a page to sign in', html, 0],
])('An answer %s says whether the session was served', async (_, answer, count) => {
  const { http, door } = openHttp(() => answer());
  const served: Headers[] = [];
  door.subscribeServed((told) => served.push(told));
  // The content management knows nothing of it.
  await Promise.allSettled([http.send(endpoints.headings), http.fragment('/cms/site/words')]);
  expect(served).toHaveLength(count);
});

// Rule `session.signOut`.
it.each([
  [200, true],
  [500, false],
])(
  'The changes under way have settled once each was answered, as by %i, or has failed; analytics are not waited for',
  async (status, isSaved) => {
    const answers: ((response: Response) => void)[] = [];
    const { http } = openHttp(() => new Promise((resolve) => void answers.push(resolve)));
    http.send(endpoints.analyticsEvent, { body: {}, keepalive: true }).catch(() => undefined);
    http.send(endpoints.headings).catch(() => undefined);
    expect(await http.changesSettled()).toBe(true);
    http.send(endpoints.updateConsent, { body: {} }).catch(() => undefined);
    const heard: boolean[] = [];
    const settled = http.changesSettled().then((areSaved) => void heard.push(areSaved));
    await nextTask();
    expect(heard).toEqual([]);
    answers.at(-1)?.(new Response('', { status }));
    await settled;
    expect(heard).toEqual([isSaved]);
  },
);

// Rule `texts.choice`: the page only stays in its language to say what could not be saved.
it.each([endpoints.onboardingUpdate, endpoints.errorLog])(
  'The failure of $name, of which nobody is told, is awaited and counts as no failure',
  async (endpoint) => {
    const answers: ((response: Response) => void)[] = [];
    const { http } = openHttp(() => new Promise((resolve) => void answers.push(resolve)));
    http.send(endpoint, { body: {} }).catch(() => undefined);
    const heard: boolean[] = [];
    const settled = http.changesSettled().then((areSaved) => void heard.push(areSaved));
    await nextTask();
    expect(heard).toEqual([]);
    answers.at(-1)?.(new Response('', { status: 500 }));
    await settled;
    expect(heard).toEqual([true]);
    expect(await http.changesSettled()).toBe(true);
  },
);
