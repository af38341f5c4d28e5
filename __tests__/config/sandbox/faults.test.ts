import fc from 'fast-check';
import { faultKinds, faultTargets, readDelay, readFaults, writeFaults } from '../../../config/sandbox';

describe('faults in an address', () => {
  it('are read call by call; the last of several on one call counts, and a blank text has none', () => {
    expect(readFaults('gapSummary:500, willItems:timeout,gapSummary:drop')).toEqual({
      willItems: 'timeout',
      gapSummary: 'drop',
    });
    expect(readFaults(' ')).toEqual({});
  });

  it.each([
    ['nobody:500', 'gapSummary, insureSummary'],
    ['toString:500', 'Known calls'],
    ['gapSummary:sulk', 'drop, hang, timeout'],
    ...['', ':', ':199', ':600', ':500:500', ':__proto__'].map((rest) => [`gapSummary${rest}`, 'Known kinds']),
  ])('%s is refused with a list of what is known', (text, known) => {
    expect(() => readFaults(text)).toThrow(known);
  });

  it('read the same after they are written', () => {
    const kind = fc.oneof(
      fc.constantFrom(...(Object.keys(faultKinds) as (keyof typeof faultKinds)[])),
      fc.integer({ min: 200, max: 599 }),
    );
    const faults = fc.dictionary(fc.constantFrom(...faultTargets), kind, { noNullPrototype: true });
    fc.assert(
      fc.property(faults, (written) => {
        expect(readFaults(writeFaults(written))).toEqual(written);
      }),
    );
  });
});

describe('a delay in an address', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['800', 800],
    ['600000', 600_000],
  ])('%j is %d ms', (text, value) => {
    expect(readDelay(text)).toBe(value);
  });

  it.each(['-1', '1.5', '1e3', 'soon', '600001', '0x10', 'NaN'])('%s is refused with the range', (text) => {
    expect(() => readDelay(text)).toThrow('from 0 to 600000');
  });
});
