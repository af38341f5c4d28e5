import fc from 'fast-check';
import {
  type ConfiguredPage,
  offerPictureAddress,
  pictureAddress,
  selectConfiguredPage,
  servicePictureAddress,
} from '../../src/content/pictureAddress';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { runs } from '../support/breadth';

const ORIGIN = 'https://portal.example';

const page = (content: Partial<typeof defaultConfiguration.content> = {}, origin = ORIGIN): ConfiguredPage => ({
  origin,
  configuration: { ...defaultConfiguration, content: { ...defaultConfiguration.content, ...content } },
});

const elsewhere = page({ origin: 'https://content.example' });
const anywhere = page({ pictureOrigins: ['*'] });
const listed = page({ pictureOrigins: ['https://pictures.example', 'http://pictures.test:8080'] });

// Rule `content.pictures`.
describe('a picture is shown', () => {
  it.each([
    ['below the prefix of the site', '/cms/site/images/a.svg', '/cms/site/images/a.svg'],
    ['below the prefix of the preview', '/cms/preview/a.png', '/cms/preview/a.png'],
    ['with its query and its part', '/cms/site/a.svg?v=2#icon', '/cms/site/a.svg?v=2#icon'],
    ['by its whole address', `${ORIGIN}/cms/site/a.png`, '/cms/site/a.png'],
    ['without the first slash, from wherever the page is', 'cms/site/a.png', '/cms/site/a.png'],
    ['that stays below the prefix by detours', '/cms/site/b/../a.png', '/cms/site/a.png'],
    ['with dots that are no steps', '/cms/site/..a/b...png;v=1', '/cms/site/..a/b...png;v=1'],
    ['with blanks and umlauts in its name', '/cms/site/a b.ä.png', '/cms/site/a%20b.%C3%A4.png'],
    ['with an encoded percent sign', '/cms/site/100%25.png', '/cms/site/100%25.png'],
    ['with blanks around', ' \n/cms/site/a.png ', '/cms/site/a.png'],
  ])('from the content management on our own origin %s', (_, address, shown) => {
    expect(pictureAddress(address, page())).toBe(shown);
  });

  it.each([
    [elsewhere, 'https://content.example/anything.png'],
    [elsewhere, '/cms/site/a.png'],
    [listed, 'https://pictures.example/a.png'],
    [listed, 'http://pictures.test:8080/a.png'],
    [anywhere, 'https://images.example/a.png'],
    [page({ previewPrefix: '/draft', sitePrefix: '/live/' }), '/draft/a.png'],
    [page({ previewPrefix: '/draft', sitePrefix: '/live/' }), '/live/a.png'],
  ])('from where the operator allows it', (where, address) => {
    expect(pictureAddress(address, where)).toBe(address);
  });

  it.each(['png', 'jpeg', 'jpg', 'gif', 'webp', 'avif', 'bmp', 'PNG'])('if its address contains it (%s)', (kind) => {
    const address = `data:image/${kind};base64,${'A'.repeat(100_000)}`;
    expect(pictureAddress(` ${address}`, page())).toBe(address);
  });
});

const nowhere = [null, undefined, '', '  ', '#', '?', 'https://', 'https://[', `/cms/site/${'a'.repeat(5_000)}`];
const otherKinds = [
  'javascript:alert(1)',
  'data:text/html,x',
  'data:image/svg+xml,<svg/>',
  'data:image/png',
  'da\nta:image/svg+xml,<svg/>',
  'blob:https://portal.example/1',
  'ftp://content.example/a.png',
];
const calls = [
  '/a.png',
  '/portal/api/portfolio-msrv/disclaimer/accept?version=1',
  '//portal.example/portal/sign-out',
  'https:\\\\portal.example\\portal\\sign-out',
  'HTTPS://PORTAL.EXAMPLE:443/portal/sign-out',
  'https://user:word@portal.example/portal/sign-out',
  '/cms/site',
  '/cms/site-out/a.png',
  '/cms/sitemap/../../portal/sign-out',
  '/cms/site/../../portal/sign-out',
  '/cms/site/%2e%2e/%2E%2E/portal/sign-out',
  '/cms/site/..%2f..%2fportal/sign-out',
  '/cms/site/%252e%252e/portal',
  `/cms/site/%${'25'.repeat(12)}2e/portal`,
  '/cms/site/..;/..;/portal',
  '/cms/site/%2e%2e%3b/portal',
  '\t/cms/site\\..\\..\\portal',
];
const strangers = [
  'https://elsewhere.example/a.png',
  '//elsewhere.example/a.png',
  'http://portal.example/cms/site/a.png',
  'https://portal.example:8443/cms/site/a.png',
  'https://portal.example.elsewhere.example/cms/site/a.png',
  'https://content.example@elsewhere.example/a.png',
  'https://content.example.:1/a.png',
];

// Rule `content.pictures`.
describe('a picture is left out', () => {
  // The portal's own origin in the list makes no difference.
  const everywhere = [
    anywhere,
    page({ pictureOrigins: ['*', ORIGIN] }),
    page({ origin: ORIGIN, pictureOrigins: ['*'] }),
  ];

  it.each([
    ['even if pictures from everywhere are allowed', [...nowhere, ...otherKinds, ...calls], [page(), ...everywhere]],
    ['that is not among the allowed origins', strangers, [page(), elsewhere]],
  ])('with an address %s', (_, addresses, pages) => {
    for (const address of addresses)
      for (const where of pages) expect([address, pictureAddress(address, where)]).toEqual([address, undefined]);
  });

  it.each([
    ['over http, if any https is allowed', 'http://images.example/a.png', anywhere],
    // It could be any call.
    ['on our own origin if the prefix is empty', '/a.png', page({ previewPrefix: '', sitePrefix: '/' })],
    ["if the page's address is unknown", '/cms/site/a.png', page({}, '')],
  ])('%s', (_, address, where) => {
    expect(pictureAddress(address, where)).toBeUndefined();
  });
});

it('Whatever the address, a picture on our own origin is below a prefix, and one on another origin is allowed', () => {
  const signs = '/ \\ . .. %2e %2f %5c %25 ; : @ ? # // cms/site portal'.split(' ');
  const beginnings = ['/cms/site/', '/cms/preview/', ORIGIN, 'https:', 'http://', 'content.example', 'data:image/'];
  const piece = fc.constantFrom(...signs, ...beginnings, '\t', ' ');
  const address = fc.oneof(
    fc.array(piece, { maxLength: 9 }).map((parts) => parts.join('')),
    fc.string(),
  );
  fc.assert(
    fc.property(address, fc.constantFrom(page(), elsewhere, listed), (text, where) => {
      const shown = pictureAddress(text, where);
      if (shown === undefined || shown.startsWith('data:')) return;
      for (const page of [`${ORIGIN}/`, `${ORIGIN}/portfolio/`, `${ORIGIN}/a/b/c?d#e`]) {
        const { origin, href, pathname } = new URL(shown, page);
        expect(href).toBe(new URL(shown, ORIGIN).href);
        if (origin === ORIGIN) expect(pathname).toMatch(/^\/cms\/(?:site|preview)\//);
        else expect(['https://content.example', 'https://pictures.example']).toContain(origin);
      }
    }),
    runs({ few: 200, many: 2_000 }),
  );
});

// Rule `content.pictures`.
describe('a picture of an offer', () => {
  it.each([
    ['/a.png', '/a.png'],
    ['images/offer.jpg', '/images/offer.jpg'],
    ['/portal/images/offer.jpg?v=1', '/portal/images/offer.jpg?v=1'],
    [`${ORIGIN}/portal/api/pictures/a.png`, '/portal/api/pictures/a.png'],
    ['/portal/api/portfolio-msrv-images/a.png', '/portal/api/portfolio-msrv-images/a.png'],
    ['/cms/site/a.png', '/cms/site/a.png'],
  ])('is shown from our own origin as it comes: %s', (address, shown) => {
    expect(offerPictureAddress(address, page())).toBe(shown);
  });

  it.each([
    '/portal/api/portfolio-msrv/disclaimer/accept?version=1',
    'portal/api/comms-preferences-msrv/x',
    '/portal/api/x/../portfolio-msrv/disclaimer/accept',
    '/portal/api/%70ortfolio-msrv/disclaimer/accept',
    '/portal/api;a=b/portfolio-msrv;c/disclaimer/accept',
    '/portal/api/%2570ortfolio-msrv/disclaimer/accept',
    '/portal/images/..%2fapi/portfolio-msrv/disclaimer/accept',
    'javascript:alert(1)',
    'https://elsewhere.example/a.png',
  ])('is left out with the address %s', (address) => {
    expect(offerPictureAddress(address, page())).toBeUndefined();
  });

  it('is left out below the prefix of the portfolio, and everywhere if a base path is the whole origin', () => {
    const { configuration } = page();
    const at = (over: object) => ({ origin: ORIGIN, configuration: { ...configuration, ...over } });
    const prefixed = at({ portfolioPrefix: '/gateway/' });
    expect(offerPictureAddress('/gateway/disclaimer/accept', prefixed)).toBeUndefined();
    const whole = at({ basePaths: { ...configuration.basePaths, mandate: '' } });
    expect(offerPictureAddress('/a.png', whole)).toBeUndefined();
  });

  it('is left out where a call has an address of its own, and where members sign out', () => {
    const { configuration } = page();
    const moved = {
      ...configuration,
      paths: { disclaimerAccept: '/legacy/Accept', gapSummary: '{portfolio}/gap/v2' },
      session: { ...configuration.session, signOutUrl: `${ORIGIN}/logout?all=1` },
    };
    for (const address of ['/legacy/accept?version=2', '/legacy/accept/', '/legacy//accept;v=1', '/logout'])
      expect(offerPictureAddress(address, { origin: ORIGIN, configuration: moved })).toBeUndefined();
    expect(offerPictureAddress('/legacy/accepted.png', { origin: ORIGIN, configuration: moved })).toBeDefined();
  });
});

// Rules `content.prefix`, `content.pictures`.
describe('a picture that a service names in place of a fragment', () => {
  it('is shown from where content has no prefix as well, but never by a call', () => {
    const owned = page({ ownContext: ['/apps/media', '/portal'] });
    expect(servicePictureAddress('/apps/media/a.png', owned)).toBe('/apps/media/a.png');
    expect(servicePictureAddress('/cms/site/a.png', owned)).toBe('/cms/site/a.png');
    expect(servicePictureAddress('/apps/a.png', owned)).toBeUndefined();
    expect(servicePictureAddress('/portal/api/portfolio-msrv/disclaimer/accept', owned)).toBeUndefined();
    // A fragment could name any address there.
    expect(pictureAddress('/apps/media/a.png', owned)).toBeUndefined();
  });
});

it('The page is combined with its configuration in one object that stays the same', () => {
  const page = { host: 'portal.example', origin: ORIGIN, path: '/' };
  const state = { page, configuration: defaultConfiguration };
  expect(selectConfiguredPage(state)).toEqual({ ...page, configuration: defaultConfiguration });
  expect(selectConfiguredPage({ ...state })).toBe(selectConfiguredPage(state));
});
