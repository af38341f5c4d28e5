import { framesOf, messageOf } from '../../src/platform/errorReading';
import { hostileValues } from './hostileValues';

describe('reading an error', () => {
  it('names message and frames, top first', () => {
    const error = new Error('broken');
    expect(messageOf(error)).toBe('broken');
    expect(framesOf(error)[0]?.fileName).toMatch(/errorReading\.test\.ts$/);
    expect(framesOf(error)[0]?.lineNumber).toBeGreaterThan(0);
  });

  it.each([
    [
      'Chrome',
      'Error: x\n    at load (https://portal.example/main.js:10:20)\n    at https://portal.example/main.js:3:4',
    ],
    ['Firefox and Safari', 'load@https://portal.example/main.js:10:20\n@https://portal.example/main.js:3:4'],
  ])('understands the stacks of %s', (_, stack) => {
    expect(framesOf(Object.assign(new Error('x'), { stack }))).toEqual([
      { functionName: 'load', fileName: 'https://portal.example/main.js', lineNumber: 10, columnNumber: 20 },
      { functionName: '', fileName: 'https://portal.example/main.js', lineNumber: 3, columnNumber: 4 },
    ]);
  });

  it('keeps twenty frames', () => {
    const stack = `Error: x\n${'    at f (https://portal.example/main.js:1:1)\n'.repeat(50)}`;
    expect(framesOf({ stack })).toHaveLength(20);
  });

  it('strikes tokens out of the message', () => {
    expect(messageOf(new Error('GET /x?accessToken=abc'))).toBe('GET /x?accessToken=***');
  });

  it.each(hostileValues())('survives %s', (_, thrown) => {
    expect(typeof messageOf(thrown)).toBe('string');
    expect(framesOf(thrown).length).toBeLessThanOrEqual(20);
  });
});
