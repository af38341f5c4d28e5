import { act, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { runs } from '../support/breadth';
import { type Journey, type JourneyOptions, openPortal, textOf } from '../support/journey';
import { createLine } from '../support/line';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 9, 0) });
});

const MINUTE = 60_000;
const refreshButton = () => screen.getByRole('button', { name: 'Refresh' });
const heading = () => screen.getByRole('heading', { level: 1 }).parentElement;

const open = async (options: JourneyOptions = {}) => {
  const portal = await openPortal({ member: 'everything', ...options });
  // What the announcer says at the end of the load is not part of these tests.
  await portal.pass(2_000);
  return portal;
};

const comeToFront = async (portal: Journey) => {
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await portal.settle();
};

const dialogChecks = ['disclaimerEnable', 'viewConsent', 'onboardingQuery'];
const furniture = ['rewardsBanner', 'bannerSummary', 'recommendations', 'manageDetails'];

const callsSince = (portal: Journey, before: number) => portal.calls().slice(before);

// Rule `overview.refresh`.
it('"Refresh" requests products, summaries and outstanding actions again, each once, and nothing of the dialogs', async () => {
  const portal = await open();
  const first = portal.calls().filter((call) => ![...dialogChecks, ...furniture, 'fragment'].includes(call));
  expect(heading()).toHaveTextContent('Updated at 09:00');
  await portal.pass(10 * MINUTE);
  const before = portal.calls().length;
  await portal.user.click(refreshButton());
  await portal.settle();
  expect([...callsSince(portal, before)].sort()).toEqual([...new Set(first)].sort());
  expect(heading()).toHaveTextContent('Updated at 09:10');
  expect(refreshButton()).toHaveFocus();
  expect(portal.announced.at(-1)).toBe('Updated at 09:10');
});

it('"Refresh" works at once after the load, and a second press while the answers are awaited requests nothing', async () => {
  const portal = await open({ delay: 500 });
  const before = portal.calls().length;
  await portal.user.click(refreshButton());
  const asked = callsSince(portal, before).length;
  expect(asked).toBeGreaterThan(20);
  await portal.user.click(refreshButton());
  await portal.pass(400);
  expect(callsSince(portal, before)).toHaveLength(asked);
});

it('What is shown stays until the new comes', async () => {
  const portal = await open();
  const old = textOf(portal.tile('health'));
  const loading = portal.container.querySelectorAll('[aria-busy="true"]').length;
  const answers = portal.sandbox.hold('healthSummary');
  await portal.pass(MINUTE);
  await portal.user.click(refreshButton());
  await portal.settle();
  expect(textOf(portal.tile('health'))).toBe(old);
  expect(portal.container.querySelectorAll('article[aria-busy="true"]')).toHaveLength(loading);
  await portal.pass(MINUTE);
  expect(heading()).toHaveTextContent('Updated at 09:00');
  answers();
  await portal.settle();
  expect(heading()).toHaveTextContent('Updated at 09:01');
});

// Rule `overview.asOf`.
it('What cannot be had anew stays, says since when it is old, and can be tried again; the rest is new', async () => {
  const portal = await open();
  await portal.pass(10 * MINUTE);
  portal.sandbox.setFaults('lifeSummary:500,digitalConsent:500,driveStatus:500,rewardSummary:500');
  await portal.user.click(refreshButton());
  await portal.settle();
  const life = portal.tile('life');
  expect(life).toHaveTextContent('As of 09:00');
  expect(life).not.toHaveTextContent('Unavailable');
  expect(portal.tile('health')).not.toHaveTextContent('As of');
  expect(heading()).toHaveTextContent('Updated at 09:10');
  expect(portal.announced.at(-1)).toBe('Some of what you see could not be updated.');
  const actions = screen.getByRole('region', { name: 'Outstanding actions' });
  expect(actions).toHaveTextContent('Some of your actions could not be checked.As of 09:00');
  const rewards = screen.getByRole('region', { name: 'Rewards' });
  expect(within(rewards).getAllByText('As of 09:00')).toHaveLength(2);

  portal.sandbox.setFaults('');
  const before = portal.calls().length;
  await portal.user.click(within(life).getByRole('button', { name: 'Try again: Life insurance' }));
  await portal.user.click(within(actions).getByRole('button', { name: 'Try again' }));
  await portal.user.click(within(rewards).getByRole('button', { name: 'Try again: Drive rewards' }));
  await portal.user.click(within(rewards).getByRole('button', { name: 'Try again: Active Rewards' }));
  await portal.settle();
  expect(callsSince(portal, before).filter((call) => call !== 'fragment')).toEqual([
    'lifeSummary',
    'digitalConsent',
    'driveStatus',
    'rewardSummary',
  ]);
  expect(document.body).not.toHaveTextContent('As of');
});

it('Products that cannot be had anew leave the page as it was, with its age and "Try again"', async () => {
  const portal = await open({ at: '/bal-portfolio' });
  await portal.pass(10 * MINUTE);
  portal.sandbox.setFaults('productsBalance:500');
  await portal.user.click(refreshButton());
  await portal.settle();
  expect(heading()).toHaveTextContent('As of 09:00');
  expect(heading()).not.toHaveTextContent('Updated at');
  expect(screen.queryByText(/technical problem/)).toBeNull();
  expect(portal.tile('bank')).toBeVisible();
  portal.sandbox.setFaults('');
  await portal.user.click(screen.getByRole('button', { name: 'Try again' }));
  await portal.settle();
  expect(heading()).toHaveTextContent('Updated at 09:10');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('Arrears that cannot be checked anew are named with their age', async () => {
  const portal = await open({ member: 'arrears' });
  await portal.pass(10 * MINUTE);
  portal.sandbox.setFaults('lifeArrears:500');
  await portal.user.click(refreshButton());
  await portal.settle();
  const due = screen.getByRole('region', { name: 'Payments due' });
  expect(due).toHaveTextContent('As of 09:00, payments are in arrears.');
  expect(due).toHaveTextContent('We could not check whether payments are due on Life insurance.');
  expect(portal.tile('life')).toHaveTextContent('As of 09:00');
});

// Rule `overview.front`.
it('A page that comes to the front has what is no longer fresh anew, and nothing before that', async () => {
  const portal = await open({ configuration: { freshnessMs: 3 * MINUTE }, faults: 'gapSummary:500' });
  await portal.pass(3 * MINUTE - 2_001);
  const before = portal.calls().length;
  await comeToFront(portal);
  expect(callsSince(portal, before).filter((call) => !dialogChecks.includes(call))).toEqual([]);
  await portal.pass(1);
  await comeToFront(portal);
  expect(callsSince(portal, before)).toEqual(expect.arrayContaining(['products', 'lifeSummary', 'willItems']));
  expect(new Set(callsSince(portal, before)).size).toBe(callsSince(portal, before).length);
  expect(heading()).toHaveTextContent('Updated at 09:03');
});

// Rule `overview.asOf`.
it('A page of yesterday that cannot be had anew names its day', async () => {
  const portal = await open();
  portal.sandbox.setFaults('willSummary:500');
  await portal.pass(24 * 60 * MINUTE);
  await comeToFront(portal);
  expect(portal.tile('wills')).toHaveTextContent('As of Nov 21, 09:00');
  expect(heading()).toHaveTextContent('Updated at 09:00');
});

it('Without a connection what is shown is marked as old, and had anew when the connection is back', async () => {
  const line = createLine();
  const portal = await open({ watch: line.watch });
  await portal.pass(defaultConfiguration.freshnessMs);
  act(() => line.cut());
  await comeToFront(portal);
  expect(portal.tile('wills')).toHaveTextContent('As of 09:00');
  act(() => line.restore());
  await portal.settle();
  expect(document.body).not.toHaveTextContent('As of');
  expect(line.twice).toEqual([]);
  line.close();
});

// Rules `overview.refresh`, `overview.asOf`.
it('An old figure never passes for a new one, whatever is refreshed, fails or answers', async () => {
  const calls = ['products', 'lifeSummary', 'lifeArrears', 'willSummary', 'moneyStatus', 'digitalConsent'];
  const step = fc.oneof(
    fc.record({ minutes: fc.integer({ min: 1, max: 20 }), failing: fc.subarray(calls) }),
    fc.record({ minutes: fc.constant(1), failing: fc.constant(calls) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      const portal = await open();
      for (const { minutes, failing } of steps) {
        await portal.pass(minutes * MINUTE);
        portal.sandbox.setFaults(failing.map((call) => `${call}:500`).join(','));
        await portal.user.click(refreshButton());
        await portal.settle();
        const now = new Date().toTimeString().slice(0, 5);
        for (const [call, place] of [
          ['products', heading()],
          ['lifeSummary', portal.tile('life')],
          ['willSummary', portal.tile('wills')],
        ] as const) {
          expect(/As of \d\d:\d\d/.test(textOf(place))).toBe(failing.includes(call));
        }
        if (!failing.includes('products')) expect(heading()).toHaveTextContent(`Updated at ${now}`);
      }
      portal.close();
    }),
    runs({ few: 2, many: 20 }),
  );
});
