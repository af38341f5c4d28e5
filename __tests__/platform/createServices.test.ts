import { endpoints } from '../../src/contract/endpoints';
import { defaultConfiguration, type RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { createServices, type PortalWindow } from '../../src/platform/createServices';

const house = (
  answer: () => Promise<Response>,
  configuration: RuntimeConfiguration = defaultConfiguration,
  over: {
    readonly cookie?: () => string;
    readonly print?: (...parts: unknown[]) => void;
    readonly publicPath?: string;
    readonly location?: Location;
  } = {},
) => {
  const sent: { address: string; init: RequestInit }[] = [];
  const printed: unknown[][] = [];
  const print = over.print ?? ((...parts: unknown[]) => void printed.push(parts));
  const portal = {
    document: {
      get cookie() {
        return over.cookie?.() ?? 'XSRF-TOKEN=abc';
      },
      baseURI: window.location.href,
      visibilityState: 'visible',
      documentElement: window.document.documentElement,
      body: window.document.body,
      createElement: window.document.createElement.bind(window.document),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
    location: over.location ?? window.location,
    history: window.history,
    top: over.location ? null : window.top,
    ...(over.publicPath === undefined ? {} : { publicPath: over.publicPath }),
    navigator: window.navigator,
    scrollY: 0,
    scrollTo: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    localStorage: window.localStorage,
    sessionStorage: window.sessionStorage,
    console: { trace: print, debug: print, info: print, log: print, warn: print, error: print },
    fetch: (address: string, init: RequestInit) => {
      sent.push({ address, init });
      return answer();
    },
  } satisfies PortalWindow;
  return { services: createServices(portal, configuration, { now: () => 0 }), sent, printed };
};

/** Waits for the error log's chunk and the answers to its posts. */
const chunksArrive = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
});

describe('the services of a window', () => {
  // Rule `route.below`.
  it.each([
    ['hash', undefined, '#/portfolio', '/'],
    ['path', undefined, '/portfolio', ''],
    ['path', '/members/', '/members/portfolio', ''],
  ] as const)('navigate in the %s, below %j', (location, publicPath, href, path) => {
    const configuration = { ...defaultConfiguration, location };
    const over = publicPath === undefined ? {} : { publicPath };
    const { services } = house(async () => new Response(''), configuration, over);
    expect(services.navigation.href('/portfolio')).toBe(href);
    expect(services.page).toMatchObject({ publicPath: publicPath ?? '/', path });
  });

  it('hand over what is to be logged before the page is left', async () => {
    const location = { ...window.location, href: 'https://portal.example/#/', origin: 'https://portal.example' };
    const leftAt: string[] = [];
    const { services, sent } = house(
      async () => {
        leftAt.push(location.href);
        return new Response('');
      },
      defaultConfiguration,
      { location },
    );
    services.log.error('There was an issue');
    services.navigation.leaveFor('/away');
    await chunksArrive();
    expect(sent).toHaveLength(1);
    expect(leftAt).toEqual(['https://portal.example/#/']);
    expect(location.href).toBe('https://portal.example/away');
  });

  it('keep what is for the tab apart from what is for the browser, and know whether there is a clipboard', () => {
    const { services } = house(async () => new Response(''));
    services.storage.write('kept', 'in the browser');
    services.tabStorage.write('kept', 'in the tab');
    expect(window.localStorage.getItem('kept')).toBe('in the browser');
    expect(window.sessionStorage.getItem('kept')).toBe('in the tab');
    expect(services.clipboard.isAvailable()).toBe(false);
  });

  // Rules `session.end` and `session.member`.
  it('notice at a look that the session has changed, and can forget its token', async () => {
    window.sessionStorage.setItem('accessToken', 'secret');
    let cookie = 'visit=of-a-member';
    const { services } = house(
      async () => new Response('{}'),
      { ...defaultConfiguration, session: { ...defaultConfiguration.session, cookie: 'visit' } },
      { cookie: () => cookie },
    );
    expect(services.session.identity()).toBe('of-a-member\n');
    services.session.look();
    cookie = 'visit=of-another';
    services.session.look();
    await expect(services.session.lost()).resolves.toBe('changed');
    services.session.forget();
    expect(window.sessionStorage.getItem('accessToken')).toBeNull();
  });

  // Rule `log.sourceMaps`.
  it('ask for source maps if the operator wants them', async () => {
    const configuration = { ...defaultConfiguration, logger: { ...defaultConfiguration.logger, sourceMaps: true } };
    const { services, sent } = house(async () => new Response('{}'), configuration);
    const stack = 'Error: x\n    at load (http://localhost/scripts/main.js:1:20)';
    services.reportError(Object.assign(new Error('broken'), { stack }));
    await chunksArrive();
    expect(sent[0]).toEqual({ address: 'http://localhost/scripts/main.js.map', init: { method: 'GET' } });
  });

  it('work if the cookies cannot be read and the console throws, without losing a record', async () => {
    window.sessionStorage.setItem('accessToken', 'planted-bearer');
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const { services, sent } = house(async () => new Response('{}'), defaultConfiguration, {
      cookie: refuse,
      print: refuse,
    });
    expect(await services.http.send(endpoints.healthSummary)).toEqual({});
    services.log.error('planted-bearer was refused');
    services.reportError(new Error('broken'));
    await chunksArrive();
    expect(sent.map(({ init: { body } }) => body && JSON.parse(String(body)).message)).toEqual([
      undefined,
      '*** was refused',
      'broken',
    ]);
  });

  it('find the access token under the configured key, and keep it, also once it is renewed, and the arrears out of the log', async () => {
    window.sessionStorage.setItem('portal.bearer', 'planted-bearer');
    const configuration = {
      ...defaultConfiguration,
      session: { ...defaultConfiguration.session, accessTokenKey: 'portal.bearer' },
      content: { ...defaultConfiguration.content, arrearToken: 'owed' },
    };
    const { services, sent, printed } = house(async () => new Response('{}'), configuration);
    await services.http.send(endpoints.rewardSummary);
    expect(sent[0]?.init.body).toBe('{"accessToken":"planted-bearer"}');
    window.sessionStorage.setItem('portal.bearer', 'renewed-bearer');
    services.log.error('planted-bearer was refused at /pay-now?owed=17.25 owed=much');
    services.log.error('renewed-bearer was refused');
    await chunksArrive();
    expect(printed).toEqual([
      ['*** was refused at /pay-now owed=***', expect.any(String)],
      ['*** was refused', expect.any(String)],
    ]);
    expect(JSON.stringify(sent.slice(1))).not.toMatch(/planted|renewed|17\.25|much/);
  });

  it('post an error to the server with the forgery token and the address, and write to the console if that fails', async () => {
    window.history.replaceState(null, '', '/?member=L-9#/portfolio?policy=L-9');
    const { services, sent, printed } = house(() => Promise.reject(new TypeError('offline')));
    services.reportError(new Error('broken'));
    await chunksArrive();
    window.history.replaceState(null, '', '/');
    expect(sent).toMatchObject([
      {
        address: '/portal/api/portfolio-msrv/uilogging/error',
        init: { method: 'POST', keepalive: true, headers: { 'X-XSRF-TOKEN': 'abc' } },
      },
    ]);
    expect(JSON.parse(String(sent[0]?.init.body)).additional[2]).toBe('http://localhost/#/portfolio');
    expect(printed.at(-1)).toEqual(['FAILED TO LOG ON SERVER', 'broken']);
  });
});
