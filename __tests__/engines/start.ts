import type { Check } from '../../config/engines/check';
import { eventually, type Screen } from '../../config/engines/screen';
import { tryPolicyOnRequest } from '../support/policyAttempts';
import { countOf, deepEqual, equal, expectClean } from './expect';

const chunk = (name: string) => new RegExp(`^/scripts/${name}\\.`);

const TAMPERED = 'globalThis.tampered = true;';

const replaceScript = ({ portal }: Screen, name: string, text: string): void => {
  portal.intercept(chunk(name), (_, response) => {
    response.setHeader('Content-Type', 'text/javascript');
    response.end(text);
  });
};

export const start: readonly Check[] = [
  {
    name: 'the first calls leave before the script arrives, and each is sent once',
    async run(visit) {
      const screen = await visit.begin();
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      screen.portal.intercept(chunk('main'), (_request, _response, next) => void held.then(next));
      const opened = screen.openOnly('/?member=everything');
      await eventually('products, headings and summaries were asked for', async () =>
        [/portfolio\/products$/, /headings\/summary$/, /gap\/summary$/, /bank\/summary$/].every(
          (call) => countOf(screen, call) === 1,
        ),
      );
      release();
      await opened;
      await screen.settled();
      const calls = screen.portal.requests.filter(
        (line) => line.includes('/portal/api/') && !/analytics|uilogging/.test(line),
      );
      deepEqual(
        calls.filter((line, place) => calls.indexOf(line) !== place),
        [],
        'calls that were sent twice',
      );
      await expectClean(screen);
    },
  },
  {
    name: 'a tampered chunk does not run, and the tiles stay',
    async run(visit) {
      const screen = await visit.begin();
      replaceScript(screen, 'overview', TAMPERED);
      await screen.openOnly('/?member=typical');
      await screen.reads('A part of this page could not be loaded.');
      await screen.sees('heading', 'Bank');
      equal(await screen.tab.evaluate(() => 'tampered' in globalThis), false);
    },
  },
  {
    name: 'a tampered entry does not run, and the page says that it cannot start',
    async run(visit) {
      const screen = await visit.begin();
      replaceScript(screen, 'main', TAMPERED);
      await screen.openOnly('/?member=typical');
      await screen.reads('Sorry, this service has a technical problem at the moment.');
      equal(await screen.tab.evaluate(() => 'tampered' in globalThis), false);
    },
  },
  {
    name: 'a chunk that could not be fetched is fetched anew by "Try again"',
    async run(visit) {
      const screen = await visit.begin();
      const restore = screen.portal.intercept(chunk('overview'), (request) => request.socket.destroy());
      await screen.openOnly('/?member=typical');
      await screen.reads('A part of this page could not be loaded.');
      restore();
      await screen.click('button', 'Try again');
      await screen.sees('region', 'Outstanding actions');
      await screen.readsNot('A part of this page could not be loaded.');
    },
  },
  {
    name: 'a browser without Trusted Types, priorities, tabs’ channel and clipboard shows the whole page',
    async run(visit) {
      const screen = await visit.begin();
      screen.portal.changePolicy((policy) => policy.replace(/; (require-)?trusted-types[^;]*/g, ''));
      screen.portal.beforeStart(() => {
        const page = window as unknown as Record<string, unknown>;
        for (const name of ['trustedTypes', 'TrustedHTML', 'BroadcastChannel', 'scheduler', 'requestIdleCallback'])
          delete page[name];
        Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined, configurable: true });
        const { fetch: send } = window;
        window.fetch = (address, init) => {
          if (init !== undefined) delete (init as { priority?: unknown }).priority;
          return send(address, init);
        };
      });
      await screen.open('/?member=everything');
      await screen.sees('region', 'Outstanding actions');
      await screen.sees('region', 'Recommended for you');
      deepEqual(await screen.errors(), []);
    },
  },
  {
    name: 'a browser that cannot draw the page is told so in words, and asks for no more',
    async run(visit) {
      const screen = await visit.begin();
      screen.portal.beforeStart(() => {
        CSS.supports = () => false;
      });
      await screen.openOnly('/?member=typical');
      await screen.reads('This browser is too old for the portal. Please update it or use another one.');
      equal(await screen.tab.evaluate(() => document.querySelectorAll('article').length), 0);
    },
  },
  {
    name: 'a browser that cannot read the script is told so in words',
    async run(visit) {
      const screen = await visit.begin();
      screen.portal.rewrite((html) => html.replace(/ integrity="[^"]*"/, ''));
      replaceScript(screen, 'main', 'class Newer { @unknown ?= 1 }');
      await screen.openOnly('/?member=typical');
      await screen.reads('Sorry, this service has a technical problem at the moment.');
    },
  },
  {
    name: 'with storage forbidden everything else works',
    async run(visit) {
      const screen = await visit.begin();
      screen.portal.beforeStart(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('forbidden', 'SecurityError');
            },
          });
        }
      });
      await screen.openOnly('/?member=dialogs-all');
      for (const name of ['Privacy statement', 'Marketing consent', "What's new"]) {
        await screen.sees('dialog', name);
        await screen.tab.press('Escape');
      }
      await screen.sees('dialog', undefined, 0);
      await screen.click('link', 'Balance');
      await screen.sees('heading', 'Balance portfolio');
      await screen.settled();
      await expectClean(screen);
    },
  },
  {
    name: 'the policy lets only the page’s own scripts run, and no text becomes script or markup',
    async run(visit) {
      const screen = await visit.begin();
      screen.portal.beforeStart(tryPolicyOnRequest);
      await screen.open('/?member=typical');
      await expectClean(screen);
      await screen.tab.evaluate(() => void dispatchEvent(new Event('try-policy')));
      await eventually('the page has tried', () => screen.tab.evaluate(() => 'tried' in window));
      const { tried, hasRun, hasTrustedTypes } = await screen.tab.evaluate(() => ({
        tried: window.tried,
        hasRun: 'hasRun' in window,
        hasTrustedTypes: 'trustedTypes' in window,
      }));
      equal(hasRun, false);
      equal(tried?.evaluated, 'EvalError');
      await eventually('the browser reports it', async () => screen.portal.violations.length > 0);
      const byText = [tried?.markUp, tried?.scriptAddress, tried?.secondPolicy];
      if (hasTrustedTypes) deepEqual(byText, ['TypeError', 'TypeError', 'TypeError']);
      else visit.remark('this engine has no Trusted Types: the sanitiser stands alone');
    },
  },
];
