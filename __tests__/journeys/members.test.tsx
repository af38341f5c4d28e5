import fc from 'fast-check';
import { personas } from '../../config/sandbox';
import type { RootState } from '../../src/app/rootReducer';
import { runs, sampleOf } from '../support/breadth';
import { openStore, type Session, settle } from '../support/openStore';

jest.setTimeout(120_000);

const marks: Readonly<Record<Session, string>> = { A: 'of-member-A', B: 'of-member-B' };

/** The same answer, with the name of its session in each text that members see. */
const marked = (text: string, session: Session): string =>
  text
    .replace(
      /"(policyNumber|policyNo|description|policyDescription|schemeName|title|Description)":"/g,
      `$&${marks[session]} `,
    )
    .replace(/<p>/g, `<p>${marks[session]} `);

const storages = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

const step = fc.oneof(
  { weight: 6, arbitrary: fc.nat().map((choice) => ({ kind: 'answer' as const, choice })) },
  { weight: 1, arbitrary: fc.constantFrom<Session>('A', 'B').map((session) => ({ kind: 'signIn' as const, session })) },
  { weight: 1, arbitrary: fc.constantFrom('/portfolio', '/bal-portfolio').map((to) => ({ kind: 'go' as const, to })) },
  { weight: 1, arbitrary: fc.constant({ kind: 'front' as const }) },
);

// Rule `session.member`.
it.each(['cookie', 'header'] as const)(
  'Answers of two sessions, distinguished by a %s, never meet in the state, whatever their order',
  async (identity) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
        const page = openStore({ member: 'everything', identity, mark: marked });
        const met: string[] = [];
        const look = ({ session, ...rest }: RootState) => {
          const text = JSON.stringify(rest);
          if (text.includes(marks.A) && text.includes(marks.B)) met.push('both');
          if (session.status !== 'active' && /of-member/.test(text)) met.push(session.status);
        };
        page.store.subscribe(() => look(page.store.getState()));
        for (const taken of steps) {
          if (taken.kind === 'answer') page.answer(taken.choice);
          if (taken.kind === 'signIn') page.signIn(taken.session);
          if (taken.kind === 'go') page.go(taken.to);
          if (taken.kind === 'front') page.comeToFront();
          await settle();
        }
        await page.answerAll();
        const kept = storages();
        page.close();
        expect(met).toEqual([]);
        expect(kept).not.toContain('of-member');
        // If the page noticed, it has reloaded once.
        const { status } = page.store.getState().session;
        expect(page.reloads.length).toBe(status === 'changed' ? 1 : 0);
      }),
      runs({ few: 10, many: 100 }),
    );
  },
);

it('The property above can fail: without anything that identifies the session, both members meet', async () => {
  const page = openStore({ member: 'everything', mark: marked });
  await settle();
  page.answer(0);
  page.answer(0);
  await settle();
  page.signIn('B');
  await page.answerAll();
  const text = JSON.stringify(page.store.getState());
  page.close();
  expect([text.includes(marks.A), text.includes(marks.B)]).toEqual([true, true]);
});

const leavesOf = (value: unknown): readonly string[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  return (typeof value === 'string' && value.length > 3) || (typeof value === 'number' && value > 99)
    ? [String(value)]
    : [];
};

// Rule `session.end`.
it.each(sampleOf(personas, 6).map(({ name, member }) => [name, member] as const))(
  'After the end of the session the state contains no value of %s',
  async (name, member) => {
    const page = openStore({ member: name, mark: marked });
    await page.answerAll();
    page.go('/bal-portfolio');
    await page.answerAll();
    const initial = JSON.stringify(page.initial);
    const known = (text: string) => leavesOf(member).filter((leaf) => text.includes(leaf) && !initial.includes(leaf));
    const before = known(JSON.stringify(page.store.getState()));
    page.sandbox.setFaults('products:401,productsBalance:401,analyticsEvent:401');
    // Nobody waits for the answer of this call.
    page.store.dispatch({
      type: 'test/clicked',
      meta: { analytics: { category: 'tile', action: 'click', label: 'bank' } },
    });
    await page.answerAll();
    const calls = page.sandbox.sent().calls.length;
    page.go('/portfolio');
    const logged = page.logged.length;
    // Longer than any call may take: any remaining wait would fail then.
    await jest.advanceTimersByTimeAsync(700_000);
    expect(page.logged).toHaveLength(logged);
    expect(page.store.getState().session.status).toBe('ended');
    expect(before.length).toBeGreaterThan(name === 'newcomer' ? 0 : 10);
    expect(known(JSON.stringify(page.store.getState()))).toEqual([]);
    expect(known(storages())).toEqual([]);
    expect(page.sandbox.sent().calls).toHaveLength(calls);
    page.close();
  },
);
