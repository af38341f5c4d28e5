import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { faultTargets } from '../../config/sandbox';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { runs } from '../support/breadth';
import { openPortal, textOf } from '../support/journey';

const CUT = faultTargets.map((target) => `${target}:drop`).join();

const isRecord = (call: string) => call === 'errorLog' || call === 'analyticsEvent';

/** Notes what is asked for while the same is under way; records may be. */
const noteTwice = (twice: string[]): ((answer: typeof fetch) => typeof fetch) => {
  const underWay: string[] = [];
  return (answer) => async (input, init) => {
    const name = `${init?.method} ${String(input).replace(/\?.*/, '')}`;
    if (underWay.includes(name) && !/\/(uilogging|analytics)\//.test(name)) twice.push(name);
    underWay.push(name);
    try {
      return await answer(input, init);
    } finally {
      underWay.splice(underWay.indexOf(name), 1);
    }
  };
};

/** A visit whose connection is cut and restored; `faults` are there whenever it is not cut. */
const open = async ({ isOnline = true, faults = '' } = {}) => {
  const twice: string[] = [];
  jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const portal = await openPortal({ member: 'everything', faults: isOnline ? faults : CUT, watch: noteTwice(twice) });
  const fail = (next: string) => {
    faults = next;
    portal.sandbox.setFaults(isOnline ? faults : CUT);
  };
  return {
    ...portal,
    twice,
    // Without the time, which goes on during a test.
    main: () => textOf(portal.container.querySelector('main')).replace(/(Updated at) \d\d:\d\d/, '$1'),
    sent: () => portal.calls().filter((call) => !isRecord(call)),
    goTo: async (place: 'portfolio' | 'bal-portfolio') => {
      act(() => portal.services.navigation.push(`/${place}`));
      await portal.settle();
    },
    fail,
    change: async (to: 'cut' | 'restore') => {
      isOnline = to === 'restore';
      fail(faults);
      act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
      await portal.settle();
    },
  };
};

const OFFLINE = 'You are offline. What you see may be out of date.';

// Rule `connection.return`.
it('What failed without a connection is asked for once when it is back, tiles first; what answered is not', async () => {
  const healthy = await open();
  const expected = healthy.main();
  await healthy.goTo('bal-portfolio');
  const expectedBalance = healthy.main();
  healthy.close();

  const portal = await open();
  expect(portal.main()).toBe(expected);
  await portal.change('cut');
  await portal.goTo('bal-portfolio');
  const before = portal.sent().length;
  await portal.change('restore');
  expect(portal.main()).toBe(expectedBalance);
  expect(portal.sent().slice(before)).toEqual(['headings', 'productsBalance', 'rewardSummaryBalance']);
});

// Rule `retry.focus`.
it('A "Try again" keeps the focus when the connection is back and its part fails again', async () => {
  const { change, fail } = await open({ isOnline: false });
  fail('lifeSummary:500');
  await change('restore');
  await change('cut');
  const tryAgain = screen.getByRole('button', { name: 'Try again: Life insurance' });
  tryAgain.focus();
  act(() => tryAgain.click());
  await change('restore');
  expect(document.activeElement).toBe(tryAgain);
  expect(tryAgain).toHaveTextContent('Try again');
});

// Rule `connection.silence`.
it('Without a connection the other screen has the same products, nothing is sent, and "Refresh" says why', async () => {
  const portal = await open();
  const names = () => screen.getAllByRole('article').flatMap(({ dataset }) => dataset.tile ?? []);
  const held = names().filter((name) => !/rewards/.test(name));
  await portal.change('cut');
  const before = portal.sent().length;
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
  expect(portal.sent()).toHaveLength(before);
  expect(portal.logged).toHaveLength(logged);
});

// Rule `overview.asOf`.
it('Without a connection "Refresh" marks what is shown with the time of its oldest figures, not of its products', async () => {
  const portal = await open();
  const start = new Date().toTimeString().slice(0, 5);
  await portal.pass(180_000);
  await portal.goTo('bal-portfolio');
  await portal.change('cut');
  await portal.user.click(screen.getByRole('button', { name: 'Refresh' }));
  await portal.settle();
  expect(portal.main()).toContain(`As of ${start}`);
});

it("Products that could not be had without a connection are nobody's fault, and the announcer alone says so", async () => {
  const portal = await open({ isOnline: false });
  await portal.pass(1_000);
  expect(portal.main()).toContain('You are offline. This loads again once you are back.');
  expect(portal.announced.filter((words) => words.includes(OFFLINE))).toHaveLength(1);
  expect(screen.queryAllByRole('alert').map(textOf).join('')).toBe('');
  expect(portal.main()).not.toMatch(/technical problem|0800|Details for support/);
});

it('"Try again" at the actions does not say without a connection that they have been checked', async () => {
  const portal = await open({ faults: 'willItems:500' });
  await portal.change('cut');
  await portal.user.click(screen.getByRole('button', { name: 'Try again: Outstanding actions' }));
  await portal.settle();
  expect(portal.announced.at(-1)?.trim()).toBe(OFFLINE);
});

it('What failed while there was a connection keeps its own failure when that is lost', async () => {
  const portal = await open({ faults: 'products:500' });
  await portal.change('cut');
  expect(portal.main()).toMatch(/technical problem.*0800.*Details for support/);
  expect(portal.main()).not.toContain('You are offline');
});

// Products, labels, what the tiles and some of the actions show, and all fragments.
const FAILING = faultTargets
  .filter((target) => /^(products|headings|digital|fragment)|Summary|Arrears$/.test(target))
  .map((target) => `${target}:500`)
  .join();

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
      const portal = await open({ isOnline: !startsOffline });
      for (const one of steps) {
        if (one === 'cut' || one === 'restore') await portal.change(one);
        else if (one === 'fail') portal.fail(FAILING);
        else if (one === 'answer') portal.fail('');
        else if (one === 'front') {
          await portal.pass(defaultConfiguration.freshnessMs);
          act(() => void window.dispatchEvent(new Event('visibilitychange')));
        } else if (one === 'retry' || one === 'refresh') {
          const name = one === 'retry' ? /^Try (all )?again/i : 'Refresh';
          for (const button of screen.queryAllByRole('button', { name })) act(() => button.click());
        } else await portal.goTo(one);
        await portal.settle();
      }
      portal.fail('');
      await portal.goTo('bal-portfolio');
      await portal.goTo('portfolio');
      for (const button of screen.queryAllByRole('button', { name: /^Try again/i })) act(() => button.click());
      await portal.change('cut');
      await portal.change('restore');
      await portal.pass(2_000);
      expect(portal.main()).toBe(expected);
      expect(portal.twice).toEqual([]);
      expect(portal.sandbox.sent().updates).toEqual([]);
      portal.close();
    }),
    runs({ few: 3, many: 30 }),
  );
});
