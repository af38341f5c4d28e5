// Rule `route.matching`.
import fc from 'fast-check';
import { routeAt } from '../../src/contract/routes';
import { matchedPaths } from '../support/addresses';
import { anyCharacter } from '../support/anyCharacter';

describe('the route of an address', () => {
  it.each([...matchedPaths, ['', 'root'], ['//', 'root'], ['portfolio', 'portfolio']] as const)(
    '%j is %s',
    (pathname, route) => {
      expect(routeAt(pathname)).toBe(route);
    },
  );

  // Rule `route.matching`.
  it('depends neither on upper and lower case, nor on escapes, nor on slashes at the ends', () => {
    const written = fc
      .constantFrom<'portfolio' | 'bal-portfolio'>('portfolio', 'bal-portfolio')
      .chain((route) =>
        fc
          .tuple(
            ...[...route].map((letter) =>
              fc.constantFrom(letter, letter.toUpperCase(), `%${letter.charCodeAt(0).toString(16)}`),
            ),
          )
          .map((letters) => ({ route, text: letters.join('') })),
      );
    const slashes = fc.array(fc.constantFrom('/', '%2F', '\\'), { maxLength: 3 }).map((all) => all.join(''));
    fc.assert(
      fc.property(slashes, written, slashes, (before, { route, text }, after) => {
        expect(routeAt(`${before}${text}${after}`)).toBe(route);
      }),
    );
  });

  it('is a known route or none for any path, and never an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (pathname) => {
        expect(['root', 'portfolio', 'bal-portfolio', undefined]).toContain(routeAt(pathname));
      }),
    );
  });
});
