import { type GenericSchema, safeParse } from 'valibot';
import {
  mandateItemsSchema,
  viewConsentSchema,
  viewPreferencesSchema,
  willItemsSchema,
} from '../../../src/contract/answers/features';

const read = (schema: GenericSchema, answer: unknown) => {
  const result = safeParse(schema, answer);
  return result.success ? result.output : 'refused';
};

// Rule `consent.truthiness`.
describe('the recorded consent', () => {
  it.each([true, 1, -1, 'true', 'TRUE', 'GRANTED', '1'])('exists if the answer is %j', (answer) => {
    expect(read(viewConsentSchema, answer)).toBe(true);
  });

  it.each([false, null, undefined, 0, '', ' ', 'false', 'False', '0'])(
    'does not exist if the answer is %j',
    (answer) => {
      expect(read(viewConsentSchema, answer)).toBe(false);
    },
  );

  it.each([[{}], [[]], [['true']]])('is unknown if the answer is %j', (answer) => {
    expect(read(viewConsentSchema, answer)).toBe('refused');
  });
});

describe('outstanding items', () => {
  const item = { itemContentFragmentUrl: '/fragment', redirectUrl: '/there' };

  it('may be a list, or in the field outstandingItems', () => {
    expect(read(willItemsSchema, [item, null])).toEqual([item]);
    expect(read(mandateItemsSchema, { outstandingItems: [item] })).toEqual([item]);
  });

  it('are none if the service says none', () => {
    for (const none of [{}, { outstandingItems: null }, { outstandingItems: [] }])
      expect(read(mandateItemsSchema, none)).toEqual([]);
    for (const none of [null, undefined, []]) expect(read(willItemsSchema, none)).toEqual([]);
  });

  it.each([{ outstandingItems: {} }, { outstandingItems: 'none' }, [7], 'none', 0])(
    'in the form %j are refused',
    (answer) => {
      expect(read(willItemsSchema, answer)).toBe('refused');
      expect(read(mandateItemsSchema, answer)).toBe('refused');
    },
  );
});

describe('the preferences', () => {
  it('without sections are none, and refused if the sections are no list', () => {
    expect(read(viewPreferencesSchema, {})).toEqual({ sections: [] });
    expect(read(viewPreferencesSchema, { sections: {} })).toBe('refused');
  });
});
