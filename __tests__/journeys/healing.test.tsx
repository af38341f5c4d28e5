import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { runs } from '../support/breadth';
import { type JourneyOptions, openPortal, textOf } from '../support/journey';
import { createLine } from '../support/line';

let line: ReturnType<typeof createLine>;

beforeEach(() => {
  line = createLine();
});

afterEach(() => line.close());

const open = async (options: JourneyOptions = {}) => {
  const portal = await openPortal({ member: 'everything', watch: line.watch, ...options });
  // Without the time, which goes on during a test.
  const main = () => textOf(portal.container.querySelector('main')).replace(/(Updated at) \d\d:\d\d/, '$1');
  const goTo = async (place: 'portfolio' | 'bal-portfolio') => {
    act(() => portal.services.navigation.push(`/${place}`));
    await portal.settle();
  };
  return { ...portal, main, goTo };
};

const change = async (portal: Awaited<ReturnType<typeof open>>, to: 'cut' | 'restore') => {
  act(() => line[to]());
  await portal.settle();
};

const OFFLINE = 'You are offline. What you see may be out of date.';

// Rule `connection.return`.
it('What failed for want of a connection is asked for once when it is back, tiles first; what answered is not', async () => {
  const healthy = await open();
  const expected = healthy.main();
  await healthy.goTo('bal-portfolio');
  const expectedBalance = healthy.main();
  healthy.close();

  const portal = await open();
  expect(portal.main()).toBe(expected);
  await change(portal, 'cut');
  await portal.goTo('bal-portfolio');
  line.sent.length = 0;
  await change(portal, 'restore');
  expect(portal.main()).toBe(expectedBalance);
  expect(line.sent.map((name) => name.replace(/^.*-msrv/, ''))).toEqual([
    '/headings/summary',
    '/portfolio/products/balance',
    '/vitality/reward-summary',
  ]);
});

// Rule `connection.silence`.
it('Without a connection the other screen has the same products, nothing is sent, and "Refresh" says why', async () => {
  const portal = await open();
  const names = () => screen.getAllByRole('article').flatMap(({ dataset }) => dataset.tile ?? []);
  const held = names().filter((name) => !/rewards/.test(name));
  await change(portal, 'cut');
  line.sent.length = 0;
  const logged = portal.logged.length;
  await portal.goTo('bal-portfolio');
  expect(names().filter((name) => !/rewards/.test(name))).toEqual(held);
  expect(portal.main()).not.toMatch(/technical problem|0800|Reference/);
  await portal.pass(1_000);
  await portal.user.click(screen.getByRole('button', { name: 'Refresh' }));
  await portal.settle();
  expect(portal.main().match(/As of/g)).toHaveLength(1);
  expect(portal.announced.at(-1)?.trim()).toBe(OFFLINE);
  await portal.goTo('portfolio');
  await portal.user.click(screen.getByRole('button', { name: 'Refresh' }));
  await portal.settle();
  expect(portal.main().match(/As of/g)).toHaveLength(1);
  expect(portal.main()).not.toContain('could not be checked');
  expect(line.sent).toEqual([]);
  expect(portal.logged).toHaveLength(logged);
});

it("Products that could not be had without a connection are nobody's fault, and the announcer alone says so", async () => {
  line.cut();
  const portal = await open();
  await portal.pass(1_000);
  expect(portal.main()).toContain(OFFLINE);
  expect(portal.announced.filter((words) => words.includes(OFFLINE))).toHaveLength(1);
  expect(screen.queryAllByRole('alert').map(textOf).join('')).toBe('');
  expect(portal.main()).not.toMatch(/technical problem|0800|Details for support/);
});

it('"Try again" at the actions does not say without a connection that they have been checked', async () => {
  line.fail('/will/action-items');
  const portal = await open();
  await change(portal, 'cut');
  await portal.user.click(screen.getByRole('button', { name: 'Try again: Outstanding actions' }));
  await portal.settle();
  expect(portal.announced.at(-1)?.trim()).toBe(OFFLINE);
});

it('What failed while there was a connection keeps its own failure when that is lost', async () => {
  line.fail('/portfolio/products');
  const portal = await open();
  await change(portal, 'cut');
  expect(portal.main()).toMatch(/technical problem.*0800.*Details for support/);
  expect(portal.main()).not.toContain(OFFLINE);
});

const writes = /update-consent|update-preference|popup\/update|disclaimer\/accept/;

// Rules `connection.return`, `call.retry`, `overview.refresh`, `overview.front`.
it('Any sequence of losses, returns, failures, refreshes and visits ends in the healthy page, with nothing asked twice at a time and nothing written', async () => {
  const healthy = await open();
  await healthy.goTo('bal-portfolio');
  await healthy.goTo('portfolio');
  await healthy.pass(2_000);
  const expected = healthy.main();
  healthy.close();
  const step = fc.constantFrom(
    'cut',
    'restore',
    'fail',
    'answer',
    'portfolio',
    'bal-portfolio',
    'retry',
    'refresh',
    'front',
  );
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 1, maxLength: 6 }), async (startsOffline, steps) => {
      if (startsOffline) line.cut();
      const portal = await open();
      for (const one of steps) {
        if (one === 'cut' || one === 'restore') await change(portal, one);
        else if (one === 'fail')
          line.fail('/summary', '/arrears', '/portfolio/products', '/digital/', '/life-insurance/');
        else if (one === 'answer') line.fail();
        else if (one === 'front') {
          await portal.pass(defaultConfiguration.freshnessMs);
          act(() => void window.dispatchEvent(new Event('visibilitychange')));
        } else if (one === 'retry' || one === 'refresh') {
          const name = one === 'retry' ? /^Try (all )?again/i : 'Refresh';
          for (const button of screen.queryAllByRole('button', { name })) act(() => button.click());
        } else await portal.goTo(one);
        await portal.settle();
      }
      line.fail();
      await portal.goTo('bal-portfolio');
      await portal.goTo('portfolio');
      for (const button of screen.queryAllByRole('button', { name: /^Try again/i })) act(() => button.click());
      await change(portal, 'cut');
      await change(portal, 'restore');
      await portal.pass(2_000);
      expect(portal.main()).toBe(expected);
      expect(line.twice).toEqual([]);
      expect(line.sent.filter((name) => writes.test(name))).toEqual([]);
      portal.close();
    }),
    runs({ few: 3, many: 30 }),
  );
});
