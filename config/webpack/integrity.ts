import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';
import { NONCE } from './pageText';

const PAGE = 'index.html';
const ENTRY = /<script type="?module"? src="?(\/[^">\s]+)"?><\/script>/;

const integrityOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * The page with the digest of every script in it: of the entry as its `integrity`, of the chunks in an import map, so
 * that the browser refuses a modified script. Both have the placeholder of the page's nonce, which the entry passes on
 * to the chunks that it imports.
 * @param scripts text of each script by its address
 * @param next addresses of chunks that the entry has fetched as soon as it runs, as `modulepreload`
 * @throws if the page has no entry, or one of those scripts was not built
 */
export const withIntegrity = (
  page: string,
  scripts: ReadonlyMap<string, string | Buffer>,
  next: readonly string[] = [],
): string => {
  const [element = '', entry = ''] = ENTRY.exec(page) ?? [];
  const bound = (address: string): string => {
    const content = scripts.get(address);
    if (content === undefined) throw new Error(`${PAGE} starts no script that was built.`);
    return `integrity="${integrityOf(content)}"`;
  };
  const chunks = [...scripts].filter(([address]) => address !== entry);
  const integrity = Object.fromEntries(chunks.map(([address, text]) => [address, integrityOf(text)]));
  // A browser accepts an import map only before the first module.
  return page.replace(
    element,
    () =>
      `<script type="importmap" nonce="${NONCE}">${JSON.stringify({ integrity })}</script>` +
      `<script type="module" nonce="${NONCE}" src="${entry}" ${bound(entry)}></script>` +
      next.map((chunk) => `<link rel="later" nonce="${NONCE}" href="${chunk}" ${bound(chunk)}>`).join(''),
  );
};

/**
 * Adds the digests to the page once every script has its final text; `next` names the chunks that the entry has
 * fetched as soon as it runs.
 */
export const integrityPlugin = (next: readonly string[]) => ({
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('integrity', (compilation) => {
      // After content hashes are in the names, and before compression.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tap({ name: 'integrity', stage }, (assets) => {
        const page = assets[PAGE];
        if (page === undefined) return;
        const scripts = Object.entries(assets).filter(([name]) => name.endsWith('.js'));
        const texts = new Map(scripts.map(([name, source]) => [`/${name}`, source.source()]));
        const files = next.flatMap((name) => [...(compilation.namedChunks.get(name)?.files ?? [])]);
        const addresses = files.filter((name) => name.endsWith('.js')).map((name) => `/${name}`);
        compilation.updateAsset(PAGE, new sources.RawSource(withIntegrity(String(page.source()), texts, addresses)));
      });
    });
  },
});
