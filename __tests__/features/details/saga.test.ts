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

  it('fetches nothing on another screen', async () => {
    const { arrive, state, outbox } = world(answer);
    arrive('bal-portfolio');
    await settle();
    expect(state().details.answer).toEqual({ status: 'idle' });
    expect(outbox.calls).toEqual([]);
  });

  it('records a failure in the words of the error catalogue', async () => {
    const { arrive, state, outbox } = world(new Error('503'));
    arrive();
    await settle();
    expect(state().details.answer).toMatchObject({ status: 'failed' });
    expect(outbox.logged).toEqual(['There was an issue fetching Manage Your Details summary']);
  });

  it('treats an answer that is not an object as a failure', async () => {
    const { arrive, state, outbox } = world([]);
    arrive();
    await settle();
    expect(state().details.answer).toMatchObject({ status: 'failed' });
    expect(outbox.logged).toHaveLength(1);
  });

  it('asks once for two arrivals, and keeps what is loaded when the member comes back', async () => {
    const { arrive, outbox } = world(answer);
    arrive();
    arrive();
    await settle();
    arrive('bal-portfolio');
    arrive();
    await settle();
    expect(outbox.calls).toEqual(['manageDetails']);
  });

  it('asks again after a failure when the member comes back', async () => {
    let calls = 0;
    const { arrive, state, outbox } = world(() => (calls++ === 0 ? new Error('503') : answer));
    arrive();
    await settle();
    arrive();
    await settle();
    expect(state().details.answer.status).toBe('loaded');
    expect(outbox.calls).toHaveLength(2);
  });
});
