// Rule `route.matching`.
import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { routeAt } from '../../src/contract/routes';
import { matchedPaths } from '../support/addresses';
import { anyCharacter } from '../support/anyCharacter';
import { runs } from '../support/breadth';

/** The paths of the routes that the application draws. */
const drawn = [
  { path: '/', id: 'portfolio' },
  { path: '/portfolio', id: 'portfolio' },
  { path: '/bal-portfolio', id: 'bal-portfolio' },
];

describe('the route of an address', () => {
  it.each([...matchedPaths, ['', 'portfolio'], ['//', 'portfolio'], ['portfolio', 'portfolio']] as const)(
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
        // As the navigation writes what is in the address bar.
        const inStore = `/${pathname.replace(/^[/\\]+/, '')}`;
        const [match] = matchRoutes(drawn, inStore) ?? [];
        expect(routeAt(pathname)).toBe(match?.route.id);
      }),
      { ...runs({ few: 100, many: 1_000 }), examples: matchedPaths.map(([pathname]) => ['', '', pathname, '']) },
    );
    jest.restoreAllMocks();
  });
});
