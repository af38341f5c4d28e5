import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { initialBytes, median } from '../../../config/bench/sizes';

it('takes the median of odd and even counts', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it('measures the scripts that the page itself loads, as they are served', () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'sizes-'));
  writeFileSync(path.join(dist, 'index.html'), '<script>x</script><script defer src="/a.js"></script>');
  writeFileSync(path.join(dist, 'a.js.br'), 'x'.repeat(70));
  writeFileSync(path.join(dist, 'lazy.js.br'), 'x'.repeat(900));
  expect(initialBytes(dist)).toBe(70);
  rmSync(dist, { recursive: true });
});
