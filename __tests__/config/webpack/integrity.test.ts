import { createHash } from 'node:crypto';
import { withIntegrity } from '../../../config/webpack/integrity';
import { NONCE } from '../../../config/webpack/pageText';

const page = '<head><script type="module" src="/scripts/main.js"></script></head>';
const scripts = new Map([
  ['/scripts/main.js', 'import("./a.js")'],
  ['/scripts/a.js', "'$&'"],
]);
const digest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

it('binds the entry and every chunk to its digest, with the import map before the first module', () => {
  expect(withIntegrity(page, scripts)).toBe(
    `<head><script type="importmap" nonce="${NONCE}">{"integrity":{"/scripts/a.js":"${digest("'$&'")}"}}</script>` +
      `<script type="module" nonce="${NONCE}" src="/scripts/main.js" integrity="${digest('import("./a.js")')}"></script></head>`,
  );
});

it('names a chunk that the entry has fetched, bound to its digest as well', () => {
  expect(withIntegrity(page, scripts, ['/scripts/a.js'])).toContain(
    `</script><link rel="later" nonce="${NONCE}" href="/scripts/a.js" integrity="${digest("'$&'")}"></head>`,
  );
  expect(() => withIntegrity(page, scripts, ['/scripts/b.js'])).toThrow('no script that was built');
});

it('refuses a page that loads nothing that was built', () => {
  expect(() => withIntegrity('<head></head>', scripts)).toThrow('no script that was built');
  expect(() => withIntegrity(page, new Map())).toThrow('no script that was built');
});
