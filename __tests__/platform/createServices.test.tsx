import { endpoints } from '../../src/contract/endpoints';
import { defaultConfiguration, type RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { createServices } from '../../src/platform/createServices';
import { TOKEN_SEEN } from '../../src/platform/earlyCalls';
import { journeyWindow } from '../support/journeyWindow';

/** The services of a window whose calls are answered, and what they sent and printed. */
const house = (answer: () => Promise<Response>, changes: Partial<RuntimeConfiguration> = {}, over: object = {}) => {
  const sent: { address: string; init: RequestInit }[] = [];
  const journey = journeyWindow((address, init = {}) => {
    sent.push({ address: String(address), init });
    return answer();
  });
  closings.push(journey.close);
  const window = { ...journey.window, ...over };
  const services = createServices(window, { ...defaultConfiguration, ...changes }, { now: () => Date.UTC(2026, 0, 2) });
  return { services, sent, printed: () => journey.logged.map(({ message, causes }) => [message, ...causes]) };
};

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
  window.sessionStorage.clear();
});

const chunksArrive = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'XSRF-TOKEN=abc';
});

const { session, content } = defaultConfiguration;
const accepted = async () => new Response('{}');

describe('the services of a window', () => {
  // Rule `route.below`.
  it.each([
    ['hash', undefined, '#/portfolio', '/'],
    ['path', undefined, '/portfolio', ''],
    ['path', '/members/', '/members/portfolio', ''],
  ] as const)('navigate in the %s, below %j', (location, publicPath, href, path) => {
    const { services } = house(accepted, { location }, { publicPath });
    expect(services.navigation.createHref('/portfolio')).toBe(href);
    expect(services.page).toMatchObject({ publicPath: publicPath ?? '/', path });
  });

  // Rule `call.timeout`.
  it.each([
    ['localhost', 600_000],
    ['portal.example', 60_000],
  ])('give a call of %s %i ms', (hostname, timeoutMs) => {
    const location = { ...window.location, hostname };
    expect(house(accepted, {}, { location }).services).toMatchObject({ timeoutMs });
  });

  it('hand over what is to be logged before the page is left', async () => {
    const location = { ...window.location, href: 'https://portal.example/#/', origin: 'https://portal.example' };
    const leftAt: string[] = [];
    const note = async () => {
      leftAt.push(location.href);
      return new Response('');
    };
    const { services, sent } = house(note, {}, { location, top: null });
    services.log.error('There was an issue');
    services.navigation.leaveFor('/away');
    await chunksArrive();
    expect(sent).toHaveLength(1);
    expect(leftAt).toEqual(['https://portal.example/#/']);
    expect(location.href).toBe('https://portal.example/away');
  });

  it('keep what is for the tab apart from what is for the browser', () => {
    const { services } = house(accepted);
    services.storage.write('kept', 'in the browser');
    services.tabStorage.write('kept', 'in the tab');
    expect(window.localStorage.getItem('kept')).toBe('in the browser');
    expect(window.sessionStorage.getItem('kept')).toBe('in the tab');
  });

  it.each<[string, Partial<Clipboard> | undefined, boolean, boolean]>([
    ['accepts it', { writeText: async () => undefined }, true, true],
    ['forbids it', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }, true, false],
    ['has no clipboard, as outside secure contexts', undefined, false, false],
  ])('say whether a text was copied: a browser that %s', async (_, clipboard, isAvailable, isCopied) => {
    const { services } = house(accepted, {}, { navigator: { clipboard } });
    expect([services.clipboard.isAvailable(), await services.clipboard.write('REF')]).toEqual([isAvailable, isCopied]);
  });

  it('send usage events with their time, beyond the page, and do not mind if that fails', async () => {
    const { services, sent } = house(() => Promise.reject(new Error('down')));
    const event = { category: 'tile', action: 'click', label: 'gap' } as const;
    services.analytics.send(event);
    await chunksArrive();
    const body = JSON.stringify({ ...event, timestamp: '2026-01-02T00:00:00.000Z' });
    expect(sent).toMatchObject([{ address: expect.stringContaining('/analytics/'), init: { keepalive: true, body } }]);
  });

  // Rules `session.end` and `session.member`.
  it('notice at a look that the session has changed, and can forget its token', async () => {
    for (const key of ['accessToken', TOKEN_SEEN]) window.sessionStorage.setItem(key, 'secret');
    const page = { baseURI: window.location.href, cookie: 'visit=of-a-member' };
    const { services } = house(accepted, { session: { ...session, cookie: 'visit' } }, { document: page });
    expect(services.session.identity()).toBe('of-a-member\n');
    services.session.look();
    page.cookie = 'visit=of-another';
    services.session.look();
    await expect(services.session.lost()).resolves.toBe('changed');
    services.session.forget();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('work if the cookies cannot be read and the console throws, without losing a record', async () => {
    window.sessionStorage.setItem('accessToken', 'planted-bearer');
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const page = Object.defineProperty({ baseURI: window.location.href }, 'cookie', { get: refuse });
    const { services, sent } = house(accepted, {}, { document: page, console: { error: refuse } });
    expect(await services.http.send(endpoints.healthSummary)).toMatchObject({ body: {} });
    services.log.error('planted-bearer was refused');
    services.reportError(new Error('broken'));
    await chunksArrive();
    const messages = sent.slice(1).map(({ init: { body } }) => JSON.parse(String(body)).message);
    expect(messages).toEqual(['*** was refused', 'broken']);
  });

  it('find the access token under the configured key, and keep it, also once it is renewed, and the arrears out of the log', async () => {
    window.sessionStorage.setItem('portal.bearer', 'planted-bearer');
    const { services, sent, printed } = house(accepted, {
      session: { ...session, accessTokenKey: 'portal.bearer' },
      content: { ...content, arrearToken: 'owed' },
    });
    await services.http.send(endpoints.rewardSummary);
    expect(sent[0]?.init.body).toBe('{"accessToken":"planted-bearer"}');
    window.sessionStorage.setItem('portal.bearer', 'renewed-bearer');
    services.log.error('planted-bearer was refused at /pay-now?owed=17.25 owed=much');
    services.log.error('renewed-bearer was refused');
    await chunksArrive();
    expect(printed()).toEqual([
      ['*** was refused at /pay-now owed=***', expect.any(String)],
      ['*** was refused', expect.any(String)],
    ]);
    expect(JSON.stringify(sent.slice(1))).not.toMatch(/planted|renewed|17\.25|much/);
  });
});
