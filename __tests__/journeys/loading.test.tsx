import { act, render, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { Provider } from 'react-redux';
import { remarkMade } from '../../src/notices';
import { registry } from '../../src/products/registry';
import { type InstalledTexts, installedTexts, installTexts, type TextKey } from '../../src/texts/installed';
import { sampleOf } from '../support/breadth';
import { type Journey, openPortal } from '../support/journey';
import type { AnswersByCall } from '../support/overrideAnswer';
import { productCalls } from '../support/productCalls';

/** The calls that their tile waits for. */
const awaited = productCalls.filter(({ whenItFails }) => whenItFails === undefined);
const pairs = awaited.map(({ call, tile }) => [call, tile] as const);
const calls = awaited.map(({ call }) => call);

/** Draws every tile once more beside the page; returns the name of each as often as it is drawn. */
const watchDrawing = ({ store }: Journey): string[] => {
  const drawn: string[] = [];
  render(
    <Provider store={store}>
      {registry.map(({ tile, Tile }) => (
        <Profiler key={tile} id={tile} onRender={(name) => drawn.push(name)}>
          <Tile />
        </Profiler>
      ))}
    </Provider>,
  );
  return drawn;
};

describe('One answer', () => {
  it.each(sampleOf(pairs, 2))(
    '(%s) is all that the tile %s waits for, alone, and redraws it and no other',
    async (call, tile) => {
      const portal = await openPortal({ member: 'everything', held: [call] });
      const busy = [...portal.container.querySelectorAll<HTMLElement>('article[aria-busy="true"]')];
      expect(busy.map((article) => article.dataset.tile)).toEqual([tile]);
      const drawn = watchDrawing(portal);
      drawn.length = 0;
      await portal.release(call);
      expect(new Set(drawn)).toEqual(new Set([tile]));
      expect(portal.tile(tile)).toHaveAttribute('aria-busy', 'false');
      expect(within(portal.tile(tile)).queryByText('Unavailable')).toBeNull();
    },
  );

  it('is one drawing of its tile, in a visit as a whole too', async () => {
    const portal = await openPortal({ member: 'everything', held: ['products', ...calls] });
    const drawn = watchDrawing(portal);
    await portal.release('products');
    for (const call of calls) await portal.release(call);
    // Before the products, while it is loading, loaded, and once more for a second answer or a fragment.
    const timesOf = (tile: string) => drawn.filter((name) => name === tile).length;
    expect(Math.max(...drawn.map(timesOf))).toBeLessThanOrEqual(5);
    expect(drawn.length).toBeLessThanOrEqual(50);
  });
});

// Rule `press.time`.
it('What is only said aloud draws nothing of the page again', async () => {
  const portal = await openPortal({ member: 'everything' });
  const english = installedTexts();
  let drawn = 0;
  const get = (messages: InstalledTexts['messages'], key: TextKey) => {
    if (key === 'product.life') drawn += 1;
    return messages[key];
  };
  installTexts({ ...english, messages: new Proxy(english.messages, { get } as ProxyHandler<typeof english.messages>) });
  try {
    act(() => void portal.store.dispatch(remarkMade({ key: 'action.saving' })));
    await portal.settle();
    expect(portal.announced.at(-1)).toBe('Saving');
    expect(drawn).toBe(0);
    await portal.user.click(screen.getByRole('button', { name: 'Refresh' }));
    await portal.settle();
    expect(drawn).toBeGreaterThan(0);
  } finally {
    installTexts(english);
  }
});

// Rule `content.room`.
it.each([
  ['health', 'healthSummary', 'everything'],
  ['flexicare', 'flexicareSummary', 'everything'],
  ['invest', 'investActionItems', 'everything'],
  ['life', 'lifeArrears', 'arrears'],
] as const)(
  'The space of a fragment is kept in the tile of %s until %s answers, if it was there before',
  async (tile, call, member) => {
    const visit = async (answers: AnswersByCall) => {
      const portal = await openPortal({
        member,
        answers,
        held: [call],
        beforeStart: () => localStorage.setItem('portfolio.room', '124011110'),
      });
      const spaces = () => portal.tile(tile)?.querySelectorAll('[data-content-block]').length ?? 0;
      const before = spaces();
      await portal.release(call);
      const seen = { before, after: spaces(), kept: localStorage.getItem('portfolio.room') };
      portal.close();
      return seen;
    };
    const there = await visit({});
    expect(there.before).toBeGreaterThan(0);
    expect(there.after).toBe(there.before);
    const gone = await visit({ [call]: {} });
    expect(gone).toMatchObject({ before: there.before, after: there.before - 1 });
    expect(gone.kept).not.toBe(there.kept);
  },
);
