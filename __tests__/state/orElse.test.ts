import { expectSaga } from 'redux-saga-test-plan';
import { call, type Saga } from '../../src/state/effects';
import { orElse } from '../../src/state/orElse';
import { logFailure } from '../../src/state/safely';
import { fakeServices, inHouse } from '../support/builders';

function* works(): Saga<string> {
  return yield* call(() => 'value');
}

function* fails(): Saga<string> {
  return yield* call(() => {
    throw new Error('no value');
  });
}

describe('a source with something to fall back on', () => {
  it('gives its value where it works', async () => {
    const { returnValue } = await expectSaga(orElse, works, 'otherwise').silentRun(20);
    expect(returnValue).toBe('value');
  });

  it('is silent about a failure that is meant to be silent', async () => {
    const { services, outbox } = fakeServices();
    const { returnValue } = await expectSaga(orElse, fails, 'otherwise')
      .provide([inHouse(services)])
      .silentRun(20);
    expect(returnValue).toBe('otherwise');
    expect(outbox.logged).toEqual([]);
  });

  it('tells of a failure where it was told to', async () => {
    const { services, outbox } = fakeServices();
    const { returnValue } = await expectSaga(orElse, fails, 'otherwise', (cause: unknown) =>
      logFailure('Failed', cause),
    )
      .provide([inHouse(services)])
      .silentRun(20);
    expect(returnValue).toBe('otherwise');
    expect(outbox).toMatchObject({ logged: ['Failed'], causes: [new Error('no value')] });
  });
});
