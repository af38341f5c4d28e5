import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const COLUMNS = 120;
const SCRIPT = /\.[cm]?[jt]sx?$/;
/** A line that is a comment, or continues one. */
const COMMENT = /^\s*(?:\/\/|\{?\/\*|\*(?:\s|$))/;
/** A line of code that a comment follows; what looks like one in a text does not count. */
const CODE_AND_COMMENT = /^(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|[^'"`])*?\s(?:\/\/|\/\*)/;

/** The numbers of the lines whose comment goes beyond the last column. */
const longComments = (text: string): readonly number[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      line.length > COLUMNS && (COMMENT.test(line) || CODE_AND_COMMENT.test(line)) ? [index + 1] : [],
    );

describe('Comments', () => {
  it('keep to the columns that the formatter keeps the code to', () => {
    const files = ['src', 'config', '__tests__'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => SCRIPT.test(file))
        .map((file) => path.join(folder, file)),
    );
    expect(files.length).toBeGreaterThan(500);
    const long = files.flatMap((file) => longComments(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`));
    expect(long).toEqual([]);
  });

  it('are found wherever they stand, but not in a text', () => {
    const words = 'word '.repeat(24);
    const lines = [
      `// ${words}`,
      `  /** ${words}*/`,
      ` * ${words}`,
      `{/* ${words}*/}`,
      `const one = 'one'; // ${words}`,
      `const address = 'https://example.com ${words}';`,
      `const text = "paint /* ${words}*/ // and more";`,
      '// short',
    ];
    expect(longComments(lines.join('\n'))).toEqual([1, 2, 3, 4, 5]);
  });
});
