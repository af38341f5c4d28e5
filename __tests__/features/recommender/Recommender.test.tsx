import { fireEvent, screen, within } from '@testing-library/react';
import { Recommender } from '../../../src/features/recommender/Recommender';
import { recommenderReducers, recommenderSaga } from '../../../src/features/recommender/slice';
import { type Answer, createWorld, follow } from '../../support/world';

const show = async (recommendations: Answer) => {
  const world = createWorld(
    { reducer: recommenderReducers, sagas: [recommenderSaga] },
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

  it('posts a click with the message id', async () => {
    const { outbox } = await show({ recommendations: [travel] });
    const link = await screen.findByRole('link', { name: 'Get a travel quote' });
    follow(link);
    expect(outbox.analytics).toEqual([
      { category: 'recommender', action: 'click', label: 'Travelling soon?', messageId: 'REC-TRAVEL' },
    ]);
  });
});
