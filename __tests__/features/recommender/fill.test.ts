import fc from 'fast-check';
import type { Recommendation } from '../../../src/contract/answers/features';
import { fill, mostCards } from '../../../src/features/recommender/slice';

const item = (id: string | undefined, title: string | undefined = `Title ${id}`): Recommendation => ({
  title,
  message: undefined,
  imageUrl: undefined,
  webQuoteUrl: undefined,
  actionText: undefined,
  googleAnalyticsMessageId: id,
});

const ids = (items: readonly Recommendation[]) => items.map(({ googleAnalyticsMessageId }) => googleAnalyticsMessageId);

const someItems = fc
  .array(
    fc.tuple(
      fc.option(fc.constantFrom('a', 'b', 'c', 'd'), { nil: undefined }),
      fc.option(fc.constant('Title'), { nil: undefined }),
    ),
    { maxLength: 6 },
  )
  .map((pairs) => pairs.map(([id, title]) => ({ ...item(id), title })));

// Each item has its position as its address, so that duplicates can be told apart.
const sources = fc
  .record({ recommendations: someItems, nextBestOffer: someItems, extraContent: someItems })
  .map(({ recommendations, nextBestOffer, extraContent }) => {
    const placed = (items: readonly Recommendation[], source: string) =>
      items.map((given, index) => ({ ...given, webQuoteUrl: `${source} ${index}` }));
    return {
      recommendations: placed(recommendations, 'recommendation'),
      nextBestOffer: placed(nextBestOffer, 'offer'),
      extraContent: placed(extraContent, 'extra'),
    };
  });

const addresses = (items: readonly Recommendation[]) => items.map(({ webQuoteUrl }) => webQuoteUrl);

const isSubsequence = (part: readonly unknown[], whole: readonly unknown[]): boolean => {
  let from = 0;
  return part.every((element) => {
    const at = whole.indexOf(element, from);
    from = at + 1;
    return at >= 0;
  });
};

// Rule `recommender.fill`.
describe('the recommender fills up', () => {
  it('in order, with three at most, no offer twice, and fewer only if no more can be read, whatever comes', () => {
    fc.assert(
      fc.property(sources, (given) => {
        const filled = fill(given);
        const all = [...given.recommendations, ...given.nextBestOffer, ...given.extraContent];
        expect(filled.length).toBeLessThanOrEqual(mostCards);
        expect(isSubsequence(addresses(filled), addresses(all))).toBe(true);
        const readable = [...given.recommendations, ...given.extraContent].filter(({ title }) => title !== undefined);
        expect(filled.length).toBeGreaterThanOrEqual(Math.min(mostCards, readable.length));
        const offers = new Set(addresses(given.nextBestOffer));
        filled.forEach((shown, at) => {
          if (!offers.has(shown.webQuoteUrl) || shown.googleAnalyticsMessageId === undefined) return;
          expect(ids(filled.slice(0, at))).not.toContain(shown.googleAnalyticsMessageId);
        });
      }),
    );
  });

  it('with recommendations before next-best offers before extra content', () => {
    const filled = fill({
      recommendations: [item('r')],
      nextBestOffer: [item('n')],
      extraContent: [item('e'), item('f')],
    });
    expect(ids(filled)).toEqual(['r', 'n', 'e']);
  });

  it('with next-best offers that repeat no recommendation and no earlier offer', () => {
    const filled = fill({
      recommendations: [item('r')],
      nextBestOffer: [item('r'), item('n'), item('n')],
      extraContent: [item('e')],
    });
    expect(ids(filled)).toEqual(['r', 'n', 'e']);
  });

  it('with offers without an id, which are never duplicates', () => {
    const filled = fill({
      recommendations: [item(undefined, 'One')],
      nextBestOffer: [item(undefined, 'Two'), item(undefined, 'Three')],
      extraContent: [],
    });
    expect(filled.map(({ title }) => title)).toEqual(['One', 'Two', 'Three']);
  });

  it('only with readable items, and a message alone is readable', () => {
    const silent: Recommendation = { ...item('s'), title: undefined };
    const spoken: Recommendation = { ...silent, message: 'Words', googleAnalyticsMessageId: 'm' };
    expect(ids(fill({ recommendations: [silent, spoken], nextBestOffer: [], extraContent: [] }))).toEqual(['m']);
  });
});
