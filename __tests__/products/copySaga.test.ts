import { combineReducers } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import { remarkMade, remarkReducer, toastsSlice } from '../../src/notices';
import type { Services } from '../../src/platform/createServices';
import { copyClicked, copySaga, copySlice, numberCopied, selectCanCopy, selectIsCopied } from '../../src/products/copy';
import { fakeServices, timePasses, withServices } from '../support/builders';
import { inWords } from '../support/inWords';

const reducer = combineReducers({ copy: copySlice.reducer, remark: remarkReducer, toasts: toastsSlice.reducer });
// As a service may send it: the page shows no spaces around it.
const number = { label: 'Policy number', number: ' 0784512369\u00a0' };

const copied = (clipboard: Services['clipboard']) =>
  expectSaga(copySaga)
    .withReducer(reducer)
    .provide([withServices(fakeServices({}, { clipboard }).services), timePasses])
    .dispatch(copyClicked(number));

// Rule `number.copy`.
describe('copying a number', () => {
  it('puts it on the clipboard, says so aloud, and confirms it for a while', async () => {
    const taken: string[] = [];
    const write = async (text: string) => taken.push(text) > 0;
    const { storeState } = await copied({ isAvailable: () => true, write })
      .put(numberCopied(number))
      .put(remarkMade({ key: 'products.numberCopied', values: number }))
      .silentRun(20);
    expect(taken).toEqual(['0784512369']);
    expect(storeState).toMatchObject({ copy: { possible: true, copied: null }, toasts: [] });
    const state = { copy: copySlice.reducer(undefined, numberCopied(number)) };
    expect(selectIsCopied(state, 'Policy number', number.number)).toBe(true);
    expect(selectIsCopied(state, 'Policy number', '1')).toBe(false);
    expect(selectIsCopied(state, 'Account number', number.number)).toBe(false);
    expect(selectIsCopied(storeState, 'Policy number', number.number)).toBe(false);
  });

  it('that the browser forbids says what to do instead', async () => {
    const { storeState } = await copied({ isAvailable: () => true, write: async () => false }).silentRun(20);
    expect(storeState.copy.copied).toBeNull();
    expect(inWords(storeState.toasts)).toMatchObject([
      { kind: 'failure', text: 'The number could not be copied. Please select it and copy it by hand.' },
    ]);
  });

  it('that the browser forbids is not confirmed beside the number before it', async () => {
    const answers = [true, false];
    const write = async () => answers.shift() === true;
    const { storeState } = await expectSaga(copySaga)
      .withReducer(reducer)
      .provide([withServices(fakeServices({}, { clipboard: { isAvailable: () => true, write } }).services)])
      .dispatch(copyClicked(number))
      .dispatch(copyClicked({ ...number, number: '1' }))
      .silentRun(20);
    expect(storeState.copy.copied).toBeNull();
  });

  it('is not offered without a clipboard', async () => {
    const { storeState } = await copied({ isAvailable: () => false, write: async () => false }).silentRun(20);
    expect(selectCanCopy(storeState)).toBe(false);
  });
});
