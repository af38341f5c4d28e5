import { sources } from './sources';

it('writes one declaration per line', () => {
  const crammed = sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (/^[a-z-]+:[^;{}]+;[a-z-]+:/.test(line.trim()) ? [`${file}:${index + 1}`] : [])),
  );
  expect(crammed).toEqual([]);
});
