import { earlyCallsTable } from '../../config/webpack/earlyCallsTable';
import type { Endpoint } from '../../src/contract/endpoint';
import { type EndpointName, endpoints } from '../../src/contract/endpoints';
import { productIds } from '../../src/contract/productIds';
import { defaultConfiguration, type RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { type EarlyRequests, startEarlyCalls } from '../../src/platform/earlyCalls';
import { endpointAddress } from '../../src/platform/endpointAddress';
import { createHttp } from '../../src/platform/http';
import { createSessionDoor } from '../../src/platform/sessionDoor';
import type { PortfolioScreen } from '../../src/portfolio/slice';
import { registry } from '../../src/products/registry';
import { matchedPaths } from '../support/addresses';
import { configurationElement } from '../support/earlyRequest';

const calls: { address: string; init: RequestInit }[] = [];
let requests: EarlyRequests = {};

/** Starts the calls of a page at this place, with a configuration, or the text of one. */
const open = (
  place: string,
  configuration: RuntimeConfiguration | string,
  answer: (address: string) => Promise<unknown> = () => new Promise(() => {}),
  publicPath?: string,
): void => {
  calls.length = 0;
  requests = {};
  window.history.replaceState(null, '', place);
  document.body.replaceChildren(configurationElement(configuration, publicPath));
  globalThis.fetch = ((address: string, init: RequestInit) => {
    calls.push({ address, init });
    return answer(address);
  }) as typeof fetch;
  startEarlyCalls(earlyCallsTable, requests);
};

const addresses = () => calls.map(({ address }) => address);
const addressesOf = (names: readonly EndpointName[], configuration: RuntimeConfiguration = defaultConfiguration) =>
  names.map((name) => endpointAddress(endpoints[name], configuration));
const atOnce = (screen: PortfolioScreen) =>
  earlyCallsTable.filter(({ screens, when }) => when === undefined && screens.includes(screen)).map(({ name }) => name);

/** The same, and a second later, when no call of a block waits any more; returns what was sent. */
const openAndWait = (...given: Parameters<typeof open>): readonly string[] => {
  open(...given);
  jest.advanceTimersByTime(1_000);
  return addresses();
};

const writeCookie = (cookie: string) => Object.assign(document, { cookie });

beforeEach(() => {
  jest.useFakeTimers();
});
const { fetch: original } = globalThis;
afterEach(() => {
  globalThis.fetch = original;
  window.history.replaceState(null, '', '/');
});

it.each(['/', '/#', '/#portfolio', '/#/portfolio?from=mail'])('starts what the overview needs, at %s', (place) => {
  expect(openAndWait(place, defaultConfiguration)).toEqual(addressesOf(atOnce('portfolio')));
});

it.each(matchedPaths)(
  'starts for %s what its route, %s, needs, in the hash and in the path alike',
  (pathname, route) => {
    const expected = addressesOf(route === undefined ? [] : atOnce(route));
    expect(openAndWait(`/#${pathname}`, defaultConfiguration)).toEqual(expected);
    expect(openAndWait(`${pathname}?x=1#/nowhere`, { ...defaultConfiguration, location: 'path' })).toEqual(expected);
  },
);

// Rule `route.below`.
it('reads the screen from the path below which the page is', () => {
  const configuration = { ...defaultConfiguration, location: 'path' as const };
  const sent = openAndWait('/members/bal-portfolio', configuration, undefined, '/members/');
  expect(sent).toEqual(addressesOf(atOnce('bal-portfolio')));
  expect(window).toHaveProperty('publicPath', '/members/');
  open('/bal-portfolio', configuration);
  expect(window).toHaveProperty('publicPath', '/');
});

it.each<Partial<RuntimeConfiguration>>([
  { portfolioPrefix: '/elsewhere' },
  { basePaths: { ...defaultConfiguration.basePaths, portfolio: '/other/api' } },
  { paths: { products: '{recommender}/mine', headings: '/whole/path' } },
])('calls exactly the addresses that the application will ask for under %j', (changes) => {
  const configuration = { ...defaultConfiguration, ...changes };
  expect(openAndWait('/', configuration)).toEqual(addressesOf(atOnce('portfolio'), configuration));
  expect(Object.keys(requests)).toEqual(addresses());
});

const toldBy = (products: readonly unknown[]) => async () =>
  new Response(JSON.stringify({ portfolioProducts: products }));
const turns = () => jest.advanceTimersByTimeAsync(0);

// Rule `session.member`.
it('sends no access token that a member left in this tab, once another has signed in', async () => {
  const configuration = { ...defaultConfiguration, session: { ...defaultConfiguration.session, cookie: 'visit' } };
  const sentIn = async (visit: string, token?: string) => {
    if (token !== undefined) sessionStorage.setItem('accessToken', token);
    writeCookie(`visit=${visit}`);
    open('/', configuration, toldBy(productIds.map((id) => ({ id, active: true }))));
    await turns();
    return new Set(calls.map(({ init }) => init.body).filter(Boolean));
  };
  const bodies = (token: string) => new Set([JSON.stringify({ accessToken: token })]);
  expect(await sentIn('of-a-member', 'first')).toEqual(bodies('first'));
  expect(await sentIn('of-a-member')).toEqual(bodies('first'));
  expect(await sentIn('of-another')).toEqual(bodies(''));
  expect(await sentIn('of-another', 'second')).toEqual(bodies('second'));
  expect(await sentIn('of-a-third', 'third')).toEqual(bodies('third'));
  sessionStorage.clear();
  writeCookie('visit=; max-age=0');
});

it.each([undefined, 'mine'])('sends what the application would send, with the access token %s', async (token) => {
  if (token !== undefined) sessionStorage.setItem('accessToken', token);
  writeCookie('XSRF-TOKEN=a%20token');
  open('/', defaultConfiguration, toldBy(productIds.map((id) => ({ id, active: true }))));
  await turns();
  const sent: typeof calls = [];
  const send = async (address: RequestInfo | URL, init: RequestInit = {}) => {
    sent.push({ address: String(address), init });
    return new Response('{}');
  };
  const http = createHttp({
    window: { fetch: send, document },
    cookies: () => document.cookie,
    token: () => token,
    configuration: defaultConfiguration,
    door: createSessionDoor({ cookie: '', header: '', cookies: () => '', startedUnder: '' }),
  });
  const names = Object.keys(endpoints) as EndpointName[];
  const started = names.filter((name) => addresses().includes(endpointAddress(endpoints[name], defaultConfiguration)));
  for (const name of started) await http.send(endpoints[name]);
  expect(calls).toHaveLength(started.length);
  const early = new Map(calls.map(({ address, init }) => [address, init]));
  for (const { address, init } of sent)
    expect(early.get(address)).toEqual({ ...init, signal: expect.any(AbortSignal) });
  sessionStorage.clear();
  writeCookie('XSRF-TOKEN=; max-age=0');
});

it.each([
  ['session', 'session=one'],
  ['', ''],
])('says under which cookies a call was sent if the page is bound to the cookie "%s"', (cookie, expected) => {
  writeCookie('session=one');
  open('/', { ...defaultConfiguration, session: { ...defaultConfiguration.session, cookie } });
  expect(new Set(Object.values(requests).map(({ cookies }) => cookies))).toEqual(new Set([expected]));
  writeCookie('session=; max-age=0');
});

it('starts no call that changes anything', () => {
  const writes = earlyCallsTable.filter(({ name }) => (endpoints[name] as Endpoint<unknown>).changes);
  expect(writes).toEqual([]);
});

it('starts the tiles before the blocks: calls that no tile needs have low priority', () => {
  const tiles = new Set(registry.flatMap(({ needs }) => needs.map(({ summary }) => String(summary.endpoint.name))));
  for (const { name, when, priority } of earlyCallsTable) {
    if (tiles.has(name)) expect(priority).toBeUndefined();
    else if (when === undefined && !/^products|^headings|^reward|^health/.test(name)) expect(priority).toBe('low');
  }
});

describe.each([
  ['http/1.1', 6],
  ['h2', 2],
])('over %s, where %d calls leave at once', (nextHopProtocol, count) => {
  const first = atOnce('portfolio').slice(0, count);
  const waiting = atOnce('portfolio').slice(count);
  const { getEntriesByType } = performance;
  beforeEach(() => Object.assign(performance, { getEntriesByType: () => [{ nextHopProtocol }] }));
  afterEach(() => Object.assign(performance, { getEntriesByType }));

  it('the other calls of blocks follow those of the tiles', async () => {
    open('/', defaultConfiguration, toldBy([{ id: 'bank', active: true }]));
    expect(addresses()).toEqual(addressesOf(first));
    await turns();
    expect(addresses()).toEqual(addressesOf([...first, 'bankSummary', ...waiting]));
    expect(waiting.map((name) => endpoints[name]).filter(({ priority }) => priority !== 'low')).toEqual([]);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(new Set(addresses()).size).toBe(addresses().length);
  });

  it('they follow products that fail as well', async () => {
    open('/', defaultConfiguration, async () => new Response('', { status: 500 }));
    await turns();
    expect(addresses()).toEqual(addressesOf([...first, ...waiting]));
  });

  it('they wait at most a second for products that do not come', async () => {
    open('/', defaultConfiguration);
    await jest.advanceTimersByTimeAsync(999);
    expect(addresses()).toEqual(addressesOf(first));
    await jest.advanceTimersByTimeAsync(1);
    expect(addresses()).toEqual(addressesOf([...first, ...waiting]));
  });

  it('the application takes over a call that waits', async () => {
    open('/', defaultConfiguration, async () => new Response('{"portfolioProducts":[]}'));
    const [address = ''] = addressesOf(['recommendations']);
    await expect(requests[address]?.text).resolves.toBe('{"portfolioProducts":[]}');
  });

  it('the browser sends no call that was given up while it waited', async () => {
    open('/', defaultConfiguration);
    for (const { controller } of Object.values(requests)) controller.abort();
    await jest.advanceTimersByTimeAsync(1_000);
    // An aborted signal keeps fetch from sending anything.
    const aborted = calls.slice(first.length).map(({ init }) => init.signal?.aborted);
    expect(aborted).toEqual(waiting.map(() => true));
  });
});

it.each<readonly [string, ...(readonly unknown[])]>([
  ['is active in words only', { id: 'health', active: 'true' }],
  ['is withdrawn in words only', { id: 'health', active: true, policyWithdrawn: 'false' }],
  ['is named twice', { id: 'bank', active: true }, { id: 'bank', active: false }],
  ['is named again', { id: 'bank', active: false }, { id: 'bank', active: true }],
  ['comes with an entry that is not a product', { id: 'bank', active: true }, null],
  ['is named by a property that every object has', { id: '__proto__', bank: { active: true } }],
])('leaves a product that %s to the application', async (_, ...products) => {
  open('/', defaultConfiguration, toldBy(products));
  await turns();
  expect(addresses()).toEqual(addressesOf(atOnce('portfolio')));
});

it.each([401, 500])('requests nothing about single products after the status %d', async (status) => {
  const body = '{"portfolioProducts":[{"id":"bank","active":true}]}';
  open('/', defaultConfiguration, async () => new Response(body, { status }));
  await turns();
  expect(addresses()).toEqual(addressesOf(atOnce('portfolio')));
});

it.each([
  '',
  'null',
  '{}',
  '{"basePaths":null}',
  '{"basePaths":{"portfolio":7}}',
  '{"basePaths":{"portfolio":"https://elsewhere.example"}}',
  '{"basePaths":{"portfolio":"//elsewhere.example"}}',
  '{"paths":{"products":5}}',
])('starts nothing and breaks nothing with the broken configuration %j', (json) => {
  open('/', json);
  expect(calls.filter(({ address }) => !address.startsWith('/portal/'))).toEqual([]);
  expect(requests).toEqual({});
});

it('leaves a failure to the code that takes the call over', async () => {
  open('/', defaultConfiguration, () => Promise.reject(new TypeError('offline')));
  await turns();
  const [address = ''] = addresses();
  await expect(requests[address]?.response).rejects.toThrow('offline');
  await expect(requests[address]?.text).rejects.toThrow('offline');
});
