import fc from 'fast-check';
import { readConfiguration } from '../../src/contract/readConfiguration';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';

const { timeoutMs } = defaultConfiguration;
const night = {
  products: ['gap'],
  from: '2026-12-24T22:00:00Z',
  until: '2026-12-25T02:00:00Z',
  message: 'Back at two',
};

describe('the runtime configuration', () => {
  it('is the default if the operator sets nothing', () => {
    expect(readConfiguration({})).toEqual({ configuration: defaultConfiguration, problems: [] });
  });

  it('is merged over the defaults, group by group', () => {
    const given = {
      title: 'Portal',
      currency: 'ZAR',
      basePaths: { portfolio: '/api' },
      paths: { investSummary: '{portfolio}/money' },
      content: { fragments: { lifePayNow: '/pay' } },
      logger: { serverLevel: 7, consoleLevel: 0 },
      localHosts: ['dev.example'],
      downtime: [night],
    };
    const { configuration, problems } = readConfiguration(given);
    expect(problems).toEqual([]);
    expect(configuration).toEqual({
      ...defaultConfiguration,
      ...given,
      basePaths: { ...defaultConfiguration.basePaths, portfolio: '/api' },
      content: {
        ...defaultConfiguration.content,
        fragments: { ...defaultConfiguration.content.fragments, lifePayNow: '/pay' },
      },
      logger: { ...defaultConfiguration.logger, serverLevel: 7, consoleLevel: 0 },
    });
  });

  it.each([
    [{ colour: 'red' }, 'colour'],
    [{ features: { banner: false } }, 'features.banner'],
    [{ features: { banners: 'no' } }, 'features.banners'],
    [{ features: [] }, 'features'],
    [{ content: { ownContext: ['/a/../b'] } }, 'content.ownContext.0'],
    [{ downtime: {} }, 'downtime'],
    [{ downtime: [{ ...night, products: ['boat'] }] }, 'downtime.0.products.0'],
    [{ downtime: [night, { ...night, products: [] }] }, 'downtime.1.products'],
    [{ downtime: [{ ...night, from: '2026-12-24T22:00:00' }] }, 'downtime.0.from'],
    [{ downtime: [{ ...night, until: '2026-13-45T22:00:00Z' }] }, 'downtime.0.until'],
    [{ downtime: [{ ...night, until: '2027-02-29T22:00:00Z' }] }, 'downtime.0.until'],
    [{ downtime: [{ ...night, until: night.from }] }, 'downtime.0'],
    [{ downtime: [{ ...night, message: '' }] }, 'downtime.0.message'],
    [{ downtime: [{ ...night, why: 'x' }] }, 'downtime.0.why'],
    [{ toString: 'x' }, 'toString'],
    [{ title: '' }, 'title'],
    [{ location: 'query' }, 'location'],
    [{ timeoutMs: -1 }, 'timeoutMs'],
    [{ timeoutMs: '60000' }, 'timeoutMs'],
    [{ freshnessMs: '5 minutes' }, 'freshnessMs'],
    [{ freshnessMs: -1 }, 'freshnessMs'],
    [{ callCentrePhone: 'call us' }, 'callCentrePhone'],
    [{ callCentrePhone: '(--)' }, 'callCentrePhone'],
    [{ title: ' \u200b' }, 'title'],
    [{ brand: { name: '\u00a0' } }, 'brand.name'],
    [{ downtime: [{ ...night, message: ' ' }] }, 'downtime.0.message'],
    [{ currency: 'usd' }, 'currency'],
    [{ currency: 'USDT' }, 'currency'],
    [{ signInUrl: '' }, 'signInUrl'],
    [{ signInUrl: 'javascript:alert(1)' }, 'signInUrl'],
    [{ signInUrl: 'ftp://login.example/' }, 'signInUrl'],
    [{ signInUrl: 'login.example' }, 'signInUrl'],
    [{ signInUrl: '//login.example/' }, 'signInUrl'],
    [{ signInUrl: 'https://' }, 'signInUrl'],
    [{ signInUrl: 'https://login.example:port/in' }, 'signInUrl'],
    [{ signInUrl: 'https://login.example/?goto={nope}' }, 'signInUrl'],
    [{ paths: { investSummary: '{nope}/money' } }, 'paths.investSummary'],
    [{ paths: { investSummary: '{portfolio}/{nope}' } }, 'paths.investSummary'],
    [{ paths: { investSummary: '{constructor}/money' } }, 'paths.investSummary'],
    [{ paths: { investSummary: '{portfolio}/a#b' } }, 'paths.investSummary'],
    [{ paths: { investSummary: '{portfolio}/../a' } }, 'paths.investSummary'],
    [{ paths: { investSummary: '/a/.?b=c' } }, 'paths.investSummary'],
    [{ session: { checkPath: '{nope}/session' } }, 'session.checkPath'],
    [{ session: { checkPath: '/session#me' } }, 'session.checkPath'],
    [{ session: { signOutUrl: 'javascript:alert(1)' } }, 'session.signOutUrl'],
    [{ session: { signOutUrl: '//evil.example' } }, 'session.signOutUrl'],
    [{ session: { signOutUrl: 'https://x.example:99999/out' } }, 'session.signOutUrl'],
    [{ session: { signOutUrl: '/out?back={address}' } }, 'session.signOutUrl'],
    [{ session: { signOutMethod: 'put' } }, 'session.signOutMethod'],
    [{ session: { tokenField: '' } }, 'session.tokenField'],
    [{ session: { lifetime: 900 } }, 'session.lifetime'],
    [{ session: { lifetime: { header: '' } } }, 'session.lifetime'],
    [{ session: { lifetime: { header: 'X-Left', idleMs: 900_000 } } }, 'session.lifetime'],
    [{ session: { lifetime: { idleMs: 1_000 } } }, 'session.lifetime'],
    [{ session: { warnMs: 5_000 } }, 'session.warnMs'],
    [{ session: { renewPath: 'alive' } }, 'session.renewPath'],
    [{ session: { renewPath: '/alive?a=1#b' } }, 'session.renewPath'],
    [{ basePaths: { portfolio: '/{nope}' } }, 'basePaths.portfolio'],
    [{ basePaths: { portfolio: '//evil.example' } }, 'basePaths.portfolio'],
    [{ basePaths: { portfolio: '/' } }, 'basePaths.portfolio'],
    [{ basePaths: { portfolio: '/api/' } }, 'basePaths.portfolio'],
    [{ basePaths: { portfolio: '/a#b' } }, 'basePaths.portfolio'],
    [{ basePaths: { portfolio: '/a\\b' } }, 'basePaths.portfolio'],
    [{ basePaths: { portfolio: '/x/../a/b' } }, 'basePaths.portfolio'],
    [{ basePaths: { portfolio: '/a/%2E' } }, 'basePaths.portfolio'],
    [{ content: { sitePrefix: '/cms/../x/' } }, 'content.sitePrefix'],
    [{ content: { sitePrefix: '/' } }, 'content.sitePrefix'],
    [{ content: { origin: 'https://content.example:99999' } }, 'content.origin'],
    [{ content: { origin: 'https://1.2.3.4.5' } }, 'content.origin'],
    [{ downtime: [{ ...night, from: 'Thu Dec 24 2026 22:00:00 GMT+0200' }] }, 'downtime.0.from'],
    [{ basePaths: { boat: '/boat' } }, 'basePaths.boat'],
    [{ basePaths: { constructor: '/boat' } }, 'basePaths.constructor'],
    [{ paths: { investSummary: 'https://evil.example' } }, 'paths.investSummary'],
    [{ content: { origin: 'https://content.example/path' } }, 'content.origin'],
    [{ content: { origin: 'https://content.example;script-src' } }, 'content.origin'],
    [{ content: { origin: ['https://content.example'] } }, 'content.origin'],
    [{ content: { pictureOrigins: '*' } }, 'content.pictureOrigins'],
    [{ content: { pictureOrigins: ['https:'] } }, 'content.pictureOrigins.0'],
    [{ content: { pictureOrigins: ['https://*.example'] } }, 'content.pictureOrigins.0'],
    [{ content: { pictureOrigins: ['https://a.example', 'https://b.example/path'] } }, 'content.pictureOrigins.1'],
    [{ content: { pictureOrigins: ["https://a.example;script-src'"] } }, 'content.pictureOrigins.0'],
    [{ content: { pictureOrigins: ['data:'] } }, 'content.pictureOrigins.0'],
    [{ content: { fragmentOrigins: ['*'] } }, 'content.fragmentOrigins.0'],
    [{ content: { fragmentOrigins: ["https://a.example;script-src'"] } }, 'content.fragmentOrigins.0'],
    [{ content: { fragments: { lifePayNow: '' } } }, 'content.fragments.lifePayNow'],
    [{ content: { arrearToken: 'owed now' } }, 'content.arrearToken'],
    [{ content: { arrearToken: '' } }, 'content.arrearToken'],
    [{ session: { accessTokenKey: '' } }, 'session.accessTokenKey'],
    [{ session: { checkPath: '//elsewhere' } }, 'session.checkPath'],
    [{ appLinks: { ios: 'apps.apple.com' } }, 'appLinks.ios'],
    [{ appLinks: { ios: '' } }, 'appLinks.ios'],
    [{ appLinks: { android: 'javascript:alert(1)' } }, 'appLinks.android'],
    [{ localHosts: ['https://portal.test'] }, 'localHosts.0'],
    [{ localHosts: ['localhost', 'localhost:4805'] }, 'localHosts.1'],
    [{ localHosts: ['*.test*'] }, 'localHosts.0'],
    [{ localHosts: ['*'] }, 'localHosts.0'],
    [{ localHosts: ['.test'] }, 'localHosts.0'],
    [{ localHosts: ['label:staging.example'] }, 'localHosts.0'],
    [{ logger: { consoleLevel: 8 } }, 'logger.consoleLevel'],
    [{ logger: null }, 'logger'],
    [{ dialogs: [] }, 'dialogs'],
    [{ content: { fragments: [] } }, 'content.fragments'],
    [{ basePaths: ['/api'] }, 'basePaths'],
    [null, '(root)'],
    [[], '(root)'],
    ['text', '(root)'],
  ])('%j affects only the entry %s', (given, key) => {
    const { configuration, problems } = readConfiguration(given);
    expect(problems.map((problem) => problem.key)).toEqual([key]);
    expect(configuration).toEqual(defaultConfiguration);
  });

  it.each([['*'], ['https://a.example', 'http://b.test:8080', 'https://[::1]:1']])(
    'accepts origins of pictures, or all: %s',
    (...pictureOrigins) => {
      const { configuration, problems } = readConfiguration({ content: { pictureOrigins } });
      expect(problems).toEqual([]);
      expect(configuration.content).toEqual({ ...defaultConfiguration.content, pictureOrigins });
    },
  );

  it.each(['/sign-in?from=portal', 'http://login.test:8080', 'https://login.example/?goto={address}'])(
    'accepts %s for signing in',
    (signInUrl) => expect(readConfiguration({ signInUrl }).problems).toEqual([]),
  );

  it('accepts each documented form of a local host, and a page of the portal for its app', () => {
    const localHosts = ['Portal.example', '10.0.0.1', '[::1]', '*.test', 'label:staging', 'suffix:-test'];
    const appLinks = { ios: '/apps/ios', android: 'https://play.google.com/store/apps/details?id=example.portal' };
    expect(readConfiguration({ localHosts, appLinks }).problems).toEqual([]);
  });

  it('keeps the good entries of a group with a bad one', () => {
    const { configuration, problems } = readConfiguration({
      logger: { consoleLevel: 8, serverLevel: 3 },
      title: 'Portal',
    });
    expect(problems).toHaveLength(1);
    expect(configuration).toMatchObject({ title: 'Portal', logger: { consoleLevel: 5, serverLevel: 3 } });
  });

  it.each([
    [{ futureKey: 1 }, 'futureKey', 'unknown key'],
    [{ brand: { colours: { brand: '#000000' } } }, 'brand.colours.brand', 'unknown key'],
    [{ brand: { logo: { onStage: '/brand/a.svg', onPaper: '/brand/a.svg' } } }, 'brand.logo.height', 'is missing'],
    [{ brand: { logo: 7 } }, 'brand.logo', 'must be an object'],
    [
      { brand: { favicon: '/brand/icons/a.svg' } },
      'brand.favicon',
      'must be a file such as /brand/name.svg, without spaces or folders, with the ending svg or png or ico in lower case',
    ],
    [
      { brand: { typeface: { family: 'Own', files: [{ src: '/brand/o.ttf' }] } } },
      'brand.typeface.files.0.src',
      'must be a file such as /brand/name.woff2, without spaces or folders, with the ending woff2 in lower case',
    ],
    [
      { brand: { typeface: { family: 'Own', files: [{ src: '/brand/o.woff2', weight: 400 }] } } },
      'brand.typeface.files.0.weight',
      'must be a text in quotes',
    ],
    [{ title: 3 }, 'title', 'must be a text in quotes'],
    [{ title: '' }, 'title', 'must not be empty'],
    [{ languages: 'en' }, 'languages', 'must be a list'],
    [{ timeoutMs: 0 }, 'timeoutMs', 'must be a whole number from 1000 to 3600000'],
    [{ logger: { futureKey: 1 } }, 'logger.futureKey', 'unknown key'],
    [{ logger: 7 }, 'logger', 'must be an object'],
    [7, '(root)', 'must be an object'],
    [
      { paths: { investSummary: '{nope}/money' } },
      'paths.investSummary',
      'must be a path that starts with one slash, or with one of {portfolio}, {recommender}, {insureIot}, {mandate}, {estatePlanning}, {commsPreferences}, {aggregatedRewards}',
    ],
    [{ downtime: [{ ...night, from: '2026-11-31T22:00:00Z' }] }, 'downtime.0.from', 'must be a time that exists'],
  ])('says to the operator what is wrong with %j', (given, key, reason) => {
    expect(readConfiguration(given).problems).toEqual([{ key, reason }]);
  });

  it('is complete and valid, whatever comes', () => {
    const keys = fc.constantFrom(
      '__proto__',
      'constructor',
      'origin',
      'fragments',
      'lifePayNow',
      'portfolio',
      'waitMs',
    );
    const inner = fc.oneof(fc.constant([]), fc.jsonValue(), fc.dictionary(keys, fc.jsonValue()));
    const names = fc.constantFrom(...Object.keys(defaultConfiguration), '__proto__', 'hasOwnProperty');
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(names, inner)), (given) => {
        const { configuration } = readConfiguration(given);
        expect(shapeOf({ ...configuration, paths: {}, localHosts: [] })).toEqual(
          shapeOf({ ...defaultConfiguration, localHosts: [] }),
        );
        // A configuration that was accepted is accepted again without a problem.
        expect(readConfiguration(configuration)).toEqual({ configuration, problems: [] });
        expect(configuration.timeoutMs === timeoutMs || configuration.timeoutMs >= 0).toBe(true);
      }),
    );
  });
});

const shapeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
    : typeof value;
