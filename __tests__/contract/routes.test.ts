// Rule `route.matching`.
import fc from 'fast-check';
import { routeAt } from '../../src/contract/routes';
import { screenAt } from '../../src/state/navigation/slice';
import { matchedPaths } from '../support/addresses';
import { anyCharacter } from '../support/anyCharacter';
import { runs } from '../support/breadth';

describe('the route of an address', () => {
  it.each([...matchedPaths, ['', 'root'], ['//', 'root'], ['portfolio', 'portfolio']] as const)(
    '%j is %s',
    (pathname, route) => {
      expect(routeAt(pathname)).toBe(route);
    },
  );

  it('is the one that the router matches, whatever the address', () => {
    // The router says on the console that it could not decode an address.
    jest.spyOn(console, 'warn').mockImplementation();
    const letters = (route: string) =>
      fc
        .tuple(
          ...[...route].map((letter) =>
            fc.constantFrom(letter, letter.toUpperCase(), `%${letter.charCodeAt(0).toString(16)}`),
          ),
        )
        .map((all) => all.join(''));
    const name = fc.oneof(letters('portfolio'), letters('bal-portfolio'), fc.string({ unit: anyCharacter }));
    const ends = fc.array(fc.constantFrom('/', '%2F', '\\'), { maxLength: 3 }).map((all) => all.join(''));
    fc.assert(
      fc.property(fc.constantFrom('', '/', '//', '/\\'), ends, name, ends, (slash, before, text, after) => {
        // What follows is no part of the path.
        const pathname = `${slash}${before}${text}${after}`.replace(/[?#].*$/s, '');
        const route = routeAt(pathname);
        // As the navigation writes what is in the address bar.
        const inStore = `/${pathname.replace(/^[/\\]+/, '')}`;
        expect(route === 'root' ? 'portfolio' : (route ?? 'not-found')).toBe(screenAt(inStore));
      }),
      { ...runs({ few: 100, many: 1_000 }), examples: matchedPaths.map(([pathname]) => ['', '', pathname, '']) },
    );
    jest.restoreAllMocks();
  });
});
