import { act, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { runs } from '../support/breadth';
import { type Journey, type JourneyOptions, openPortal, textOf } from '../support/journey';

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

const callsSince = (portal: Journey, before: number) => portal.calls().slice(before);

// Rule `overview.asOf`.
it('What cannot be refreshed stays, says since when it is old, and can be tried again; the rest is new', async () => {
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
  await portal.user.click(within(actions).getByRole('button', { name: 'Try again: Outstanding actions' }));
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

// Rules `overview.asOf`, `balance.newcomer`.
it.each([
  ['healthStatus:500,rewardSummaryBalance:500', ['rewardSummaryBalance', 'healthStatus']],
  ['healthStatus:500', ['rewardSummaryBalance', 'healthStatus']],
  ['rewardSummaryBalance:500', ['rewardSummaryBalance']],
])('That there are no rewards yet is old as well, and can be tried again, after %s', async (faults, asked) => {
  const answers = { healthStatus: {}, rewardSummaryBalance: { goalDetails: { goalProgressList: [] } } };
  const portal = await open({ member: 'newcomer', at: '/bal-portfolio', answers });
  await portal.pass(10 * MINUTE);
  const rewards = screen.getByRole('region', { name: 'Active Rewards' });
  const fresh = textOf(rewards);
  portal.sandbox.setFaults(faults);
  await portal.user.click(refreshButton());
  await portal.settle();
  expect(textOf(rewards)).toBe(`${fresh} As of 09:00 Try again`);
  const button = within(rewards).getByRole('button', { name: 'Try again: Active Rewards' });
  await portal.user.click(button);
  await portal.settle();
  expect(button).toHaveFocus();
  portal.sandbox.setFaults('');
  const before = portal.calls().length;
  await portal.user.click(button);
  await portal.settle();
  expect(callsSince(portal, before).filter((call) => call !== 'errorLog')).toEqual(asked);
  expect(textOf(rewards)).toBe(fresh);
  expect(document.body).not.toHaveFocus();
});

// Rules `overview.freshness`, `overview.asOf`.
it('Whoever comes back to old figures gets those that can be had, each asked for once, though the products cannot', async () => {
  const comeBack = async (faults: string) => {
    const start = new Date().toTimeString().slice(0, 5);
    const portal = await open();
    const goTo = async (place: string) => {
      act(() => portal.services.navigation.push(place));
      await portal.settle();
    };
    await goTo('/bal-portfolio');
    await portal.pass(10 * MINUTE);
    portal.sandbox.setFaults(faults);
    const before = portal.calls().length;
    await goTo('/portfolio');
    const [life, top] = [textOf(portal.tile('life')), textOf(heading())];
    const calls = callsSince(portal, before).filter((call) => !/fragment|errorLog/.test(call));
    portal.close();
    return { start, calls: calls.toSorted(), life, top };
  };
  const healthy = await comeBack('');
  expect(new Set(healthy.calls).size).toBe(healthy.calls.length);
  const { start, calls, life, top } = await comeBack('products:500');
  expect([calls, life]).toEqual([healthy.calls, healthy.life]);
  expect(top).toContain(`As of ${start}`);
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
