import { disclaimerReducer, selectStatement, statementFound } from '../../../src/features/disclaimer/slice';

describe('the privacy statement’s state', () => {
  it('holds no statement until the check finds one', () => {
    const before = disclaimerReducer(undefined, { type: 'start' });
    expect(selectStatement({ disclaimer: before })).toBeUndefined();
    const statement = { sessionId: 'session-1', contentPath: '/portfolio/privacy' };
    expect(selectStatement({ disclaimer: disclaimerReducer(before, statementFound(statement)) })).toEqual(statement);
  });
});
