import { selectSession, sessionChanged, sessionEnded, sessionReducer } from '../../../src/state/session/slice';

describe('the session', () => {
  it('is active until it is lost, and then stays lost', () => {
    const active = sessionReducer(undefined, { type: 'start' });
    expect(selectSession({ session: active })).toEqual({ status: 'active' });
    const ended = sessionReducer(active, sessionEnded({ page: '/' }));
    expect(ended).toEqual({ status: 'ended', page: '/' });
    expect(sessionReducer(active, sessionChanged())).toEqual({ status: 'changed' });
    expect(sessionReducer(ended, { type: 'anything' })).toBe(ended);
  });
});
