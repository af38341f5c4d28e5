import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRecordedSession, type Session } from '../../src/app/sessions/sessionFile';
import { pageTurned } from '../../src/features/outstanding/slice';
import { playSession } from '../support/playSession';
import { recordVisit } from '../support/recordedVisit';
import { seeded } from '../support/seeded';

const folder = path.resolve('__tests__/sessions');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

const read = (file: string): Session => readRecordedSession(readFileSync(path.join(folder, file), 'utf8'));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 2, 8) });
  window.history.replaceState(null, '', '/#/portfolio');
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

it.each(files)('The sagas of today do again what was recorded in %s', async (file) => {
  const session = read(file);
  const { outcome } = await playSession(session);
  expect(outcome).toEqual([`final state equal, ${session.actions.length} actions`]);
});

describe('A session whose answers came late and in any order', () => {
  it.each([1, 2, 3])('is played in the order of its file, from seed %i', async (seed) => {
    const random = seeded(seed);
    const visit = await recordVisit({
      member: 'outstanding-10',
      faults: 'gapSummary:500,headings:drop',
      watch: (answer) => async (input, init) => {
        await new Promise((resolve) => setTimeout(resolve, Math.floor(random() * 2_000)));
        return answer(input, init);
      },
    });
    await visit.happen(pageTurned(3));
    await visit.go('/bal-portfolio');
    const session = JSON.parse(JSON.stringify(visit.session())) as Session;
    visit.close();
    window.history.replaceState(null, '', '/#/portfolio');
    const { outcome, requests } = await playSession(session);
    expect(outcome).toEqual([`final state equal, ${session.actions.length} actions`]);
    expect(requests).toEqual(expect.arrayContaining(['products', 'productsBalance', 'headings']));
  });
});

describe('A session that no longer happens', () => {
  it('parts at the first action that the sagas do otherwise, which is named with what is different', async () => {
    const session = read('arrears-without-two-services.json');
    const step = session.actions.findIndex(({ action }) => action.type === 'gap/summaryFailed') + 1;
    const { outcome } = await playSession({ ...session, faults: 'willItems:drop' });
    expect(outcome).toEqual([
      `the visit does something else than action ${step} of ${session.actions.length}, gap/summaryFailed`,
      '  it',
      '    recorded: gap/summaryFailed',
      '    now:      nothing',
    ]);
  });

  it('parts at an action with another value', async () => {
    const session = read('gap-opens-the-list.json');
    const actions = session.actions.map((entry) =>
      entry.action.type === 'gap/summaryLoaded'
        ? { ...entry, action: JSON.parse(JSON.stringify(entry.action).replace(/"at":\d+/, '"at":-7')) }
        : entry,
    );
    const { outcome } = await playSession({ ...session, actions });
    expect(outcome[0]).toMatch(/gap\/summaryLoaded$/);
    expect(outcome).toContain('  meta.at');
  });

  it('parts at its end if the sagas do more, or come to another state', async () => {
    const session = read('gap-opens-the-list.json');
    const last = session.actions.findIndex(({ action }) => action.type === 'content/fragmentSettled');
    const shorter = session.actions.filter((_, index) => index !== last);
    expect((await playSession({ ...session, actions: shorter })).outcome).toEqual([
      'the visit does more than was recorded: content/fragmentSettled',
    ]);
  });
});
