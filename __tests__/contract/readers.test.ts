import fc from 'fast-check';
import type { GenericSchema } from 'valibot';
import {
  address,
  anyText,
  anything,
  count,
  flag,
  isRecord,
  list,
  MOST_ENTRIES,
  number,
  part,
  record,
  text,
  withSent,
} from '../../src/contract/readers';
import { processorTimeOf } from '../support/processorTime';
import { readBy } from './readBy';

describe('a field', () => {
  // Rule `answer.count`.
  it.each([
    ['text', 'GOLD', 'GOLD'],
    ['text', ' padded ', ' padded '],
    ['text', 12, '12'],
    ['text', 0, '0'],
    ['text', 9_007_199_254_740_991, '9007199254740991'],
    ['text', 12_345_678_901_234_567_000, undefined],
    ['text', Number.NaN, undefined],
    ['text', Number.POSITIVE_INFINITY, undefined],
    ['text', '', undefined],
    ['text', ' \n', undefined],
    ['text', '\u200b\u200b', undefined],
    ['text', '\u3164', undefined],
    ['text', '\u200bא', '\u200bא'],
    ['text', '👩\u200d👧', '👩\u200d👧'],
    ['text', null, undefined],
    ['text', undefined, undefined],
    ['text', true, undefined],
    ['text', ['a'], undefined],
    ['text', {}, undefined],
    ['address', '/a', '/a'],
    ['address', ' ', undefined],
    ['address', 0, undefined],
    ['address', 1, undefined],
    ['number', 7, 7],
    ['number', -0.5, -0.5],
    ['number', '7', 7],
    ['number', ' 1500000.50 ', 1_500_000.5],
    ['number', '+3', 3],
    ['number', '.5', 0.5],
    ['number', '5.', 5],
    ['number', '1e3', 1_000],
    ['number', '1e999', undefined],
    ['number', Number.NaN, undefined],
    ['number', '0x10', undefined],
    ['number', '1,5', undefined],
    ['number', 'Infinity', undefined],
    ['number', '', undefined],
    ['number', '.', undefined],
    ['number', true, undefined],
    ['number', null, undefined],
    ['number', ['7'], undefined],
    ['count', 0, 0],
    ['count', '12', 12],
    ['count', -5, undefined],
    ['count', '-5', undefined],
    ['count', -0.5, undefined],
    ['count', 'many', undefined],
    ['flag', true, true],
    ['flag', false, false],
    ['flag', 'true', true],
    ['flag', 'false', false],
    ['flag', 'TRUE', undefined],
    ['flag', 1, undefined],
    ['flag', 0, undefined],
    ['flag', '', undefined],
    ['flag', null, undefined],
  ] as const)('of the kind %s reads %j as %j', (kind, input, expected) => {
    const field: GenericSchema = { text, address, number, count, flag }[kind];
    expect(readBy(field, input)).toBe(expected);
  });

  it('of numbers reads a number and its text form alike', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (input) => {
        expect(readBy(number, String(input))).toBe(Number(String(input)));
      }),
    );
  });

  it('of numbers is read quickly however long the text is', () => {
    const read = () => expect(readBy(number, `${'1'.repeat(200_000)}x`)).toBeUndefined();
    expect(processorTimeOf(read)).toBeLessThan(1_000);
  });
});

// Rule `answer.none`.
describe('a list', () => {
  // Rule `answer.bounds`.
  it('of more entries than anybody has is refused', () => {
    const entries = Array.from({ length: MOST_ENTRIES }, () => ({}));
    expect(readBy(list(record({})), entries)).toHaveLength(MOST_ENTRIES);
    expect(readBy(list(record({})), [...entries, {}])).toBe('refused');
  });

  const entry = record({ name: text });

  it.each([
    [[], []],
    [
      [{ name: 'a' }, null, 7, { name: null }],
      [{ name: 'a' }, { name: undefined }],
    ],
    [[null, 7], undefined],
    ['a', undefined],
    [null, []],
    [undefined, []],
    [{ 0: { name: 'a' } }, undefined],
  ])('reads %j as %j', (input, expected) => {
    expect(readBy(list(entry), input)).toEqual(expected ?? 'refused');
    expect(readBy(part(list(entry)), input)).toEqual(expected);
  });

  it('that is missing is empty', () => {
    expect(readBy(record({ items: list(entry) }), {})).toEqual({ items: [] });
  });
});

describe('an object', () => {
  it.each([null, undefined, [], 'text', 7, true])('is not %j', (input) => {
    expect(isRecord(input)).toBe(false);
    expect(readBy(record({ name: text }), input)).toBe('refused');
    expect(readBy(part(record({ name: text })), input)).toBeUndefined();
  });

  it('keeps its own fields and drops unknown ones', () => {
    expect(readBy(record({ name: text }), { name: 'a', other: 1 })).toEqual({ name: 'a' });
    expect(readBy(part(record({ name: text })), { name: 'a', other: 1 })).toEqual({ name: 'a' });
  });
});

// Rule `onboarding.shown`.
it.each([
  ['WL-1', 'WL-1'],
  ['', ''],
  [7, '7'],
  [0, '0'],
  [false, 'false'],
  [{ a: [1] }, '{"a":[1]}'],
  [[], '[]'],
  [null, undefined],
  [undefined, undefined],
])('A field that is compared by its text reads %j as %j', (input, expected) => {
  expect(readBy(record({ field: anyText }), { field: input })).toEqual({ field: expected });
});

// Rule `preferences.product`.
it('An object that goes back is kept as it came, beside what is read of it', () => {
  const sent = { name: 7, sent: { own: 1 }, other: { a: [null] } };
  expect(readBy(withSent({ name: text }), sent)).toEqual({ name: '7', sent });
  expect(readBy(withSent({ name: text }), 'text')).toBe('refused');
});

it('A body that is not needed is not kept', () => {
  expect(['body', {}, [1]].map((input) => readBy(anything, input))).toEqual([null, null, null]);
});
