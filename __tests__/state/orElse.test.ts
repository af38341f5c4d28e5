import { expectSaga } from 'redux-saga-test-plan';
import { call, type Saga } from '../../src/state/effects';
import { orElse } from '../../src/state/orElse';
import { logFailure } from '../../src/state/safely';
import { fakeServices, withServices } from '../support/builders';

function* works(): Saga<string> {
  return yield* call(() => 'value');
}

function* fails(): Saga<string> {
  return yield* call(() => {
    throw new Error('no value');
  });
}

describe('a source with a fallback', () => {
  it('returns its value if it works', async () => {
    const { returnValue } = await expectSaga(orElse, works, 'otherwise').silentRun(20);
    expect(returnValue).toBe('value');
  });

  it('does not log a failure if told so', async () => {
    const { services, outbox } = fakeServices();
    const { returnValue } = await expectSaga(orElse, fails, 'otherwise')
      .provide([withServices(services)])
      .silentRun(20);
    expect(returnValue).toBe('otherwise');
    expect(outbox.logged).toEqual([]);
  });

  it('logs a failure if told to', async () => {
    const { services, outbox } = fakeServices();
    const { returnValue } = await expectSaga(orElse, fails, 'otherwise', (cause: unknown) =>
      logFailure('Failed', cause),
    )
      .provide([withServices(services)])
      .silentRun(20);
    expect(returnValue).toBe('otherwise');
    expect(outbox).toMatchObject({ logged: ['Failed'], causes: [new Error('no value')] });
  });
});
