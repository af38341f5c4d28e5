import { act, fireEvent, screen, within } from '@testing-library/react';
import { Recommender } from '../../../src/features/recommender/Recommender';
import { recommenderSaga } from '../../../src/features/recommender/saga';
import type { RecommenderPart } from '../../../src/features/recommender/slice';
import { recommenderReducer } from '../../../src/features/recommender/slice';
import { type Answer, createWorld, follow } from '../../support/world';

const observers: { readonly tell: (intersectionRatio: number) => void; readonly element: Element }[] = [];

/** An observer that reports what the test tells it to. */
class ToldObserver {
  private readonly callback: (entries: readonly { intersectionRatio: number }[]) => void;
  private stopped = false;
  constructor(callback: (entries: readonly { intersectionRatio: number }[]) => void) {
    this.callback = callback;
  }
  observe(element: Element) {
    observers.push({
      element,
      tell: (intersectionRatio) => (this.stopped ? undefined : this.callback([{ intersectionRatio }])),
    });
  }
  disconnect() {
    this.stopped = true;
  }
}

beforeEach(() => {
  observers.length = 0;
  Object.defineProperty(globalThis, 'IntersectionObserver', {
    value: ToldObserver,
    configurable: true,
    writable: true,
  });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

const onPhone = () => {
  Object.defineProperty(globalThis, 'matchMedia', {
    value: (query: string) => ({
      matches: query === '(max-width: 789px)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    configurable: true,
    writable: true,
  });
};

const show = async (recommendations: Answer) => {
  const world = createWorld<RecommenderPart>(
    { reducer: { recommender: recommenderReducer }, sagas: [recommenderSaga] },
    { answers: { recommendations } },
  );
  const shown = await world.visit(<Recommender />);
  return { ...world, ...shown };
};

const travel = {
  title: 'Travelling soon?',
  message: 'Cover a whole trip.',
  imageUrl: '/cms/site/images/travel.svg',
  webQuoteUrl: '/portal/quotes/travel',
  actionText: 'Get a travel quote',
  googleAnalyticsMessageId: 'REC-TRAVEL',
};

const seen = (title: string) => {
  for (const { element, tell } of observers) if (element.textContent?.includes(title)) act(() => tell(0.25));
};

describe('"Recommended for you"', () => {
  it('is a region of cards with title, message, picture and link', async () => {
    const { container } = await show({ recommendations: [travel] });
    const region = screen.getByRole('region', { name: 'Recommended for you' });
    const card = within(region).getByRole('article', { name: 'Travelling soon?' });
    expect(card).toHaveTextContent('Cover a whole trip.');
    expect(within(card).getByRole('link', { name: 'Get a travel quote' })).toHaveAttribute(
      'href',
      '/portal/quotes/travel',
    );
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    await screen.findByRole('group', { name: '1 of 1' });
  });

  it.each([
    ['there is nothing to recommend', { recommendations: [] }],
    ['nothing can be read', { recommendations: [{ title: ' ', message: null }] }],
    ['the call has failed', new Error('503')],
  ])('is absent when %s', async (_, answer) => {
    const { container } = await show(answer);
    expect(container).toBeEmptyDOMElement();
  });

  it('shows only the readable parts of an item', async () => {
    const { container } = await show({ extraContent: [{ message: 'Six habits.', imageUrl: 'javascript:alert(1)' }] });
    await screen.findByRole('group', { name: '1 of 1' });
    expect(screen.getByRole('article')).toHaveTextContent(/^Six habits\.$/);
    expect(container.querySelector('img, a')).toBeNull();
  });

  it('leaves out a picture that cannot be loaded', async () => {
    const { container } = await show({ recommendations: [travel] });
    await screen.findByRole('group', { name: '1 of 1' });
    const picture = container.querySelector('img');
    if (picture === null) throw new Error('The card has no picture.');
    fireEvent.error(picture);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('article', { name: 'Travelling soon?' })).toBeVisible();
  });

  it('posts one impression when a card is first in view', async () => {
    const { outbox } = await show({ recommendations: [travel] });
    await screen.findByRole('group', { name: '1 of 1' });
    expect(outbox.analytics).toEqual([]);
    act(() => observers.at(-1)?.tell(0.2));
    seen('Travelling soon?');
    seen('Travelling soon?');
    expect(outbox.analytics).toEqual([
      { category: 'recommender', action: 'impression', label: 'Travelling soon?', messageId: 'REC-TRAVEL' },
    ]);
  });

  it('posts a click with the message id', async () => {
    const { outbox } = await show({ recommendations: [travel] });
    const link = await screen.findByRole('link', { name: 'Get a travel quote' });
    follow(link);
    fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    const click = { category: 'recommender', action: 'click', label: 'Travelling soon?', messageId: 'REC-TRAVEL' };
    expect(outbox.analytics).toEqual([click, click]);
  });

  it('counts a card of another page only once the member has turned to it', async () => {
    onPhone();
    const { outbox } = await show({ recommendations: [travel, { ...travel, title: 'Help on the road' }] });
    const dot = await screen.findByRole('button', { name: 'Go to page 2 of 2' });
    seen('Help on the road');
    expect(outbox.analytics).toEqual([]);
    fireEvent.click(dot);
    seen('Help on the road');
    expect(outbox.analytics).toMatchObject([{ action: 'impression', label: 'Help on the road' }]);
  });

  it('keeps the page that the member turned to in the store', async () => {
    onPhone();
    const { state } = await show({ recommendations: [travel, { ...travel, title: 'Help on the road' }] });
    fireEvent.click(await screen.findByRole('button', { name: 'Go to page 2 of 2' }));
    expect(state().recommender.firstIndex).toBe(1);
  });
});
