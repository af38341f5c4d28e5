import { cardSeen, recommenderReducers, recommenderSaga } from '../../../src/features/recommender/slice';
import { type Answer, createWorld, settle } from '../../support/world';

const world = (recommendations: Answer) =>
  createWorld({ reducer: recommenderReducers, sagas: [recommenderSaga] }, { answers: { recommendations } });

const item = (id: string) => ({ title: `Title ${id}`, googleAnalyticsMessageId: id });
const answer = { recommendations: [item('a'), item('b')] };
const name = { identity: 'a', label: 'Title a', messageId: 'a' };
const impression = (id: string) => ({
  category: 'recommender',
  action: 'impression',
  label: `Title ${id}`,
  messageId: id,
});

describe('loading the recommender', () => {
  it('fetches the items when the member arrives on the overview', async () => {
    const { arrive, state, outbox } = world(answer);
    arrive();
    expect(state().recommender).toEqual({ status: 'loading' });
    await settle();
    expect(state().recommender.status).toBe('loaded');
    expect(outbox).toMatchObject({ calls: ['recommendations'], fragments: [], analytics: [], logged: [] });
  });

  it('records a failure', async () => {
    const { arrive, state, outbox } = world(new Error('503'));
    arrive();
    await settle();
    expect(state().recommender).toMatchObject({ status: 'failed' });
    expect(outbox.logged).toEqual(['There was an issue fetching the recommended products']);
  });
});

describe('an impression', () => {
  // Rule `recommender.impression`.
  it('is posted once for each item, however often its card is seen', async () => {
    const { store, outbox } = world(answer);
    store.dispatch(cardSeen(name));
    store.dispatch(cardSeen(name));
    store.dispatch(cardSeen({ identity: 'x', label: 'No message id' }));
    await settle();
    expect(outbox.analytics).toEqual([
      impression('a'),
      { category: 'recommender', action: 'impression', label: 'No message id' },
    ]);
  });
});

// Rule `content.leftOut`.
it('An origin whose pictures are left out of the offers is named once', async () => {
  const offers = ['1', '2'].map((title) => ({ title, imageUrl: `https://elsewhere.example/${title}.png` }));
  const { arrive, outbox } = world({ recommendations: offers });
  arrive();
  await settle();
  expect(outbox.logged).toEqual([
    'Pictures from https://elsewhere.example are left out: content.pictureOrigins does not name it',
  ]);
});
