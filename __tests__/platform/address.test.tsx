import fc from 'fast-check';
import { endpoints } from '../../src/contract/endpoints';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { isLocalHost, safeAddress } from '../../src/platform/address';
import { endpointAddress } from '../../src/platform/endpointAddress';
import { runs } from '../support/breadth';
import { allowedAddresses, blockedAddresses } from '../support/hostileAddresses';

const ORIGIN = 'https://portal.example';

describe('the address of a call', () => {
  it('is below the base path of its service', () => {
    const addresses = [endpoints.gapSummary, endpoints.willItems].map((call) =>
      endpointAddress(call, defaultConfiguration),
    );
    const expected = ['/portfolio-msrv/gap/summary', '/estate-planning-msrv/will/action-items'];
    expect(addresses).toEqual(expected.map((address) => `/portal/api${address}`));
  });

  it('uses the configured base paths and single paths, and leaves out a base that nobody knows', () => {
    const configuration = {
      ...defaultConfiguration,
      basePaths: { ...defaultConfiguration.basePaths, recommender: '/offers' },
      paths: { gapSummary: '{recommender}/gap', moneyStatus: '{elsewhere}/bare' },
    };
    expect(endpointAddress(endpoints.recommendations, configuration)).toBe('/offers/recommender/recommendations/v3');
    expect(endpointAddress(endpoints.gapSummary, configuration)).toBe('/offers/gap');
    expect(endpointAddress(endpoints.moneyStatus, configuration)).toBe('/bare');
  });

  it('puts the portfolio prefix before the portfolio calls whose base is unknown, and before no other', () => {
    const configuration = { ...defaultConfiguration, portfolioPrefix: '/p' };
    const unmoved = Object.values(endpoints)
      .filter(({ path }) => path.startsWith('{portfolio}'))
      .filter((endpoint) => !endpointAddress(endpoint, configuration).startsWith('/p/'));
    const known = 'bannerSummary digitalAcceptance digitalConsent errorLog insureSummary iotSummary travelSummary';
    expect(unmoved.map(({ name }) => name).sort()).toEqual(known.split(' '));
    expect(endpointAddress(endpoints.products, configuration)).toBe('/p/portfolio/products');
    expect(endpointAddress(endpoints.insureSummary, configuration)).toBe('/portal/api/portfolio-msrv/insure/summary');
  });

  it('contains the encoded query, after one that the path already has', () => {
    const configuration = { ...defaultConfiguration, paths: { gapSummary: '/gap?a=1' } };
    expect(endpointAddress(endpoints.disclaimerAccept, defaultConfiguration, { version: '1&2=3' })).toBe(
      '/portal/api/portfolio-msrv/disclaimer/accept?version=1%262%3D3',
    );
    expect(endpointAddress(endpoints.gapSummary, configuration, { b: '2' })).toBe('/gap?a=1&b=2');
  });
});

// Rule `address.safe`.
describe('an address that a service sent', () => {
  it.each([...allowedAddresses, 'http://JavaScript/my.js', '//elsewhere.example/x', 'https://例え.テスト/'])(
    '%j becomes a link as it is',
    (address) => {
      expect(safeAddress(address)).toBe(address);
    },
  );

  it.each([
    ...blockedAddresses,
    ' \n Java\n Script:abc',
    'jav\u0000ascript:alert();',
    'javascript&#58;alert(1)',
    ...'unsafe:javascript:alert(1)|javascript:%61lert(1)|https:|HTTPs:|http://|https://a b/'.split('|'),
    ...['', ' \t\n', null, 0, {}, ['javascript:alert(1)']],
  ])('%j becomes no link', (address) => {
    expect(safeAddress(address)).toBeUndefined();
  });

  it('loses surrounding blanks, and line breaks and tabs within', () => {
    expect(safeAddress('  /port\r\n\tfolio\n')).toBe('/portfolio');
  });

  it('becomes a link up to 4096 characters', () => {
    expect(safeAddress(`/${'x'.repeat(4_095)}`)).toHaveLength(4_096);
    expect(safeAddress(`/${'x'.repeat(4_096)}`)).toBeUndefined();
  });

  it('leads to a page, a mail or a call, whatever it consists of', () => {
    const pieces = fc.constantFrom(...'java|script|:|\t|\n|\u0000| |/|\\|HTTP|s|data|#|&|x'.split('|'));
    const addresses = fc.oneof(
      fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join('')),
      fc.string(),
    );
    fc.assert(
      fc.property(addresses, (address) => {
        const safe = safeAddress(address);
        if (safe === undefined) return;
        const anchor = Object.assign(document.createElement('a'), { href: safe });
        for (const { protocol } of [anchor, new URL(safe, ORIGIN)])
          expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
        expect(safeAddress(safe)).toBe(safe);
      }),
      runs({ few: 100, many: 500 }),
    );
  });
});

describe('a local or test host', () => {
  const isLocal = (host: string) => isLocalHost(host, defaultConfiguration.localHosts);

  const local = 'localhost LOCALHOST:3000 127.0.0.1:8080 [::1] [::1]:443 portal.localhost portal.test localhost.';
  const named = 'test.portal.example portal.test.example portal-test portal-test.example';

  it.each(`${local} ${named}`.split(' '))('is %s', (host) => {
    expect(isLocal(host)).toBe(true);
  });

  it.each(['portal.example', 'latest.example', 'testing.example', 'notlocalhost', 'contest.example', '127.0.0.10', ''])(
    'is not %s',
    (host) => {
      expect(isLocal(host)).toBe(false);
    },
  );

  it('may be named by its last labels', () => {
    expect(isLocalHost('portal-test.example', ['suffix:-test.example'])).toBe(true);
    expect(isLocalHost('portal-test.example.evil', ['suffix:-test.example'])).toBe(false);
  });
});
