import { readFileSync } from 'node:fs';
import path from 'node:path';
import { earlyCallsScript } from '../../../config/webpack/page';
import { endpoints } from '../../../src/contract/endpoints';
import { defaultConfiguration, type RuntimeConfiguration } from '../../../src/contract/runtimeConfiguration';
import { endpointAddress } from '../../../src/platform/address';

const root = path.resolve(__dirname, '../../..');
const script = earlyCallsScript(root);
const calls: { address: string; init: RequestInit }[] = [];
const scope = globalThis as unknown as {
  fetch: unknown;
  earlyRequests?: Record<string, { response: Promise<Response> }>;
};

const open = (place: string, configuration: unknown, answer: Promise<unknown> = new Promise(() => {})) => {
  calls.length = 0;
  window.history.replaceState(null, '', place);
  const json = typeof configuration === 'string' ? configuration : JSON.stringify(configuration);
  document.body.innerHTML = '<script type="application/json" id="runtime-configuration"></script>';
  const element = document.getElementById('runtime-configuration');
  if (element) element.textContent = json;
  scope.fetch = (address: string, init: RequestInit) => {
    calls.push({ address, init });
    return answer;
  };
  // The script runs in the page as text, so it is tested as the text that was built.
  new Function(script)();
};

const addresses = () => calls.map(({ address }) => address);
const addressesOf = (
  configuration: RuntimeConfiguration,
  names: readonly ('products' | 'productsBalance' | 'headings')[],
) => names.map((name) => endpointAddress(endpoints[name], configuration));

afterEach(() => window.history.replaceState(null, '', '/'));

it.each(['/', '/#', '/#/', '/#/portfolio', '/#portfolio', '/#/portfolio/', '/#/portfolio?from=mail'])(
  'starts the products and the headings at %s',
  (place) => {
    open(place, defaultConfiguration);
    expect(addresses()).toEqual(addressesOf(defaultConfiguration, ['products', 'headings']));
  },
);

it('starts the balance call at the balance view', () => {
  open('/#/bal-portfolio', defaultConfiguration);
  expect(addresses()).toEqual(addressesOf(defaultConfiguration, ['productsBalance', 'headings']));
});

it.each(['/#/unknown', '/#/portfolio/online-payments', '/#/constructor', '/#/__proto__'])(
  'starts nothing at %s',
  (place) => {
    open(place, defaultConfiguration);
    expect(calls).toEqual([]);
  },
);

it('reads the screen from the path where locations are paths', () => {
  const configuration = { ...defaultConfiguration, location: 'path' as const };
  open('/bal-portfolio?x=1#/portfolio', configuration);
  expect(addresses()).toEqual(addressesOf(configuration, ['productsBalance', 'headings']));
  open('/', configuration);
  expect(addresses()).toEqual(addressesOf(configuration, ['products', 'headings']));
});

it.each<Partial<RuntimeConfiguration>>([
  { portfolioPrefix: '/elsewhere' },
  { basePaths: { ...defaultConfiguration.basePaths, portfolio: '/other/api' } },
  { paths: { products: '{recommender}/mine', headings: '/whole/path' } },
])('calls the very addresses that the application will ask for under %j', (changes) => {
  const configuration = { ...defaultConfiguration, ...changes };
  open('/', configuration);
  expect(addresses()).toEqual(addressesOf(configuration, ['products', 'headings']));
  expect(Object.keys(scope.earlyRequests ?? {})).toEqual(addresses());
});

it('sends what the application would send', () => {
  open('/', defaultConfiguration);
  expect(calls[0]?.init).toMatchObject({
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    credentials: 'same-origin',
    signal: expect.any(AbortSignal),
  });
});

it.each([
  '',
  '{',
  'null',
  '[]',
  '{}',
  '{"basePaths":null}',
  '{"basePaths":{"portfolio":7}}',
  '{"basePaths":{"portfolio":"https://elsewhere.example"}}',
  '{"basePaths":{"portfolio":"//elsewhere.example"}}',
  '{"paths":{"products":5}}',
])('starts nothing and breaks nothing under the broken configuration %j', (json) => {
  open('/', json);
  expect(calls.filter(({ address }) => !address.startsWith('/portal/'))).toEqual([]);
  expect(scope.earlyRequests).toEqual({});
});

it('leaves a failure to whoever takes the call over', async () => {
  open('/', defaultConfiguration, Promise.reject(new TypeError('offline')));
  await new Promise((resolve) => setTimeout(resolve, 0));
  const [address = ''] = addresses();
  await expect(scope.earlyRequests?.[address]?.response).rejects.toThrow('offline');
});

it('is one short script that cannot end its own element', () => {
  expect(script.length).toBeLessThan(1_500);
  expect(script).not.toContain('</');
  expect(readFileSync(path.join(root, 'public/index.html'), 'utf8')).toContain(
    '<script nonce="<%= nonce %>"><%= earlyCalls %></script>',
  );
});

describe('a start that fails', () => {
  const note = () => document.getElementById('start-failed');
  const visit = () => {
    open('/', defaultConfiguration);
    const words = document.createElement('p');
    words.id = 'start-failed';
    words.hidden = true;
    document.body.append(words);
  };

  it('is told by the words of the page when one of its scripts cannot be had', () => {
    visit();
    const lost = document.createElement('script');
    Object.defineProperty(lost, 'src', { value: 'https://portal.example/scripts/main.0123456789abcdef.js' });
    document.head.append(lost);
    lost.dispatchEvent(new Event('error'));
    expect(note()?.hidden).toBe(false);
  });

  it('is told when the browser cannot read one of its scripts', () => {
    visit();
    window.dispatchEvent(new ErrorEvent('error', { filename: 'https://portal.example/scripts/main.js' }));
    expect(note()?.hidden).toBe(false);
  });

  it('is not told when something else on the page fails', () => {
    visit();
    const image = document.createElement('img');
    document.body.append(image);
    image.dispatchEvent(new Event('error'));
    window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://abc/content.js' }));
    expect(note()?.hidden).toBe(true);
  });
});
