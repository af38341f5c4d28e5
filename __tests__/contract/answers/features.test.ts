import {
  mandateItemsSchema,
  viewConsentSchema,
  viewPreferencesSchema,
  willItemsSchema,
} from '../../../src/contract/answers/features';
import { readBy } from '../readBy';

// Rule `consent.truthiness`.
describe('the recorded consent', () => {
  it.each([true, 1, -1, 'true', 'TRUE', 'GRANTED', '1'])('exists if the answer is %j', (answer) => {
    expect(readBy(viewConsentSchema, answer)).toBe(true);
  });

  it.each([false, null, undefined, 0, '', ' ', 'false', 'False', '0'])(
    'does not exist if the answer is %j',
    (answer) => {
      expect(readBy(viewConsentSchema, answer)).toBe(false);
    },
  );

  it.each([[{}], [{ consent: 'perhaps' }], [[]], [['true']], [[false]]])('is unknown if the answer is %j', (answer) => {
    expect(readBy(viewConsentSchema, answer)).toBe('refused');
  });
});

describe('outstanding items', () => {
  const item = { itemContentFragmentUrl: '/fragment', redirectUrl: '/there' };

  it('may be a list, or in the field outstandingItems', () => {
    expect(readBy(willItemsSchema, [item, null])).toEqual([item]);
    expect(readBy(mandateItemsSchema, { outstandingItems: [item] })).toEqual([item]);
  });

  it('are none if the service says none', () => {
    for (const none of [{}, { outstandingItems: null }, { outstandingItems: [] }])
      expect(readBy(mandateItemsSchema, none)).toEqual([]);
    for (const none of [null, undefined, []]) expect(readBy(willItemsSchema, none)).toEqual([]);
  });

  it.each([{ outstandingItems: {} }, { outstandingItems: 'none' }, [7], 'none', 0])(
    'in the form %j are refused',
    (answer) => {
      expect(readBy(willItemsSchema, answer)).toBe('refused');
      expect(readBy(mandateItemsSchema, answer)).toBe('refused');
    },
  );
});

it('The preferences without sections are none, and refused if the sections are no list', () => {
  expect(readBy(viewPreferencesSchema, {})).toEqual({ sections: [] });
  expect(readBy(viewPreferencesSchema, { sections: {} })).toBe('refused');
});
