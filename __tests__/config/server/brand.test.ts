import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { brandPalette, brandProblems, contrastPairs, usualTones } from '../../../config/server/brand/palette';
import { readRuntimeConfiguration } from '../../../config/server/configuration';
import { renderPage } from '../../../config/server/page';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import { runs } from '../../support/breadth';
import { ask, makeFile, makeFolder, serveApp, start } from './serving';

let folder = '';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"/>';
const logo = { onStage: '/brand/white.svg', onPaper: '/brand/white.svg', height: 40 };

beforeEach(() => {
  folder = makeFolder();
  writeFileSync(path.join(folder, 'white.svg'), SVG);
  writeFileSync(path.join(folder, 'kept.svg'), SVG);
  writeFileSync(path.join(folder, 'empty.svg'), '');
  writeFileSync(path.join(folder, 'wide.svg'), SVG.replace('60', '141'));
  writeFileSync(path.join(folder, 'square.svg'), SVG.replace('60', '20'));
  writeFileSync(path.join(folder, 'commas.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0,60,20"/>');
  writeFileSync(path.join(folder, 'unsized.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(folder, 'html.svg'), '<svg width="60" height="20"></svg>');
  writeFileSync(path.join(folder, 'half.svg'), SVG.replace('/>', '><path d="M'));
  writeFileSync(path.join(folder, 'text.png'), 'no picture');
  writeFileSync(path.join(folder, 'plain.woff2'), 'no font');
  writeFileSync(path.join(folder, 'good.woff2'), 'wOF2 and more');
  symlinkSync('/etc/hostname', path.join(folder, 'link.svg'));
  symlinkSync('loop.svg', path.join(folder, 'loop.svg'));
  mkdirSync(path.join(folder, 'folder.svg'));
  // As Kubernetes mounts files.
  symlinkSync('kept.svg', path.join(folder, 'mounted.svg'));
});
/** The configuration with a brand, as the server reads it. */
const read = (brand: object, publicPath = '/') =>
  readRuntimeConfiguration({ PORTAL_CONFIG: makeFile({ brand }), PORTAL_BRAND: folder, PUBLIC_PATH: publicPath });

const serveBrand = (brand: object) => serveApp({ configuration: read(brand), brandFolder: folder });

// Rule `brand.colours`.
describe('the colours of a brand', () => {
  it.each([
    [
      { light: { brand: '#facc15' } },
      'brand: brand (#facc15, from brand.colours.light.brand) on canvas (#f5f4ef) has a contrast of 1.39:1 in the light scheme, 4.5:1 is needed',
    ],
    [{ light: { accent: '#8a5a00' } }, 'sun (#8a5a00, from brand.colours.light.accent) on stage-deep ('],
    [{ dark: { stage: '#777777' } }, 'on stage (#777777, from brand.colours.dark.stage) has a contrast of'],
    [
      { light: { brand: '#0d3a38', accent: '#3a3a3a' } },
      'sun (#3a3a3a, from brand.colours.light.accent) on stage (#0a3836, from brand.colours.light.brand) has',
    ],
  ])(
    '%j are refused where they cannot be read, with the pair, both colours, their keys and the ratio',
    (colours, reason) => {
      expect(() => read({ colours })).toThrow(reason);
    },
  );

  it.each([
    ['that are no colours', { brand: 'red;} body{display:none' }, 'brand.colours.light.brand: must be a colour'],
    ['of a tone that follows from others', { danger: '#ff0000' }, 'brand.colours'],
  ])('%s are refused', (_, light, reason) => {
    expect(() => read({ colours: { light } })).toThrow(reason);
  });

  it('bring no tone that is refused, if the brand itself can be read on paper', () => {
    const papers = ['canvas', 'surface', 'sunken', 'danger-surface'].map((name) => usualTones.light[name] ?? '');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const brand = `#${value.toString(16).padStart(6, '0')}`;
        fc.pre(papers.every((paper) => wcagContrast(brand, paper) >= 4.5));
        expect(brandProblems({ name: 'Own', colours: { light: { brand } } })).toEqual([]);
      }),
      runs({ few: 200, many: 1_000 }),
    );
  });

  it.each([
    [{ light: { brand: '#5b21b6' } }],
    [{ light: { stage: '#2e1065' } }],
    [{ light: { accent: '#f9c74f' } }],
    [{ light: { brand: '#5b21b6', stage: '#2e1065', accent: '#f9c74f' }, dark: { stage: '#2e1065' } }],
    [{ dark: { brand: '#c4b5fd' } }],
  ])('%j bring no tone of the light scheme into the dark one', (colours) => {
    const { light, dark } = brandPalette(colours);
    expect(Object.keys(dark)).toEqual(expect.arrayContaining(Object.keys(light)));
    expect(read({ colours }).brand.colours).toEqual(colours);
  });

  it('name in their pairs only what a scheme has', () => {
    for (const [colour, ground] of contrastPairs) {
      expect(usualTones.light).toHaveProperty([colour]);
      expect(usualTones.dark).toHaveProperty([ground]);
    }
  });
});

// Rule `brand.page`.
describe('the page', () => {
  it('has nothing more than before without a brand', () => {
    const built = '<html lang="en"><head></head><body><h1 id="brand-name">Member portal</h1></body></html>';
    expect(renderPage(built, defaultConfiguration)).toBe(built);
  });

  it('has the style of the brand in its head, which its policy allows by its digest', async () => {
    const origin = await serveBrand({ colours: { light: { brand: '#5b21b6' } }, radius: 'square', decoration: 'none' });
    const { body, headers } = await ask(origin, '/');
    const [, style = ''] = /<style>(:root:root.*?)<\/style><\/head>/.exec(String(body)) ?? [];
    expect(style).toContain('--radius-large:0');
    expect(style).toContain('--decoration:none');
    expect(style).toContain('--brand:#5b21b6');
    const policy = String(headers['content-security-policy']);
    expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(3);
  });

  it("has the stage of each scheme for the phone's bar, of which a browser takes the first that fits", () => {
    const light = { brand: '#5b21b6' };
    const bars = (colours: Readonly<Record<'light' | 'dark', string | undefined>>) =>
      Object.entries(colours)
        .map(
          ([scheme, colour]) =>
            `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${scheme})">`,
        )
        .join('');
    const tones = brandPalette({ light });
    const page = renderPage(`${bars({ light: '#111111', dark: '#222222' })}<body>`, read({ colours: { light } }));
    expect(page).toContain(bars({ light: tones.light.stage, dark: tones.dark.stage }));
    expect(page).not.toMatch(/#111111|#222222/);
    const usual = bars({ light: '#111111', dark: '#222222' });
    expect(renderPage(usual, read({ colours: { light: { accent: '#f9c74f' } } }))).toContain(usual);
  });

  it('has the logo as wide as its picture, below the path of the page, and the icon', () => {
    const built = '<head><link rel="icon" href="/favicon.svg" integrity="x"></head><svg id="brand-mark"></svg>';
    // The second path is named like a folder of the build.
    for (const path of ['/members/', '/images/'])
      expect(renderPage(built, read({ logo, favicon: '/brand/kept.svg' }, path), path)).toBe(
        `<head><link rel="icon" href="${path}brand/kept.svg"></head>` +
          `<img src="${path}brand/white.svg" alt="" width="120" height="40">`,
      );
  });
});

// Rule `brand.files`.
describe('the files of a brand', () => {
  it.each([
    ['is missing', { favicon: '/brand/none.svg' }, 'there is no such file'],
    ['is there but cannot be reached', { favicon: '/brand/loop.svg' }, /\/brand\/loop\.svg: .*ELOOP/],
    ['is a link that leads elsewhere', { favicon: '/brand/link.svg' }, 'it is no file of the folder'],
    ['is a folder', { favicon: '/brand/folder.svg' }, 'it is no file of the folder'],
    ['is empty', { favicon: '/brand/empty.svg' }, 'it is no svg'],
    [
      'does not say its size',
      { favicon: '/brand/unsized.svg' },
      'it is no svg with an end, xmlns, and width and height or a viewBox',
    ],
    ['names no format', { favicon: '/brand/html.svg' }, 'it is no svg'],
    ['is cut off', { favicon: '/brand/half.svg' }, 'it is no svg'],
    [
      'would be too wide',
      { logo: { ...logo, onStage: '/brand/wide.svg' } },
      '/brand/wide.svg: it would be 282 px wide, not 8 to 280 px',
    ],
    [
      'has another shape than the other logo',
      { logo: { ...logo, onPaper: '/brand/square.svg' } },
      'both need the same shape',
    ],
    [
      'has no size that can be read',
      { logo: { ...logo, onStage: '/brand/commas.svg' } },
      'or a viewBox with single spaces',
    ],
    ['is no picture', { logo: { ...logo, onPaper: '/brand/text.png' } }, '/brand/text.png: '],
    ['is no font', { typeface: { family: 'Own', files: [{ src: '/brand/plain.woff2' }] } }, 'it is no font'],
    ['is elsewhere', { favicon: '/brand/../portal.svg' }, 'brand.favicon: must be a file such as /brand/name.svg'],
  ])('keep the server from starting if one %s', (_, brand, reason) => {
    expect(() => read(brand)).toThrow(reason);
  });

  it('may have pages of definitions, and other sizes in comments, before the picture', () => {
    const definitions = `<!DOCTYPE svg [\n${'<!ENTITY ns "http://ns.example/">\n'.repeat(40)}]>\n`;
    writeFileSync(
      path.join(folder, 'long.svg'),
      `<?xml version="1.0"?>\n${definitions}<!-- <svg width="1" height="9"/> -->${SVG}`,
    );
    expect(read({ logo: { ...logo, onStage: '/brand/long.svg' } }).brand.logo).toMatchObject({ width: 120 });
  });

  it('need the setting of their folder', () => {
    const PORTAL_CONFIG = makeFile({ brand: { favicon: '/brand/kept.svg' } });
    expect(() => readRuntimeConfiguration({ PORTAL_CONFIG })).toThrow('PORTAL_BRAND');
  });

  it('are served if the brand names them, where nothing in them runs; others are not', async () => {
    const typeface = { family: 'Own', files: [{ src: '/brand/good.woff2', weight: '300 900' }] };
    const origin = await serveBrand({ logo, typeface, favicon: '/brand/mounted.svg' });
    const { status, headers, body } = await ask(origin, '/brand/white.svg');
    expect([status, headers['content-type'], String(body)]).toEqual([200, 'image/svg+xml', SVG]);
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect((await ask(origin, '/brand/good.woff2')).headers['content-type']).toBe('font/woff2');
    expect(String((await ask(origin, '/brand/mounted.svg')).body)).toBe(SVG);
    for (const address of ['/brand/kept.svg', '/brand/text.png', '/brand/', '/brand/%2e%2e/secret.txt'])
      expect([address, (await ask(origin, address)).status]).toEqual([address, 404]);
    expect(String((await ask(origin, '/')).body)).toContain(
      '@font-face{font-family:"Own";src:url("/brand/good.woff2")',
    );
  });

  it('that have gone since the start are an error whose cause is in the log', async () => {
    const PORTAL_CONFIG = makeFile({ brand: { favicon: '/brand/kept.svg' } });
    const { origin, lines } = await start({ PORTAL_CONFIG, PORTAL_BRAND: folder });
    rmSync(path.join(folder, 'kept.svg'));
    const { status, headers } = await ask(origin, '/brand/kept.svg');
    expect(status).toBe(500);
    expect(lines.at(-1)).toMatchObject({
      level: 'warn',
      msg: 'a request could not be answered',
      cause: expect.stringMatching(/ENOENT: .*kept\.svg/),
      count: 1,
      requestId: headers['x-request-id'],
    });
  });
});
