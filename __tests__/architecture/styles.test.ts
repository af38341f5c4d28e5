import { sources } from './sources';

it('writes one declaration per line', () => {
  const crammed = sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (/^[a-z-]+:[^;{}]+;[a-z-]+:/.test(line.trim()) ? [`${file}:${index + 1}`] : [])),
  );
  expect(crammed).toEqual([]);
});

// The production build has taken all styles out of the scripts: what else emotion offers does nothing there.
it('uses nothing of emotion but styled elements, animations and one global style', () => {
  const used = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/import (.+) from '@emotion\/(.+)';|css=\{/g)].map(
      ([whole, names = whole, from = '']) => `${from}: ${names}${names.includes('lobal') ? ` in ${file}` : ''}`,
    ),
  );
  expect([...new Set(used)].sort()).toEqual([
    'hash: hash',
    'react: { css, Global } in ui/GlobalStyles.tsx',
    'react: { css, type SerializedStyles }',
    'react: { keyframes }',
    'styled: styled',
  ]);
});
