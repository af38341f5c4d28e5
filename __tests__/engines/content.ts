import type { Check } from '../../config/engines/check';
import { eventually, type Screen } from '../../config/engines/screen';
import { type HostilePayload, hostilePayloads } from '../content/hostilePayloads';
import { FORBIDDEN, markCalls, provoke } from '../support/provocation';
import { deepEqual, equal, ok } from './expect';

const payloads: readonly HostilePayload[] = Object.values(hostilePayloads).flat();

const showAsBanners = (screen: Screen, fragments: readonly string[]): void => {
  screen.portal.intercept(/\/banner\/summary$/, (_, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ showBanner: true, hippoUrl: fragments.map((_text, index) => `/payloads/${index}`) }));
  });
  screen.portal.intercept(/\/payloads\/\d+$/, (request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(fragments[Number(/\d+$/.exec(request.url ?? '')?.[0])] ?? '');
  });
};

const blocks = (screen: Screen) =>
  screen.tab.evaluate(() => {
    const all = [...document.querySelectorAll('[data-content-block]')];
    return {
      count: all.length,
      loading: all.filter(({ textContent }) => textContent?.includes('Loading content...')).length,
      failed: all.flatMap(({ textContent }, place) =>
        textContent?.includes('Unable to load content.') ? [place] : [],
      ),
    };
  });

export const content: readonly Check[] = [
  {
    name: `none of ${payloads.length} hostile fragments runs anything without the page's policy, whatever a member does with it`,
    async run(visit) {
      const screen = await visit.begin();
      screen.portal.changePolicy(() => '');
      screen.portal.beforeStart(markCalls);
      showAsBanners(
        screen,
        payloads.map(({ payload }) => payload),
      );
      await screen.openOnly('/?member=newcomer');
      await eventually('every fragment is shown', async () => {
        const { count, loading } = await blocks(screen);
        return (count >= payloads.length && loading === 0) || { count, loading };
      });
      const { failed } = await blocks(screen);
      deepEqual(
        failed.map((place) => payloads[place]?.payload),
        [],
        'fragments that could not be shown',
      );
      deepEqual(await screen.tab.evaluate(provoke, '[data-content-block]'), []);
      equal(await screen.tab.evaluate(() => location.pathname + location.hash), '/#/portfolio');
      const left = await screen.tab.evaluate(
        (selector) => [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML),
        FORBIDDEN,
      );
      deepEqual(left, []);
      const calls = screen.portal.requests.filter((line) => /sign-out|disclaimer\/accept/.test(line));
      deepEqual(calls, []);
    },
  },
  {
    name: 'the marks are found if a payload is not sanitised',
    async run(visit) {
      const screen = await visit.begin();
      screen.portal.changePolicy(() => '');
      screen.portal.beforeStart(markCalls);
      await screen.open('/?member=newcomer');
      await screen.tab.evaluate(() => {
        const place = document.createElement('div');
        place.id = 'control';
        document.body.append(place);
        place.innerHTML =
          '<img src="data:," onerror="alert(1)"><a href="javascript:alert(2)">x</a><b onmouseover="alert(3)">x</b>';
      });
      const marks = await screen.tab.evaluate(provoke, '#control');
      deepEqual([...new Set(marks)].sort(), ['alert(1)', 'alert(2)', 'alert(3)']);
    },
  },
  {
    name: 'a browser without Trusted Types gets the same clean fragments',
    async run(visit) {
      const screen = await visit.begin();
      screen.portal.changePolicy((policy) => policy.replace(/; (require-)?trusted-types[^;]*/g, ''));
      screen.portal.beforeStart(markCalls);
      screen.portal.beforeStart(() => {
        delete (window as unknown as Record<string, unknown>).trustedTypes;
      });
      showAsBanners(screen, [
        '<h1>Welcome</h1><p onclick="alert(1)">Your <a href="/guide">guide</a></p>',
        '<img src=x onerror=alert(2)>',
      ]);
      await screen.openOnly('/?member=newcomer');
      await screen.reads('Your guide');
      deepEqual(await screen.tab.evaluate(provoke, '[data-content-block]'), []);
    },
  },
  {
    name: 'fragments that are too deep, too long, cut or no HTML fail alone, and the page goes on',
    async run(visit) {
      const screen = await visit.begin();
      const odd = [
        `${'<span>'.repeat(4_000)}too deep${'</span>'.repeat(4_000)}`,
        '<b>x</b>'.repeat(625_000),
        `${'<b>'.repeat(100_000)}too deep`,
        `<p ${Array.from({ length: 40_000 }, (_, index) => `a${index}=1`).join(' ')}>x`,
        '<div><ul><li>never closed',
        '<p>nul\u0000 byte</p>',
      ];
      showAsBanners(screen, odd);
      await screen.openOnly('/?member=newcomer');
      await eventually('each is shown or has failed', async () => {
        const { count, loading, failed } = await blocks(screen);
        return (count >= odd.length && loading === 0 && failed.length === 4) || { count, loading, failed };
      });
      await screen.reads('never closed');
      await screen.click('link', 'Balance');
      await screen.sees('heading', 'Balance portfolio');
    },
  },
  {
    name: 'a back end that means harm draws no forbidden address and starts nothing',
    async run(visit) {
      const screen = await visit.begin();
      screen.portal.changePolicy(() => '');
      screen.portal.beforeStart(markCalls);
      await screen.open('/?member=hostile');
      const addresses = await screen.tab.evaluate(() => [...document.links].map(({ protocol }) => protocol));
      ok(
        addresses.every((protocol) => /^(https?|mailto|tel):$/.test(protocol)),
        addresses.join(),
      );
      deepEqual(await screen.tab.evaluate(provoke, 'main'), []);
    },
  },
];
