import { createNavigation } from '../../src/platform/navigation';
import type { PortalWindow } from '../../src/platform/services';

const options = { location: 'hash', publicPath: '/' } as const;

/**
 * Lets the history move, and move back if a guard refuses: the document's own history runs by the virtual timers too.
 */
const settled = () => jest.advanceTimersByTimeAsync(30);

// All navigations listen to the same window, so the listeners of the last test must be removed.
const listeners: [string, EventListenerOrEventListenerObject][] = [];

const start = (location: 'hash' | 'path' = 'hash', publicPath = '/') => {
  const listened = {
    location: window.location,
    history: window.history,
    top: window.top,
    addEventListener: (type: string, listener: EventListenerOrEventListenerObject) => {
      listeners.push([type, listener]);
      window.addEventListener(type, listener);
    },
  };
  const navigation = createNavigation(listened, { ...options, location, publicPath });
  const seen: string[] = [];
  const stop = navigation.subscribe(({ pathname, search, hash }) => seen.push(`${pathname}${search}${hash}`));
  return { navigation, seen, stop };
};

beforeEach(() => {
  jest.useFakeTimers();
  window.history.pushState(null, '', '/index.html');
});
afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener);
});

describe('navigation behind a hash', () => {
  it('starts where the address says, and at the root without a hash', () => {
    expect(start().navigation.location()).toEqual({ pathname: '/', search: '', hash: '' });
    window.history.replaceState(null, '', '#/portfolio?a=b#c');
    expect(start().navigation.location()).toEqual({ pathname: '/portfolio', search: '?a=b', hash: '#c' });
  });

  it('changes the address bar and notifies listeners', () => {
    const { navigation, seen } = start();
    navigation.push('/bal-portfolio');
    expect(window.location.hash).toBe('#/bal-portfolio');
    navigation.replace({ pathname: '/portfolio', search: '?a=b' });
    expect(window.location.hash).toBe('#/portfolio?a=b');
    expect(seen).toEqual(['/bal-portfolio', '/portfolio?a=b']);
    expect(navigation.createHref('portfolio/details')).toBe('#/portfolio/details');
    expect(navigation.createHref({ search: '?a=b' })).toBe('#/?a=b');
    expect(navigation.createHref({ pathname: '/portfolio', hash: '#c' })).toBe('#/portfolio#c');
  });

  it('follows back and forward, and an address that the member types', async () => {
    const { navigation, seen } = start();
    navigation.push('/portfolio');
    window.location.hash = '#/bal-portfolio';
    await settled();
    window.history.back();
    await settled();
    expect(navigation.location().pathname).toBe('/portfolio');
    navigation.go(1);
    await settled();
    expect(seen).toEqual(['/portfolio', '/bal-portfolio', '/portfolio', '/bal-portfolio']);
  });

  it('numbers each entry of the history, also after a reload and on the way back', async () => {
    const { navigation } = start();
    const first = navigation.entry();
    navigation.replace('/portfolio');
    expect(navigation.entry()).toBe(first);
    navigation.push('/bal-portfolio');
    const second = navigation.entry();
    expect(second).not.toBe(first);
    expect(start().navigation.entry()).toBe(second);
    window.history.back();
    await settled();
    expect(navigation.entry()).toBe(first);
  });

  it('notices a step between two entries of the same place, until unsubscribed', async () => {
    const { navigation, seen, stop } = start();
    for (let time = 0; time < 3; time += 1) navigation.push('/portfolio');
    window.history.back();
    await settled();
    expect(seen).toEqual(['/portfolio', '/portfolio', '/portfolio', '/portfolio']);
    stop();
    navigation.push('/bal-portfolio');
    expect(seen).toHaveLength(4);
  });

  it('starts anew with an entry that another script has marked', () => {
    window.history.replaceState({ index: 'x', key: 1 }, '');
    expect(start().navigation.entry()).toEqual(expect.any(Number));
    expect(window.history.state.index).toBe(0);
  });
});

// Rules `route.location` and `route.below`.
describe('navigation in the path', () => {
  it.each(['/', '/members/'])('reads and writes what is below %s, and never leaves for another host', (below) => {
    window.history.pushState(null, '', `${below}portfolio?a=b#c`);
    const { navigation, seen } = start('path', below);
    expect(navigation.location()).toEqual({ pathname: '/portfolio', search: '?a=b', hash: '#c' });
    expect(navigation.createHref('/bal-portfolio')).toBe(`${below}bal-portfolio`);
    expect(navigation.createHref('//evil.example/x')).toBe(`${below}evil.example/x`);
    navigation.push('/bal-portfolio?a=b');
    expect(window.location.pathname + window.location.search).toBe(`${below}bal-portfolio?a=b`);
    navigation.replace('/\\evil.example');
    expect(window.location.pathname).toBe(`${below}evil.example`);
    expect(seen).toEqual(['/bal-portfolio?a=b', '/evil.example']);
    window.history.pushState(null, '', below);
    expect(start('path', below).navigation.location().pathname).toBe('/');
  });

  it('below a path changes nothing in the hash', () => {
    window.history.pushState(null, '', '/members/#/bal-portfolio');
    const { navigation } = start('hash', '/members/');
    expect(navigation.location().pathname).toBe('/bal-portfolio');
    navigation.push('/portfolio');
    expect(window.location.pathname + window.location.hash).toBe('/members/#/portfolio');
  });
});

// Rule `route.guard`.
describe('a route guard that says no', () => {
  it('keeps screen and address for a link', () => {
    const { navigation, seen } = start();
    navigation.push('/portfolio');
    const asked: string[] = [];
    navigation.setGuard(({ pathname }) => {
      asked.push(pathname);
      return false;
    });
    navigation.push('/bal-portfolio');
    navigation.replace('/bal-portfolio');
    expect(asked).toEqual(['/bal-portfolio', '/bal-portfolio']);
    expect(seen).toEqual(['/portfolio']);
    expect(window.location.hash).toBe('#/portfolio');
    navigation.setGuard(() => true);
    navigation.push('/bal-portfolio');
    expect(navigation.location().pathname).toBe('/bal-portfolio');
  });

  it.each([
    ['back', () => window.history.back()],
    ['forward', () => window.history.forward()],
    ['two back', () => window.history.go(-2)],
    [
      'an address typed in',
      () => {
        window.location.hash = '#/elsewhere';
      },
    ],
  ])('keeps screen and address for %s', async (_, leave) => {
    const { navigation, seen } = start();
    navigation.push('/one');
    navigation.push('/two');
    // An address that was typed has its place among the others.
    window.location.hash = '#/three';
    await settled();
    navigation.push('/four');
    window.history.back();
    await settled();
    seen.length = 0;
    navigation.setGuard(() => false);
    leave();
    await settled();
    expect(navigation.location().pathname).toBe('/three');
    expect(window.location.hash).toBe('#/three');
    expect(seen).toEqual([]);
  });
});

it('Leaving the portal takes the top window, not a frame in it', () => {
  const location = { href: 'https://portal.example/portfolio#/', hash: '', pathname: '/', search: '' };
  const top = { location: { href: 'https://around.example/' } };
  const history = { state: null, replaceState: () => undefined };
  const frame = { location, history, addEventListener: () => undefined, top } as unknown as PortalWindow;
  createNavigation(frame, options).leaveFor('/portfolio/communication-choices');
  expect(top.location.href).toBe('https://portal.example/portfolio/communication-choices');
  expect(location.href).toBe('https://portal.example/portfolio#/');
});
