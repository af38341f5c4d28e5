import fc from 'fast-check';
import { stackOf } from '../../src/platform/errorReading';
import { framesOf, lineOf } from '../../src/platform/frames';

describe('the frames of a stack', () => {
  it('stand top first', () => {
    const [top] = framesOf(stackOf(new Error('broken')));
    expect(top?.fileName).toMatch(/frames\.test\.ts$/);
    expect(top?.lineNumber).toBeGreaterThan(0);
  });

  it.each([
    [
      'Chrome',
      'Error: x\n    at load (https://portal.example/main.js:10:20)\n    at https://portal.example/main.js:3:4',
    ],
    ['Firefox and Safari', 'load@https://portal.example/main.js:10:20\n@https://portal.example/main.js:3:4'],
  ])('are understood of %s', (_, stack) => {
    const frames = framesOf(stack);
    expect(frames).toEqual([
      { functionName: 'load', fileName: 'https://portal.example/main.js', lineNumber: 10, columnNumber: 20 },
      { functionName: '', fileName: 'https://portal.example/main.js', lineNumber: 3, columnNumber: 4 },
    ]);
    expect(frames.map(lineOf)).toEqual([
      'load@https://portal.example/main.js:10:20',
      '@https://portal.example/main.js:3:4',
    ]);
  });

  it('are twenty at most', () => {
    expect(framesOf(`Error: x\n${'    at f (https://portal.example/main.js:1:1)\n'.repeat(50)}`)).toHaveLength(20);
  });

  it('are none of a text that is no stack, whatever it says', () => {
    expect(framesOf('')).toEqual([]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(framesOf(text).length).toBeLessThanOrEqual(20);
      }),
    );
  });
});
