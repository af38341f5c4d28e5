import { CANCEL as SAGA_CANCEL } from 'redux-saga';
import { endpoints } from '../../src/contract/endpoints';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { createHttp, type EarlyRequests } from '../../src/platform/http';
import { CANCEL } from '../../src/platform/services';

interface Sent {
  readonly address: string;
  readonly init: RequestInit;
}

const house = (answer: (sent: Sent) => Response | Promise<Response>, earlyRequests?: EarlyRequests, token?: string) => {
  const sent: Sent[] = [];
  const told = { unauthorised: 0 };
  const http = createHttp({
    fetch: async (address, init) => {
      sent.push({ address, init });
      return answer({ address, init });
    },
    cookies: () => 'XSRF-TOKEN=abc',
    page: () => 'https://portal.example/',
    session: { read: (key) => (key === 'accessToken' ? token : undefined), write: () => false },
    earlyRequests,
    configuration: defaultConfiguration,
    onUnauthorised: () => {
      told.unauthorised += 1;
    },
  });
  return { http, sent, told };
};

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const JSON_HEADERS = { Accept: 'application/json', 'Content-Type': 'application/json' };

describe('a call', () => {
  it('is cancelled under the key that redux-saga looks for', () => {
    expect(CANCEL).toBe(SAGA_CANCEL);
  });

  it('sends JSON headers and answers with the JSON', async () => {
    const { http, sent } = house(() => json({ a: 1 }));
    await expect(http.send(endpoints.gapSummary)).resolves.toEqual({ a: 1 });
    expect(sent).toEqual([
      {
        address: '/portal/api/portfolio-msrv/gap/summary',
        init: { method: 'GET', headers: JSON_HEADERS, signal: expect.any(AbortSignal) },
      },
    ]);
  });

  it('writes with the forgery token and follows no redirect', async () => {
    const { http, sent } = house(() => new Response('', { status: 200 }));
    const query = { electronicMarketing: 'true' };
    await expect(http.send(endpoints.updateConsent, { query, body: { status: 'GRANTED' } })).resolves.toBeUndefined();
    expect(sent[0]?.address).toBe('/portal/api/comms-preferences-msrv/form4/update-consent?electronicMarketing=true');
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      headers: { ...JSON_HEADERS, 'X-XSRF-TOKEN': 'abc' },
      body: '{"status":"GRANTED"}',
      redirect: 'error',
    });
  });

  it.each(['PUT', 'DELETE'] as const)('can be a %s', async (method) => {
    const { http, sent } = house(() => json(true));
    await http.send({ ...endpoints.updatePreference, method }, { body: 1 });
    expect(sent[0]?.init).toMatchObject({ method, body: '1', redirect: 'error', headers: { 'X-XSRF-TOKEN': 'abc' } });
  });

  it('leaves the content type of a multipart body to the browser', async () => {
    const { http, sent } = house(() => json(true));
    const parts = new FormData();
    await http.send(endpoints.updatePreference, { parts });
    expect(sent[0]?.init).toMatchObject({ body: parts });
    expect(sent[0]?.init.headers).toEqual({ Accept: 'application/json', 'X-XSRF-TOKEN': 'abc' });
  });

  it.each([
    ['secret', '{"accessToken":"secret"}'],
    [undefined, '{"accessToken":""}'],
  ])('adds the access token %j where its endpoint asks for it', async (token, body) => {
    const { http, sent } = house(() => json({}), undefined, token);
    await http.send(endpoints.bankSummary);
    expect(sent[0]?.init.body).toBe(body);
  });

  it('says which status it met, and nothing of the query or the body', async () => {
    const { http } = house(() => json({ secret: 1 }, 503));
    const failure = http.send(endpoints.disclaimerAccept, { query: { version: 'secret' } });
    await expect(failure).rejects.toMatchObject({
      kind: 'status',
      status: 503,
      message: 'GET /portal/api/portfolio-msrv/disclaimer/accept: 503',
    });
  });

  it('tells a network that failed from an answer that is not JSON', async () => {
    const broken = house(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(broken.http.send(endpoints.gapSummary)).rejects.toMatchObject({ kind: 'network' });
    const page = house(() => new Response('<!doctype html>'));
    await expect(page.http.send(endpoints.gapSummary)).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it('counts a body that breaks off as a failed network', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
    const { http } = house(() => new Response(body));
    await expect(http.send(endpoints.gapSummary)).rejects.toMatchObject({ kind: 'network' });
  });

  it('takes an empty body for no answer, and any body where any 2xx will do', async () => {
    const empty = house(() => new Response(null, { status: 204 }));
    await expect(empty.http.send(endpoints.gapSummary)).resolves.toBeUndefined();
    const text = house(() => new Response('OK'));
    await expect(text.http.send(endpoints.updateConsent)).resolves.toBeUndefined();
    const cut = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
    const { http } = house(() => new Response(cut));
    await expect(http.send(endpoints.bankSummary)).resolves.toBeUndefined();
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

  it('is taken once, and asked anew after that', async () => {
    const early = { [address]: { response: Promise.resolve(json('early')), controller: new AbortController() } };
    const { http, sent } = house(() => json('late'), early);
    await expect(http.send(endpoints.headings)).resolves.toBe('early');
    expect(sent).toEqual([]);
    await expect(http.send(endpoints.headings)).resolves.toBe('late');
    expect(sent).toHaveLength(1);
  });

  it('is aborted by its own controller, and fails as any other', async () => {
    const controller = new AbortController();
    const response = new Promise<Response>((_, reject) => {
      controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
    });
    const { http } = house(() => json('late'), { [address]: { response, controller } });
    const promise = http.send(endpoints.headings);
    promise[CANCEL]();
    await expect(promise).rejects.toMatchObject({ kind: 'network' });
  });

  it('is never found by a name that every object has', async () => {
    const { http, sent } = house(() => json('fetched'), {});
    await expect(http.send({ ...endpoints.gapSummary, path: 'constructor' })).resolves.toBe('fetched');
    expect(sent).toHaveLength(1);
  });
});

describe('an answer that nobody is signed in', () => {
  const signedOut = () => new Response('{}', { status: 401 });

  it('is told of, whichever call it answers, and fails that call as any other status', async () => {
    const early = {
      '/portal/api/portfolio-msrv/headings/summary': {
        response: Promise.resolve(signedOut()),
        controller: new AbortController(),
      },
    };
    const { http, told } = house(signedOut, early);
    const calls = [
      http.send(endpoints.headings),
      http.send(endpoints.gapSummary),
      http.send(endpoints.errorLog, { body: {}, keepalive: true }),
      http.fragment('/cms/site/a'),
    ];
    for (const call of calls) await expect(call).rejects.toMatchObject({ kind: 'status', status: 401 });
    expect(told.unauthorised).toBe(4);
  });

  it.each([200, 204, 403, 404, 500])('is not told of for the status %d', async (status) => {
    const { http, told } = house(() => new Response(null, { status }));
    await http.send(endpoints.gapSummary).catch(() => undefined);
    expect(told.unauthorised).toBe(0);
  });
});

describe('a content fragment', () => {
  it('is asked for as HTML and read as text', async () => {
    const { http, sent } = house(() => new Response('<p>Text</p>'));
    await expect(http.fragment('/cms/site/a?b=c')).resolves.toBe('<p>Text</p>');
    expect(sent[0]).toMatchObject({
      address: '/cms/site/a?b=c',
      init: { method: 'GET', headers: { Accept: 'text/html' } },
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
});
