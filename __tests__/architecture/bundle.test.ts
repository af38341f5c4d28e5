import { sources, withoutComments } from './sources';

const found = (pattern: RegExp): readonly string[] =>
  sources.flatMap(({ file, text }) =>
    (withoutComments(text).match(new RegExp(pattern, 'g')) ?? []).map((piece) => `${file}: ${piece}`),
  );

it('No styled element has its own props: everything it receives becomes an attribute', () => {
  expect(found(/\bstyled(?:\.\w+|\([^)]*\))\s*[<(]|shouldForwardProp/)).toEqual([]);
});
