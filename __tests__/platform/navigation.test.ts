import { createNavigation, type NavigationWindow } from '../../src/platform/navigation';
import type { Navigation, Place } from '../../src/platform/services';

const options = { location: 'hash', publicPath: '/', signInUrl: 'https://sign-in.example/start' } as const;

/**
 * Lets the history move, and move back if a guard refuses: the document's own history runs by the virtual timers too.
 */
const settled = () => jest.advanceTimersByTimeAsync(30);

// All navigations listen to the same window, so the listeners of the last test must be removed.
const listeners: [string, EventListenerOrEventListenerObject][] = [];

const start = (location: 'hash' | 'path' = 'hash', publicPath = '/'): { navigation: Navigation; seen: string[] } => {
  const listened: NavigationWindow = {
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
  navigation.subscribe(({ pathname, search, hash }) => seen.push(`${pathname}${search}${hash}`));
  return { navigation, seen };
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
    expect(navigation.href('portfolio/details')).toBe('#/portfolio/details');
    expect(navigation.href({ search: '?a=b' })).toBe('#/?a=b');
    expect(navigation.href({ pathname: '/portfolio', hash: '#c' })).toBe('#/portfolio#c');
  });

  it('follows back and forward', async () => {
    const { navigation, seen } = start();
    navigation.push('/portfolio');
    navigation.push('/bal-portfolio');
    window.history.back();
    await settled();
    expect(navigation.location().pathname).toBe('/portfolio');
    navigation.go(1);
    await settled();
    expect(seen).toEqual(['/portfolio', '/bal-portfolio', '/portfolio', '/bal-portfolio']);
  });

  it('follows an address that the member types', async () => {
    const { navigation, seen } = start();
    navigation.push('/portfolio');
    window.location.hash = '#/bal-portfolio';
    await settled();
    expect(seen).toEqual(['/portfolio', '/bal-portfolio']);
    window.history.back();
    await settled();
    expect(navigation.location().pathname).toBe('/portfolio');
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
    const { navigation, seen } = start();
    const heard: Place[] = [];
    navigation.subscribe((place) => heard.push(place))();
    navigation.push('/portfolio');
    navigation.push('/portfolio');
    window.history.back();
    await settled();
    expect(seen).toEqual(['/portfolio', '/portfolio', '/portfolio']);
    expect(heard).toEqual([]);
  });

  it('starts anew with an entry that another script has marked', () => {
    window.history.replaceState({ index: 'x', key: 1 }, '');
    expect(start().navigation.entry()).toEqual(expect.any(Number));
    expect(window.history.state.index).toBe(0);
  });
});

// Rule `route.location`.
describe('navigation in the path', () => {
  it('reads and writes the path itself', () => {
    const { navigation, seen } = start('path');
    navigation.push('/bal-portfolio?a=b');
    expect(window.location.pathname + window.location.search).toBe('/bal-portfolio?a=b');
    expect(navigation.href('/portfolio')).toBe('/portfolio');
    expect(seen).toEqual(['/bal-portfolio?a=b']);
  });

  it('never leaves for another host', () => {
    const { navigation } = start('path');
    expect(navigation.href('//evil.example/x')).toBe('/evil.example/x');
    navigation.push('/\\evil.example');
    expect(window.location.pathname).toBe('/evil.example');
  });
});

// Rule `route.below`.
describe('navigation below a path', () => {
  it('leaves the path out of places, and puts it before addresses', () => {
    window.history.pushState(null, '', '/members/portfolio?a=b#c');
    const { navigation, seen } = start('path', '/members/');
    expect(navigation.location()).toEqual({ pathname: '/portfolio', search: '?a=b', hash: '#c' });
    expect(navigation.href('/bal-portfolio')).toBe('/members/bal-portfolio');
    navigation.push('/bal-portfolio');
    expect(window.location.pathname).toBe('/members/bal-portfolio');
    navigation.replace('//evil.example/x');
    expect(window.location.pathname).toBe('/members/evil.example/x');
    expect(seen).toEqual(['/bal-portfolio', '/evil.example/x']);
    window.history.pushState(null, '', '/members/');
    expect(start('path', '/members/').navigation.location().pathname).toBe('/');
  });

  it('changes nothing in the hash', () => {
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
    const remove = navigation.addGuard(({ pathname }) => {
      asked.push(pathname);
      return false;
    });
    navigation.push('/bal-portfolio');
    navigation.replace('/bal-portfolio');
    expect(asked).toEqual(['/bal-portfolio', '/bal-portfolio']);
    expect(seen).toEqual(['/portfolio']);
    expect(window.location.hash).toBe('#/portfolio');
    remove();
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
    for (const place of ['/one', '/two', '/three', '/four']) navigation.push(place);
    window.history.back();
    await settled();
    seen.length = 0;
    navigation.addGuard(() => false);
    leave();
    await settled();
    expect(navigation.location().pathname).toBe('/three');
    expect(window.location.hash).toBe('#/three');
    expect(seen).toEqual([]);
  });

  it.each([[[]], [['/three']]])('keeps the address that was typed for a step back, after %j', async (links) => {
    const { navigation } = start();
    navigation.push('/one');
    window.location.hash = '#/typed';
    await settled();
    for (const place of links) {
      navigation.push(place);
      window.history.back();
      await settled();
    }
    navigation.addGuard(() => false);
    window.history.back();
    await settled();
    expect(window.location.hash).toBe('#/typed');
    expect(navigation.location().pathname).toBe('/typed');
  });
});

describe('leaving the portal', () => {
  const away = (top?: unknown, origin = 'https://portal.example') => {
    const done = { reloads: 0 };
    const reload = () => {
      done.reloads += 1;
    };
    const location = { href: `${origin}/portfolio#/`, origin, reload, hash: '', pathname: '/portfolio', search: '' };
    const navigation = createNavigation(
      {
        location,
        history: { state: null, replaceState: () => undefined },
        addEventListener: () => undefined,
        top: top ?? { location },
      } as unknown as NavigationWindow,
      options,
    );
    return { navigation, location, done };
  };

  it.each([
    ['/portfolio/communication-choices', 'https://portal.example/portfolio/communication-choices'],
    ['https://sign-in.example/other', 'https://sign-in.example/other'],
  ])('takes the top window to %s', (address, href) => {
    const { navigation, location } = away();
    navigation.leaveFor(address);
    expect(location.href).toBe(href);
  });

  it.each(['javascript:alert(1)', '//evil.example', 'https://evil.example', 'mailto:a@b.example', ''])(
    'never takes it to %j',
    (address) => {
      const { navigation, location } = away();
      navigation.leaveFor(address);
      expect(location.href).toBe('https://portal.example/portfolio#/');
    },
  );

  it('takes the top window, not the frame in it, also without encryption', () => {
    const top = { location: { href: 'https://around.example/' } };
    const { navigation, location } = away(top, 'http://localhost');
    navigation.leaveFor('/x');
    expect([top.location.href, location.href]).toEqual(['http://localhost/x', 'http://localhost/portfolio#/']);
  });

  it('may come back to where it was', () => {
    const { navigation, done } = away();
    navigation.reload();
    expect(done.reloads).toBe(1);
  });

  it('leaves in its own frame if the surrounding page forbids more', () => {
    const top = {
      location: {
        set href(_: string) {
          throw new DOMException('sandboxed', 'SecurityError');
        },
      },
    };
    const { navigation, location } = away(top);
    navigation.leaveFor('/x');
    expect(location.href).toBe('https://portal.example/x');
  });
});
