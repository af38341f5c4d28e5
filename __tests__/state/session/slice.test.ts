import { selectSession, sessionEnded, sessionReducer } from '../../../src/state/session/slice';

describe('the session', () => {
  it('is active until an answer says otherwise, and stays ended', () => {
    const active = sessionReducer(undefined, { type: 'start' });
    expect(selectSession({ session: active })).toEqual({ status: 'active' });
    const ended = sessionReducer(active, sessionEnded({ page: '/' }));
    expect(ended).toEqual({ status: 'ended', page: '/' });
    expect(sessionReducer(ended, { type: 'anything' })).toBe(ended);
  });
});
