import { expect } from '@playwright/test';
import { eventually, type Member } from '../../config/engines/member';
import { test } from '../../config/engines/test';
import { tryPolicyOnRequest } from '../support/policyAttempts';

const chunk = (name: string) => new RegExp(`^/scripts/${name}\\.`);

const TAMPERED = 'globalThis.tampered = true;';

const replaceScript = ({ portal }: Member, name: string, text: string): void => {
  portal.instead.get(chunk(name), (_, response) => {
    response.type('js').send(text);
  });
};

test('the first calls leave before the script arrives, and each is sent once', async ({ member }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  member.portal.instead.get(chunk('main'), (_request, _response, next) => void held.then(next));
  const opened = member.openOnly('/?member=everything');
  await eventually('products, headings and summaries were asked for', async () =>
    [/portfolio\/products$/, /headings\/summary$/, /gap\/summary$/, /bank\/summary$/].every(
      (call) => member.countOf(call) === 1,
    ),
  );
  release();
  await opened;
  await member.settled();
  const calls = member.portal.requests.filter(
    (line) => line.includes('/portal/api/') && !/analytics|uilogging/.test(line),
  );
  expect(
    calls.filter((line, place) => calls.indexOf(line) !== place),
    'calls that were sent twice',
  ).toEqual([]);
  await member.expectClean();
});

test('a tampered chunk does not run, and the tiles stay', async ({ member }) => {
  replaceScript(member, 'overview', TAMPERED);
  await member.openOnly('/?member=typical');
  await member.reads('A part of this page could not be loaded.');
  await member.sees('heading', 'Bank');
  expect(await member.tab.evaluate(() => 'tampered' in globalThis)).toBe(false);
});

test('a tampered entry does not run, and the page says that it cannot start', async ({ member }) => {
  replaceScript(member, 'main', TAMPERED);
  await member.openOnly('/?member=typical');
  await member.reads('Sorry, this service has a technical problem at the moment.');
  expect(await member.tab.evaluate(() => 'tampered' in globalThis)).toBe(false);
});

test('a chunk that could not be fetched is fetched anew by "Try again"', async ({ member }) => {
  let isLost = true;
  member.portal.instead.get(chunk('overview'), (request, _, next) => {
    if (isLost) request.socket.destroy();
    else next();
  });
  await member.openOnly('/?member=typical');
  await member.reads('A part of this page could not be loaded.');
  isLost = false;
  await member.click('button', 'Try again');
  await member.sees('region', 'Outstanding actions');
  await member.readsNot('A part of this page could not be loaded.');
});

test('a browser without Trusted Types, priorities, tabs’ channel and clipboard shows the whole page', async ({
  member,
}) => {
  member.portal.changed.policy = (policy) => policy.replace(/; (require-)?trusted-types[^;]*/g, '');
  member.portal.beforeStart(() => {
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
  await member.open('/?member=everything');
  await member.sees('region', 'Outstanding actions');
  await member.sees('region', 'Recommended for you');
  expect(await member.errors()).toEqual([]);
});

test('a browser that cannot read the script is told so in words', async ({ member }) => {
  // Of the first script alone, which would be refused as a tampered one otherwise.
  member.portal.changed.page = (html) => html.replace(/(\/scripts\/main\.[^>]*) integrity="[^"]*"/, '$1');
  replaceScript(member, 'main', 'class Newer { @unknown ?= 1 }');
  await member.openOnly('/?member=typical');
  await member.reads('Sorry, this service has a technical problem at the moment.');
  expect(await member.errors()).toContainEqual(expect.stringContaining('SyntaxError'));
});

test('with storage forbidden everything else works', async ({ member }) => {
  member.portal.beforeStart(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
  });
  await member.openOnly('/?member=dialogs-all');
  for (const name of ['Privacy statement', 'Marketing consent', "What's new"]) {
    await member.sees('dialog', name);
    await member.tab.press('Escape');
  }
  await member.sees('dialog', undefined, 0);
  await member.click('link', 'Balance');
  await member.sees('heading', 'Balance portfolio');
  await member.settled();
  await member.expectClean();
});

test('the policy lets only the page’s own scripts run, and no text becomes script or markup', async ({ member }) => {
  member.portal.beforeStart(tryPolicyOnRequest);
  await member.open('/?member=typical');
  await member.expectClean();
  await member.tab.evaluate(() => void dispatchEvent(new Event('try-policy')));
  await eventually('the page has tried', () => member.tab.evaluate(() => 'tried' in window));
  const { tried, hasRun, hasTrustedTypes } = await member.tab.evaluate(() => ({
    tried: window.tried,
    hasRun: 'hasRun' in window,
    hasTrustedTypes: 'trustedTypes' in window,
  }));
  expect(hasRun).toBe(false);
  expect(tried?.evaluated).toBe('EvalError');
  await eventually('the browser reports it', async () => member.portal.violations.length > 0);
  const byText = [tried?.markUp, tried?.scriptAddress, tried?.secondPolicy];
  // Elsewhere the sanitiser stands alone.
  if (hasTrustedTypes) expect(byText).toEqual(['TypeError', 'TypeError', 'TypeError']);
});
