import { endpoints } from '../../src/contract/endpoints';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { createServices, type PortalWindow } from '../../src/platform/createServices';

const house = (answer: () => Promise<Response>) => {
  const sent: { address: string; init: RequestInit }[] = [];
  const printed: unknown[][] = [];
  const print = (...parts: unknown[]) => void printed.push(parts);
  const portal = {
    document: { cookie: 'XSRF-TOKEN=abc', baseURI: window.location.href },
    location: window.location,
    history: window.history,
    top: window.top,
    navigator: window.navigator,
    addEventListener: () => undefined,
    localStorage: window.localStorage,
    sessionStorage: window.sessionStorage,
    console: { trace: print, debug: print, info: print, log: print, warn: print, error: print },
    fetch: (address: string, init: RequestInit) => {
      sent.push({ address, init });
      return answer();
    },
  } satisfies PortalWindow;
  return { services: createServices(portal, defaultConfiguration, { now: () => 0 }), sent, printed };
};

/** Lets the error log's chunk arrive, and its posts be answered. */
const chunksArrive = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('the services of a window', () => {
  it('know how long a call may take on this host', () => {
    const { services } = house(async () => new Response(''));
    expect(services.page).toEqual({ host: 'localhost', origin: 'http://localhost', path: '/' });
    expect(services.timeoutMs).toBe(600_000);
  });

  it('send the access token from the session, and keep nothing of it in the log', async () => {
    window.sessionStorage.setItem('accessToken', 'secret');
    const { services, sent, printed } = house(async () => new Response('', { status: 500 }));
    const failure = await services.http.send(endpoints.bankSummary).catch((error: unknown) => error);
    expect(sent[0]?.init.body).toBe('{"accessToken":"secret"}');
    services.log.error('There was an issue', failure);
    await chunksArrive();
    expect(String(sent[1]?.init.body)).toContain('"additional":["POST /portal/api/portfolio-msrv/bank/summary: 500",');
    expect(JSON.stringify([sent[1], printed])).not.toContain('secret');
  });

  it('post an error to the server with the forgery token, and say so when that fails', async () => {
    const { services, sent, printed } = house(() => Promise.reject(new TypeError('offline')));
    services.reportError(new Error('broken'));
    await chunksArrive();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.address).toBe('/portal/api/portfolio-msrv/uilogging/error');
    expect(sent[0]?.init).toMatchObject({ method: 'POST', keepalive: true, headers: { 'X-XSRF-TOKEN': 'abc' } });
    expect(Object.keys(JSON.parse(String(sent[0]?.init.body)))).toEqual([
      'message',
      'additional',
      'level',
      'timestamp',
      'fileName',
      'lineNumber',
    ]);
    expect(printed.at(-1)).toEqual(['FAILED TO LOG ON SERVER', 'broken']);
  });
});
