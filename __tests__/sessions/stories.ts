import path from 'node:path';
import type { UnknownAction } from '@reduxjs/toolkit';
import { defaultConfiguration, type RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { decisionMade, preferencesOpened } from '../../src/features/consent/slice';
import { statementAccepted } from '../../src/features/disclaimer/slice';
import { actionsCarousel } from '../../src/features/outstanding/slice';
import { dialogClosed } from '../../src/notices/dialogsSlice';
import { policyListToggled } from '../../src/products/gap/slice';
import { allRetryClicked } from '../../src/products/tileView';
import { refreshClicked } from '../../src/screens/refresh';
import { linkFollowed } from '../../src/state/eventMeta';
import { stayChosen } from '../../src/state/session/slice';
import { openStore } from '../support/openStore';

/** What a member does in a story: something on the page, another address, or nothing for so many milliseconds. */
type Step = UnknownAction | { readonly goTo: string } | { readonly wait: number };

/** A visit of a persona, told by what the member sees and does. */
export interface Story {
  readonly name: string;
  /** A persona of the sandbox. */
  readonly member: string;
  /** In the sandbox's notation. */
  readonly faults?: string;
  readonly configuration?: Partial<RuntimeConfiguration>;
  readonly steps?: readonly Step[];
}

const { pageTurned, listOpened, listClosed } = actionsCarousel.actions;
const balance: Step = { goTo: '/bal-portfolio' };
const overview: Step = { goTo: '/portfolio' };
const refresh = refreshClicked({ screen: 'portfolio' });

/** The stories of `npm run sessions`. */
export const stories: readonly Story[] = [
  { name: 'typical-follows-a-tile', member: 'typical', steps: [balance, overview, linkFollowed('life', 'tile')] },
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
    steps: [pageTurned(3), listOpened(), listClosed()],
  },
  {
    name: 'rewards-fail-and-return',
    member: 'rewards-two',
    faults: 'rewardSummary:500,driveStatus:malformed',
    steps: [balance, overview, refresh],
  },
  { name: 'hostile-answers', member: 'hostile', steps: [refresh] },
  {
    name: 'session-is-prolonged',
    member: 'typical',
    configuration: { session: { ...defaultConfiguration.session, lifetime: { idleMs: 900_000 } } },
    steps: [{ wait: 780_000 }, stayChosen()],
  },
  { name: 'session-ends', member: 'everything', faults: 'productsBalance:401', steps: [refresh, balance] },
];

/** Where the story is recorded. */
export const fileOf = ({ name }: Story): string => path.resolve(import.meta.dirname, `${name}.json`);

const SETTLED_MS = 5_000;

/** Visits the portal as the story says; each step waits until everything has loaded. Returns the exported session. */
export const visit = async ({ member, faults = '', configuration = {}, steps = [] }: Story): Promise<string> => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 2, 8) });
  const { answerAll, close, go, session, store } = openStore({ member, faults, configuration });
  await answerAll();
  await jest.advanceTimersByTimeAsync(SETTLED_MS);
  for (const step of steps) {
    if ('wait' in step) await jest.advanceTimersByTimeAsync(Number(step.wait));
    else if ('goTo' in step) go(String(step.goTo));
    else store.dispatch(step as UnknownAction);
    await jest.advanceTimersByTimeAsync(SETTLED_MS);
  }
  const text = session();
  close();
  return text;
};
