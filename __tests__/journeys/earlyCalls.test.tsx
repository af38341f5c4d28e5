import { personas } from '../../config/sandbox';
import { endpoints } from '../../src/contract/endpoints';
import { sampleOf } from '../support/breadth';
import { openPortal } from '../support/journey';

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

// That their answers and failures are taken like any other's is tested with the calls of the platform.
it.each(sampleOf(personas, 6).map(({ name }) => name))(
  'The calls that the page starts by itself are for %s exactly the ones that are needed, each once',
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
