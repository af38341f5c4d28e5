import { readFileSync } from 'node:fs';
import { compilerConfiguration } from '../../../config/webpack/compiler';
import { browserslist as supportedBrowsers } from '../../../package.json';

// Rule `start.browser`.
describe('the supported browsers', () => {
  it('are the ones that the README names', () => {
    const [, named = ''] = /Members need ([^;]*), or newer/.exec(readFileSync('README.md', 'utf8')) ?? [];
    const versions = supportedBrowsers.map((query) => query.split(' >= '));
    const oldest = Object.fromEntries(versions);
    expect(named).toBe(`Chrome or Edge ${oldest.chrome}, Firefox ${oldest.firefox} or Safari ${oldest.safari}`);
    expect([oldest.edge, oldest.ios_saf]).toEqual([oldest.chrome, oldest.safari]);
  });

  it('are what the build compiles for', () => {
    const { target, module } = compilerConfiguration(true);
    expect(target).toContain('browserslist');
    expect(JSON.stringify(module?.rules)).toContain(JSON.stringify({ targets: supportedBrowsers.join(', ') }));
  });

  it('are told from others by rules of the page itself that others understand', () => {
    const rules = readFileSync('public/index.html', 'utf8').matchAll(/^\s*(\S.*?) \{ display: none \}$/gm);
    const [hiding] = [...rules].map(([, selectors = '']) => selectors).filter((text) => text.includes('[hidden],'));
    expect(hiding).toContain('#too-old:not([hidden]) ~ *');
    expect(hiding).not.toContain(':has(');
  });
});
