import fc from 'fast-check';
import { faultKinds, faultTargets, readDelay, readFaults, writeFaults } from '../../../config/sandbox';

describe('faults in an address', () => {
  it('are read call by call; the last of several on one call counts', () => {
    expect(readFaults('gapSummary:500, willItems:timeout,gapSummary:drop')).toEqual({
      value: [
        { call: 'willItems', kind: 'timeout' },
        { call: 'gapSummary', kind: 'drop' },
      ],
    });
  });

  it('are none if the text is blank', () => {
    expect(readFaults(' ')).toEqual({ value: [] });
  });

  it('get a list of the known calls or kinds if they are unknown', () => {
    expect(readFaults('nobody:500')).toEqual({ problem: expect.stringContaining('gapSummary, insureSummary') });
    expect(readFaults('gapSummary:sulk')).toEqual({ problem: expect.stringContaining('drop, hang, timeout') });
  });

  it.each([
    'gapSummary',
    'gapSummary:',
    'gapSummary:199',
    'gapSummary:600',
    'gapSummary:500:500',
    'gapSummary:__proto__',
    'toString:500',
  ])('%s is refused', (text) => {
    expect(readFaults(text)).toHaveProperty('problem');
  });

  it('read the same after they are written', () => {
    const kind = fc.oneof(
      fc.constantFrom(...(Object.keys(faultKinds) as (keyof typeof faultKinds)[])),
      fc.integer({ min: 200, max: 599 }),
    );
    const faults = fc.uniqueArray(fc.record({ call: fc.constantFrom(...faultTargets), kind }), {
      selector: ({ call }) => call,
    });
    fc.assert(
      fc.property(faults, (written) => {
        expect(readFaults(writeFaults(written))).toEqual({ value: written });
      }),
    );
  });

  it('never throw, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        readFaults(text);
        readDelay(text);
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
    expect(readDelay(text)).toEqual({ value });
  });

  it.each(['-1', '1.5', '1e3', 'soon', '600001', '0x10', 'NaN'])('%s is refused with the range', (text) => {
    expect(readDelay(text)).toEqual({ problem: expect.stringContaining('from 0 to 600000') });
  });
});
