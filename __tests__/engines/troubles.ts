import type { Check } from '../../config/engines/check';
import { eventually, type Screen } from '../../config/engines/screen';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { countOf, deepEqual, equal, match, ok } from './expect';

const logged = async (screen: Screen, message: string) => {
  await eventually(`"${message}" is in the log`, async () =>
    (await screen.sent()).logs.some((record) => record.message === message),
  );
  const record = (await screen.sent()).logs.find((one) => one.message === message);
  if (record === undefined) throw new Error('the record is gone');
  return record;
};

const OFFLINE = 'You are offline. What you see may be out of date.';

/** A frame as a record holds it: function@file:line:column. */
const FRAME = /^[^@]*@https?:\/\/127\.0\.0\.1:\d+\/\S*:\d+:\d+$/;

export const troubles: readonly Check[] = [
  {
    name: 'a session that has ended leaves nothing of the member, and leads to sign in and back',
    async run(visit) {
      const screen = await visit.begin();
      await screen.open('/?member=everything');
      await screen.fail('productsBalance', '401');
      await screen.click('link', 'Balance');
      await screen.reads('Your session has ended');
      equal(await screen.tab.evaluate(() => document.querySelector('main')?.innerText.trim()), 'Balance portfolio');
      await screen.click('link', 'Sign in again');
      await eventually('the way back from signing in', () =>
        screen.tab.evaluate(() => {
          if (location.pathname !== '/portal/sign-in') return false;
          const link = [...document.links].find(({ textContent }) => textContent === 'Sign in and go back');
          link?.click();
          return link !== undefined;
        }),
      );
      await screen.sees('heading', 'Balance portfolio');
      await screen.sees('heading', 'Bank');
    },
  },
  {
    name: 'a lost connection is said in a bar, and what failed for want of it is asked for once it is back',
    async run(visit) {
      const screen = await visit.begin();
      await screen.open('/?member=typical');
      const { goOffline } = visit.engine.abilities;
      const setOnline = async (isOnline: boolean) => {
        if (isOnline) screen.portal.setReachable(true);
        if (goOffline) await goOffline(screen.tab, !isOnline);
        else {
          await screen.tab.evaluate((online) => {
            Object.defineProperty(Navigator.prototype, 'onLine', { get: () => online, configurable: true });
            dispatchEvent(new Event(online ? 'online' : 'offline'));
          }, isOnline);
        }
        if (!isOnline) screen.portal.setReachable(false);
      };
      await setOnline(false);
      await screen.reads(OFFLINE);
      await screen.click('link', 'Balance');
      await screen.reads('Sorry, this service has a technical problem');
      const before = countOf(screen, /products\/balance$/);
      await setOnline(true);
      await screen.sees('heading', 'Bank');
      await screen.sees('region', 'Active Rewards');
      await screen.readsNot(OFFLINE);
      await screen.settled();
      equal(countOf(screen, /products\/balance$/) - before, 1);
      if (!goOffline)
        visit.remark('the driver cannot cut the network: the server broke every connection, and the page was told');
    },
  },
  {
    name: 'a tile that failed is asked for alone, and the others stay',
    async run(visit) {
      const screen = await visit.begin();
      await screen.open('/?member=everything&fail=gapSummary:500');
      await screen.heal();
      await screen.click('button', 'Try again: Gap cover');
      await eventually('the tile has loaded', () =>
        screen.tab.evaluate(() => !document.querySelector('[data-tile=gap]')?.textContent?.includes('Unavailable')),
      );
      equal(countOf(screen, /gap\/summary$/), 2);
      equal(countOf(screen, /life\/summary$/), 1);
    },
  },
  {
    name: 'a broken connection, a cut body, a hanging answer and wrong JSON fail one tile each, and are logged',
    async run(visit) {
      const screen = await visit.begin();
      await screen.open(
        '/?member=everything&fail=gapSummary:drop,willSummary:truncated,healthSummary:malformed,lifeSummary:html',
      );
      for (const tile of ['gap', 'wills', 'health', 'life']) {
        ok(
          await screen.tab.evaluate(
            (name) => document.querySelector(`[data-tile=${name}]`)?.textContent?.includes('Unavailable'),
            tile,
          ),
          tile,
        );
      }
      await logged(screen, 'There was an issue fetching the gap summary');
    },
  },
  {
    name: 'an uncaught error reaches the log once, with file, line, address and at most twenty frames',
    async run(visit) {
      const screen = await visit.begin();
      screen.portal.beforeStart(() => {
        addEventListener('try-error', () => {
          function fail(depth: number): void {
            if (depth === 0) throw new Error('from far below');
            fail(depth - 1);
          }
          setTimeout(() => fail(60), 0);
        });
      });
      await screen.open('/?member=typical');
      await screen.tab.evaluate(() => void dispatchEvent(new Event('try-error')));
      const record = await logged(screen, 'from far below');
      match(record.fileName, /^http:\/\/127\.0\.0\.1/);
      ok(record.lineNumber > 0);
      const frames = record.additional[3] as readonly string[];
      equal(frames.length, 20);
      for (const frame of frames) match(frame, FRAME);
      match(frames[0] ?? '', /^fail@/);
      equal((await screen.sent()).logs.length, 1);
    },
  },
  {
    name: 'an error of the portal’s own script is logged with frames of that script, and the screen shows its reference',
    async run(visit) {
      const screen = await visit.begin();
      screen.portal.beforeStart(() => {
        const { focus } = HTMLElement.prototype;
        HTMLElement.prototype.focus = function (options) {
          if (this.tagName === 'H1' && this.textContent === 'Balance portfolio') throw new Error('no focus');
          focus.call(this, options);
        };
      });
      await screen.open('/?member=typical');
      await screen.click('link', 'Balance');
      await screen.reads('Sorry, this service has a technical problem at the moment.');
      const record = await logged(screen, 'no focus');
      const frames = record.additional.find(Array.isArray) as readonly string[];
      ok(
        frames.some((frame) => /\/scripts\/main\.[0-9a-f]{16}\.js:\d+:\d+$/.test(frame)),
        frames.join('\n'),
      );
      await screen.reads(`Reference ${record.additional[1]}`);
    },
  },
  {
    name: 'with source maps a record names the source and its line',
    async run(visit) {
      const screen = await visit.begin({ logger: { ...defaultConfiguration.logger, sourceMaps: true } });
      await screen.open('/?member=everything&fail=gapSummary:500');
      const record = await logged(screen, 'There was an issue fetching the gap summary');
      match(record.fileName, /src\/platform\/http\.ts$/);
      ok(record.lineNumber > 10 && record.lineNumber < 200, String(record.lineNumber));
    },
  },
  {
    name: 'whatever is thrown or rejected is handled and reported',
    async run(visit) {
      const screen = await visit.begin();
      screen.portal.beforeStart(() => {
        addEventListener('try-error', () => {
          const cyclic: Record<string, unknown> = {};
          cyclic.self = cyclic;
          for (const thrown of [null, undefined, 'a text', Object.freeze(new Error('frozen')), cyclic, Symbol('odd')]) {
            setTimeout(() => {
              throw thrown;
            }, 0);
            void Promise.reject(thrown);
          }
        });
      });
      await screen.open('/?member=typical');
      await screen.tab.evaluate(() => void dispatchEvent(new Event('try-error')));
      await logged(screen, 'frozen');
      await screen.click('link', 'Balance');
      await screen.sees('heading', 'Balance portfolio');
      await eventually('every one is in the log', async () => {
        const { logs } = await screen.sent();
        return logs.length === 10 || logs.map(({ message }) => message);
      });
      deepEqual((await screen.sent()).logs.filter(({ message }) => message === 'frozen').length, 1);
    },
  },
];
