import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';
import { NONCE } from './page';

const PAGE = 'index.html';
const ENTRY = /<script type="?module"? src="?(\/[^">\s]+)"?><\/script>/;

const integrityOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * The page with the digest of every script in it: of the entry as its `integrity`, of the chunks in an import map, so
 * that the browser refuses a script that is not the one that was built. Both carry the place of the page's nonce, which
 * the entry hands on to the chunks that it imports.
 * @param scripts text of each script by its address
 * @throws where the page has no entry, or one that was not built
 */
export const withIntegrity = (page: string, scripts: ReadonlyMap<string, string | Buffer>): string => {
  const [element = '', entry = ''] = ENTRY.exec(page) ?? [];
  const content = scripts.get(entry);
  if (content === undefined) throw new Error(`${PAGE} starts no script that was built.`);
  const chunks = [...scripts].filter(([address]) => address !== entry);
  const integrity = Object.fromEntries(chunks.map(([address, text]) => [address, integrityOf(text)]));
  // A browser takes an import map only before the first module.
  return page.replace(
    element,
    () =>
      `<script type="importmap" nonce="${NONCE}">${JSON.stringify({ integrity })}</script>` +
      `<script type="module" nonce="${NONCE}" src="${entry}" integrity="${integrityOf(content)}"></script>`,
  );
};

/** Puts the digests into the page once every script has its final text. */
export const integrityPlugin = {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('integrity', (compilation) => {
      // After the names that depend on the content, before the compressed twins.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tap({ name: 'integrity', stage }, (assets) => {
        const page = assets[PAGE];
        if (page === undefined) return;
        const scripts = Object.entries(assets).filter(([name]) => name.endsWith('.js'));
        const texts = new Map(scripts.map(([name, source]) => [`/${name}`, source.source()]));
        compilation.updateAsset(PAGE, new sources.RawSource(withIntegrity(String(page.source()), texts)));
      });
    });
  },
};
