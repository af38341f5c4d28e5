import { sources, withoutComments } from './sources';

const found = (pattern: RegExp): readonly string[] =>
  sources.flatMap(({ file, text }) =>
    (withoutComments(text).match(new RegExp(pattern, 'g')) ?? []).map((piece) => `${file}: ${piece}`),
  );

it('No styled element has its own props: everything it receives becomes an attribute', () => {
  expect(found(/\bstyled(?:\.\w+|\([^)]*\))\s*[<(]|shouldForwardProp/)).toEqual([]);
});

/** The text between the parenthesis that a text starts behind and the one that closes it, without what is in others. */
const argumentsAt = (text: string): string => {
  let depth = 0;
  let own = '';
  for (const character of text) {
    if (')]}'.includes(character) && --depth < 0) return own;
    if (depth === 0) own += character;
    if ('([{'.includes(character)) depth += 1;
  }
  return own;
};

it('No component has an equality of its own for what it selects: the build leaves that out of react-redux', () => {
  const given = sources.flatMap(({ file, text }) =>
    [...withoutComments(text).matchAll(/\buseSelector\(/g)].map(
      ({ 0: call, index }) => `${file}: ${argumentsAt(withoutComments(text).slice(index + call.length))}`,
    ),
  );
  expect(given.length).toBeGreaterThan(50);
  expect(given.filter((one) => one.includes(','))).toEqual([]);
});
