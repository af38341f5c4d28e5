import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { UnknownAction } from '@reduxjs/toolkit';
import { type RecordedVisit, recordVisit } from '../../__tests__/support/recordedVisit';
import { writeSessionText } from '../../src/app/sessions/sessionFile';
import { decisionMade, preferencesOpened } from '../../src/features/consent/slice';
import { statementAccepted } from '../../src/features/disclaimer/slice';
import { actionsList, pageTurned } from '../../src/features/outstanding/slice';
import { dialogClosed } from '../../src/notices/dialogsSlice';
import { allRetryClicked, productFollowed } from '../../src/products/events';
import { policyListToggled } from '../../src/products/gap/slice';
import { refreshClicked } from '../../src/screens/age';

/** What a member does in a story, one after the other; each step waits until everything has loaded. */
type Step = UnknownAction | { readonly goTo: string };

interface Story {
  readonly name: string;
  readonly member: string;
  readonly faults?: string;
  readonly steps?: readonly Step[];
}

const balance: Step = { goTo: '/bal-portfolio' };
const overview: Step = { goTo: '/portfolio' };
const refresh = refreshClicked({ screen: 'portfolio' });

/** Each a persona's, told by what the member sees and does. */
const stories: readonly Story[] = [
  { name: 'typical-follows-a-tile', member: 'typical', steps: [balance, overview, productFollowed('life')] },
  { name: 'everything-refreshes', member: 'everything', steps: [refresh, balance] },
  { name: 'newcomer-looks-around', member: 'newcomer', steps: [balance, { goTo: '/elsewhere' }, overview] },
  {
    name: 'arrears-without-two-services',
    member: 'arrears',
    faults: 'gapSummary:500,willItems:drop',
    steps: [allRetryClicked()],
  },
  { name: 'gap-opens-the-list', member: 'gap-many', steps: [policyListToggled(), policyListToggled()] },
  { name: 'health-withdrawn-looks', member: 'health-withdrawn', steps: [balance] },
  {
    name: 'consent-is-granted',
    member: 'consent-pending',
    steps: [preferencesOpened(), decisionMade({ status: 'GRANTED' })],
  },
  { name: 'privacy-is-accepted', member: 'privacy-pending', steps: [statementAccepted()] },
  { name: 'senior-closes-the-onboarding', member: 'senior', steps: [dialogClosed('seniorsOnboarding')] },
  {
    name: 'actions-are-turned-and-listed',
    member: 'outstanding-10',
    steps: [pageTurned(3), actionsList.listOpened(), actionsList.listClosed()],
  },
  {
    name: 'rewards-fail-and-return',
    member: 'rewards-two',
    faults: 'rewardSummary:500,driveStatus:malformed',
    steps: [balance, overview, refresh],
  },
  { name: 'hostile-answers', member: 'hostile', steps: [refresh] },
  { name: 'session-ends', member: 'everything', faults: 'productsBalance:401', steps: [refresh, balance] },
];

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 2, 8) });
});

const take = (visit: RecordedVisit, step: Step): Promise<void> =>
  'goTo' in step ? visit.go(String(step.goTo)) : visit.happen(step as UnknownAction);

it.each(stories)('records $name', async ({ name, member, faults = '', steps = [] }) => {
  const visit = await recordVisit({ member, faults });
  for (const step of steps) await take(visit, step);
  const file = path.resolve(import.meta.dirname, `../../__tests__/sessions/${name}.json`);
  writeFileSync(file, writeSessionText(visit.session()));
  visit.close();
});
