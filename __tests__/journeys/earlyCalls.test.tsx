import { personas } from '../../config/sandbox';
import { endpoints } from '../../src/contract/endpoints';
import { sampleOf } from '../support/breadth';
import { openPortal, textOf } from '../support/journey';

/**
 * A visit whose script arrives after the page's own calls have been answered; returns what was sent before it, and what
 * was aborted.
 */
const openLate = async (options: Parameters<typeof openPortal>[0]) => {
  const before: string[] = [];
  const aborted: string[] = [];
  let isHere = false;
  const portal = await openPortal({
    ...options,
    early: true,
    watch: (answer) => (address, init) => {
      init?.signal?.addEventListener('abort', () => aborted.push(String(address)));
      if (!isHere) before.push(String(address));
      return answer(address, init);
    },
    beforeStart: () => {
      isHere = true;
      options?.beforeStart?.();
    },
  });
  // The answers are handed over in tasks of their own (rule `start.tasks`).
  await portal.pass(5);
  await portal.settle();
  // Fragments depend on answers, and what the portal reports about itself is not a question.
  const asked = () =>
    portal.calls().filter((call) => call in endpoints && call !== 'analyticsEvent' && call !== 'errorLog');
  return { portal, before, aborted, asked };
};

describe('The calls that the page starts by itself', () => {
  it.each(sampleOf(personas, 6).map(({ name }) => name))(
    'are for %s exactly the ones that are needed, each once',
    async (member) => {
      for (const at of ['/portfolio', '/bal-portfolio']) {
        const { portal, before, aborted, asked } = await openLate({ member, at });
        expect(new Set(asked()).size).toBe(asked().length);
        expect(before).toHaveLength(asked().length);
        expect(aborted).toEqual([]);
        portal.close();
      }
    },
  );

  it('show their answers and failures like those of the application', async () => {
    const options = { member: 'everything', faults: 'healthSummary:500,gapSummary:malformed,cardSummary:drop' };
    const direct = await openPortal(options);
    const shown = textOf(direct.container);
    const logged = direct.logged.map(({ message }) => message);
    const calls = [...direct.calls()].sort();
    direct.close();
    const { portal } = await openLate(options);
    expect(textOf(portal.container)).toBe(shown);
    expect(portal.logged.map(({ message }) => message).sort()).toEqual(logged.sort());
    expect([...portal.calls()].sort()).toEqual(calls);
    for (const tile of ['health', 'gap', 'card'] as const) expect(textOf(portal.tile(tile))).toContain('Unavailable');
  });
});
