import { expect } from '@playwright/test';
import { eventually, type Member } from '../../config/engines/member';
import { test } from '../../config/engines/test';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';

const logged = async (member: Member, message: string) => {
  await eventually(`"${message}" is in the log`, async () =>
    (await member.sent()).logs.some((record) => record.message === message),
  );
  const record = (await member.sent()).logs.find((one) => one.message === message);
  if (record === undefined) throw new Error('the record is gone');
  return record;
};

const OFFLINE = 'You are offline. What you see may be out of date.';

/** A frame as a record holds it: function@file:line:column. */
const FRAME = /^[^@]*@https?:\/\/127\.0\.0\.1:\d+\/\S*:\d+:\d+$/;

test('a bar says that the connection is lost, and what failed without it is asked for once it is back', async ({
  member,
}) => {
  await member.open('/?member=typical');
  const setOnline = async (isOnline: boolean) => {
    if (isOnline) member.portal.setReachable(true);
    if (member.tab.setOffline) await member.tab.setOffline(!isOnline);
    else {
      await member.tab.evaluate((online) => {
        Object.defineProperty(Navigator.prototype, 'onLine', { get: () => online, configurable: true });
        dispatchEvent(new Event(online ? 'online' : 'offline'));
      }, isOnline);
    }
    if (!isOnline) member.portal.setReachable(false);
  };
  await setOnline(false);
  await member.reads(OFFLINE);
  await member.click('link', 'Balance');
  // Rule `connection.silence`: it shows what the overview has.
  await member.sees('heading', 'Balance portfolio');
  await member.sees('heading', 'Bank');
  await member.readsNot('Sorry, this service has a technical problem');
  const before = member.countOf(/products\/balance$/);
  await setOnline(true);
  await member.sees('heading', 'Bank');
  await member.sees('region', 'Active Rewards');
  await member.readsNot(OFFLINE);
  await member.settled();
  expect(member.countOf(/products\/balance$/) - before).toBe(1);
});

test('a broken connection, a cut body, a hanging answer and wrong JSON fail one tile each, and are logged', async ({
  member,
}) => {
  await member.open(
    '/?member=everything&fail=gapSummary:drop,willSummary:truncated,healthSummary:malformed,lifeSummary:html',
  );
  for (const tile of ['gap', 'wills', 'health', 'life']) {
    expect(
      await member.tab.evaluate(
        (name) => document.querySelector(`[data-tile=${name}]`)?.textContent?.includes('Unavailable'),
        tile,
      ),
      tile,
    ).toBe(true);
  }
  await logged(member, 'There was an issue fetching the gap summary');
});

test('an uncaught error reaches the log once, with file, line, address and at most twenty frames', async ({
  member,
}) => {
  member.portal.beforeStart(() => {
    addEventListener('try-error', () => {
      function fail(depth: number): void {
        if (depth === 0) throw new Error('from far below');
        fail(depth - 1);
      }
      setTimeout(() => fail(60), 0);
    });
  });
  await member.open('/?member=typical');
  await member.tab.evaluate(() => void dispatchEvent(new Event('try-error')));
  const record = await logged(member, 'from far below');
  expect(record.fileName).toMatch(/^http:\/\/127\.0\.0\.1/);
  expect(record.lineNumber > 0).toBe(true);
  const frames = record.additional[3] as readonly string[];
  expect(frames.length).toBe(20);
  for (const frame of frames) expect(frame).toMatch(FRAME);
  expect(frames[0] ?? '').toMatch(/^fail@/);
  expect((await member.sent()).logs.length).toBe(1);
});

test.describe('with source maps', () => {
  test.use({ configuration: { logger: { ...defaultConfiguration.logger, sourceMaps: true } } });

  test('a record names the source and its line', async ({ member }) => {
    await member.open('/?member=everything&fail=gapSummary:500');
    const record = await logged(member, 'There was an issue fetching the gap summary');
    expect(record.fileName).toMatch(/src\/platform\/http\.ts$/);
    expect(record.lineNumber).toBeGreaterThan(10);
    expect(record.lineNumber).toBeLessThan(200);
  });
});

test('whatever is thrown or rejected is handled and reported', async ({ member }) => {
  member.portal.beforeStart(() => {
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
  await member.open('/?member=typical');
  await member.tab.evaluate(() => void dispatchEvent(new Event('try-error')));
  await logged(member, 'frozen');
  await member.click('link', 'Balance');
  await member.sees('heading', 'Balance portfolio');
  await eventually('every one is in the log', async () => {
    const { logs } = await member.sent();
    return logs.length === 10 || logs.map(({ message }) => message);
  });
  expect((await member.sent()).logs.filter(({ message }) => message === 'frozen').length).toEqual(1);
});
