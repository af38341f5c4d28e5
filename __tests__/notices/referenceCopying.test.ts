import { combineReducers } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import { referenceCopyRequested, toastsReducer, toastsSaga } from '../../src/notices';
import { fakeServices, withServices } from '../support/builders';

const copied = async (clipboard: { write(text: string): Promise<boolean> }) => {
  const { services, outbox } = fakeServices({}, { clipboard: { isAvailable: () => true, ...clipboard } });
  const { storeState } = await expectSaga(toastsSaga)
    .withReducer(combineReducers({ toasts: toastsReducer }))
    .provide([withServices(services)])
    .dispatch(referenceCopyRequested({ reference: 'MI3K9X2A-4F7QZB' }))
    .silentRun(20);
  return { toasts: storeState.toasts, outbox };
};

describe('"Copy reference"', () => {
  it('puts the reference on the clipboard and says so', async () => {
    const taken: string[] = [];
    const { toasts } = await copied({
      write: async (text) => {
        taken.push(text);
        return true;
      },
    });
    expect(taken).toEqual(['MI3K9X2A-4F7QZB']);
    expect(toasts).toMatchObject([{ kind: 'success', text: 'Reference copied' }]);
  });

  it('asks the member to copy by hand if the browser forbids it', async () => {
    const { toasts, outbox } = await copied({ write: async () => false });
    expect(toasts).toMatchObject([
      { kind: 'failure', text: 'The reference could not be copied. Please select it and copy it by hand.' },
    ]);
    expect(outbox.logged).toEqual([]);
  });
});
