import type { DetailsPart } from '../../../src/features/details/slice';
import { detailsReducer, detailsSaga } from '../../../src/features/details/slice';
import { type Answer, createWorld, settle } from '../../support/world';

const world = (manageDetails: Answer) =>
  createWorld<DetailsPart>(
    { reducer: { details: detailsReducer }, sagas: [detailsSaga] },
    { answers: { manageDetails } },
  );

const answer = { Details: [{ Description: 'Add a dependant', Link: '/portal/details/dependants' }] };

describe('loading "Manage your details"', () => {
  it('fetches the links when the member arrives on the overview', async () => {
    const { arrive, state, outbox } = world(answer);
    arrive();
    expect(state().details.answer).toEqual({ status: 'loading' });
    await settle();
    expect(state().details.answer).toMatchObject({ status: 'loaded', summary: answer });
    expect(outbox).toMatchObject({ calls: ['manageDetails'], fragments: [], analytics: [], logged: [] });
  });

  it('records a failure in the words of the error catalogue', async () => {
    const { arrive, state, outbox } = world(new Error('503'));
    arrive();
    await settle();
    expect(state().details.answer).toMatchObject({ status: 'failed' });
    expect(outbox.logged).toEqual(['There was an issue fetching Manage Your Details summary']);
  });
});
