import type { Recommendation, Recommendations } from '../../../src/contract/answers/features';
import { selectOffers } from '../../../src/features/recommender/selectors';
import type { RecommenderCorner, RecommenderState } from '../../../src/features/recommender/slice';

const bare: Recommendation = {
  title: undefined,
  message: undefined,
  imageUrl: undefined,
  webQuoteUrl: undefined,
  actionText: undefined,
  googleAnalyticsMessageId: undefined,
};

const corner = (answer: RecommenderState['answer'], firstIndex = 0): RecommenderCorner => ({
  recommender: { answer, firstIndex },
});

const loaded = (recommendations: readonly Recommendation[], firstIndex = 0) => {
  const summary: Recommendations = { recommendations, nextBestOffer: undefined, extraContent: undefined };
  return corner({ status: 'loaded', summary, at: 0 }, firstIndex);
};

const three = ['a', 'b', 'c'].map((title) => ({ ...bare, title }));

describe('the cards of the recommender', () => {
  it.each(['idle', 'loading', 'failed'] as const)('are none while the answer is %s', (status) => {
    expect(selectOffers(corner({ status }))).toEqual([]);
  });

  it('hold what of an item can be read', () => {
    const whole: Recommendation = {
      title: 'Travelling soon?',
      message: 'Cover a whole trip.',
      imageUrl: '/images/travel.svg',
      webQuoteUrl: '/portal/quotes/travel',
      actionText: 'Get a quote',
      googleAnalyticsMessageId: 'REC-TRAVEL',
    };
    expect(selectOffers(loaded([whole]))).toEqual([
      {
        key: '0',
        name: { identity: 'REC-TRAVEL', label: 'Travelling soon?', messageId: 'REC-TRAVEL' },
        title: 'Travelling soon?',
        message: 'Cover a whole trip.',
        image: '/images/travel.svg',
        link: { address: '/portal/quotes/travel', text: 'Get a quote' },
      },
    ]);
  });

  it('have no link where the address is unsafe or nothing can be said on it', () => {
    const cards = selectOffers(
      loaded([
        { ...bare, title: 'Unsafe', actionText: 'Go', webQuoteUrl: 'javascript:alert(1)' },
        { ...bare, message: 'No words', webQuoteUrl: '/quote' },
      ]),
    );
    expect(cards.map(({ link }) => link)).toEqual([undefined, undefined]);
  });

  it('name the link by the title where the action has no text', () => {
    const [card] = selectOffers(loaded([{ ...bare, title: 'A start', webQuoteUrl: '/quote' }]));
    expect(card?.link).toEqual({ address: '/quote', text: 'A start' });
  });

  it('are told apart by what they say where they have no message id', () => {
    const cards = selectOffers(
      loaded([
        { ...bare, message: 'One' },
        { ...bare, title: 'Two', webQuoteUrl: '/two' },
      ]),
    );
    expect(cards.map(({ name }) => name)).toEqual([
      { identity: 'One ', label: 'One' },
      { identity: 'Two /two', label: 'Two' },
    ]);
  });

  it('stay the same object while the answer does', () => {
    const state = loaded(three);
    expect(selectOffers({ recommender: { ...state.recommender, firstIndex: 2 } })).toBe(selectOffers(state));
  });
});
