import type { UnknownAction } from '@reduxjs/toolkit';
import {
  dialogDecided,
  dialogDecisionFailed,
  dialogDecisionSent,
  type UnaskedDialog,
} from '../../src/notices/dialogsSlice';
import { remarkMade, remarkReducer, selectRemark } from '../../src/notices/remarkSlice';
import { savingSaga } from '../../src/notices/savingSaga';
import { createWorld } from '../support/world';

const dialog: UnaskedDialog = 'marketingConsent';

const said = (...events: readonly UnknownAction[]): string => {
  const { store } = createWorld({ reducer: { remark: remarkReducer }, sagas: [savingSaga] });
  for (const event of events) store.dispatch(event);
  return selectRemark(store.getState());
};

// Rule `dialog.saving`.
describe('the announcer', () => {
  it('says "Saving" while a decision is sent', () => {
    expect(said(dialogDecisionSent({ dialog }))).toBe('Saving');
  });

  it.each([
    ['saved', dialogDecided],
    ['failed', dialogDecisionFailed],
  ])('no longer says so once it has %s', async (_, end) => {
    expect(said(dialogDecisionSent({ dialog }), end({ dialog })).trim()).toBe('');
  });

  it('falls silent after a decision that was sent again as well, whose "Saving" is another text', () => {
    const again = [dialogDecisionSent({ dialog }), dialogDecisionSent({ dialog })];
    expect(said(...again).trim()).toBe('Saving');
    expect(said(...again)).not.toBe('Saving');
    expect(said(...again, dialogDecided({ dialog })).trim()).toBe('');
  });

  it('does not say so of the pages of the onboarding', () => {
    expect(said(dialogDecisionSent({ dialog: 'seniorsOnboarding' }))).toBe('');
  });

  it('keeps what was said since', () => {
    expect(said(dialogDecisionSent({ dialog }), remarkMade('You are offline.'), dialogDecided({ dialog }))).toBe(
      'You are offline.',
    );
  });
});
