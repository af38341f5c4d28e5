import fc from 'fast-check';
import { LONGEST_ACTION, shortenAction, shortenState } from '../../../src/app/devTools/shorten';
import { openStore } from '../../support/openStore';

const sizeOf = (value: unknown): number => (JSON.stringify(value) ?? '').length;

describe('An action in the log of Redux DevTools', () => {
  it('stays as it is if it is short, but for whatever is called a token', () => {
    const action = { type: 'gap/summaryLoaded', payload: { hgap: [{ policyNumber: '1234' }] }, meta: { at: 1 } };
    for (const accessToken of ['planted', ['planted'], { value: 'planted' }, 123456])
      expect(shortenAction({ ...action, accessToken })).toEqual({ ...action, accessToken: '(hidden)' });
  });

  it('has shortened fragments and lists, and says how long they are', () => {
    const [html, list] = [`<p>${'word '.repeat(500)}</p>`, [...Array(1_000).keys()]];
    const shown = shortenAction({ type: 'content/fragmentLoaded', html, list });
    expect(shown.html).toMatch(/^<p>word word .*… \(2507 characters\)$/);
    expect(shown.list.at(-1)).toBe('… 976 more');
  });

  it('keeps its type and is never longer than 2 kB, whatever is in it', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 6, maxKeys: 40 }), fc.string({ maxLength: 5_000 }), (payload, text) => {
        const shown = shortenAction({ type: 'x/y', payload, text, texts: Array(80).fill(text) });
        expect(shown.type).toBe('x/y');
        expect(sizeOf(shown)).toBeLessThanOrEqual(LONGEST_ACTION);
      }),
      { numRuns: 50 },
    );
  });

  it('has a state that is shortened in the same way', () => {
    const html = 'a'.repeat(1_000);
    expect(sizeOf(shortenState({ content: { '/banner': { status: 'loaded', html } } }))).toBeLessThan(300);
  });

  it('is named domain/pastTense, and short enough, through a full load', async () => {
    const visit = openStore({ member: 'everything' });
    await visit.answerAll();
    visit.close();
    expect(visit.actions.length).toBeGreaterThan(80);
    expect(visit.actions.filter(({ type }) => !/^[a-zA-Z]+\/[a-zA-Z]+$/.test(type))).toEqual([]);
    expect(visit.actions.filter((action) => sizeOf(shortenAction(action)) > LONGEST_ACTION)).toEqual([]);
  });
});
