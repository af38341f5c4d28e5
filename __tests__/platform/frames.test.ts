import fc from 'fast-check';
import { framesOf as cleanFramesOf, lineOf } from '../../src/platform/frames';
import { stackOf } from '../../src/platform/log';
import { withoutSecrets } from '../../src/platform/secrets';
import { anyCharacter } from '../support/anyCharacter';

const framesOf = (stack: string) => cleanFramesOf(stack, (text) => withoutSecrets(text));

describe('the frames of a stack', () => {
  it('start with the top one', () => {
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
  ])('are read from %s', (_, stack) => {
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

  it('are read whatever blanks and blank lines are between them', () => {
    const stack = 'load@https://portal.example/main.js:10:20\n   \n\t\nsave  \t me@https://portal.example/main.js:3:4';
    expect(framesOf(stack).map(lineOf)).toEqual([
      'load@https://portal.example/main.js:10:20',
      'save me@https://portal.example/main.js:3:4',
    ]);
  });

  it('are left out if a line has more than four quotes, with which the parser takes long', () => {
    const line = (quotes: number) => `get ${'"a'.repeat(quotes)}@https://portal.example/main.js:1:2`;
    expect(framesOf(line(4))).toHaveLength(1);
    expect(framesOf(line(5))).toEqual([]);
    expect(framesOf(`${line(5)}\nload@https://portal.example/main.js:1:2`)).toHaveLength(1);
  });

  // Rule `log.frames`.
  it('are twenty at most', () => {
    expect(framesOf(`Error: x\n${'    at f (https://portal.example/main.js:1:1)\n'.repeat(50)}`)).toHaveLength(20);
  });

  it('contain nothing of the member in a name or an address', () => {
    const stack =
      'Error: x\n    at policyNumberOf (https://portal.example/main.12345678.js?policy=L-9:10:20)\n' +
      '    at policy L-12345 (https://portal.example/account/62012345678:1:2)';
    expect(framesOf(stack).map(lineOf)).toEqual([
      'policyNumberOf@https://portal.example/main.12345678.js:10:20',
      'policy ***@https://portal.example/account/***:1:2',
    ]);
  });

  it('are read from the first 16 KiB, and of a line from its first 400 characters', () => {
    const read = (stack: string) => framesOf(stack).filter(({ fileName }) => fileName.endsWith('main.js')).length;
    const frame = (name: string) => `    at ${name} (https://portal.example/main.js:1:1)\n`;
    expect([8_000, 8_200].map((lines) => read('x\n'.repeat(lines) + frame('f')))).toEqual([1, 0]);
    expect([300, 400].map((length) => read(frame('f'.repeat(length))))).toEqual([1, 0]);
  });

  it.each(['at ((((', ' ', '\n', '":1"', '" "', '@"', '"@', ':', ': ', 'a:1', '(eval at ', ' > eval line 1', 'at x\n'])(
    'are found quickly in a stack made to take long, of %j',
    (piece) => {
      // If the parser's patterns read them directly, one of these would take half a minute.
      for (const end of ['', '!', '@', ':1:1)']) {
        const stack = `at ${piece.repeat(Math.ceil(400_000 / piece.length))}${end}`;
        expect(framesOf(stack).length).toBeLessThanOrEqual(20);
        expect(framesOf(`${stack.slice(0, 900)}${end}\n`.repeat(400)).length).toBeLessThanOrEqual(20);
      }
    },
  );

  it('are none for a text that is not a stack, whatever it says', () => {
    expect(framesOf('')).toEqual([]);
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(framesOf(text).length).toBeLessThanOrEqual(20);
      }),
    );
  });
});
