import type { Route } from '../../src/contract/routes';

/** Paths with their route, for everything that matches addresses: it must match them alike. */
export const matchedPaths: readonly (readonly [pathname: string, route: Route | undefined])[] = [
  ['/', 'portfolio'],
  ['/portfolio', 'portfolio'],
  ['/bal-portfolio', 'bal-portfolio'],
  ['/portfolio/', 'portfolio'],
  ['/bal-portfolio//', 'bal-portfolio'],
  ['/Portfolio', 'portfolio'],
  ['/BAL-portfolio', 'bal-portfolio'],
  ['/%70ortfolio', 'portfolio'],
  ['/bal%2Dportfolio', 'bal-portfolio'],
  ['/%2570ortfolio', undefined],
  ['/%zzportfolio', undefined],
  ['/portfolio%', undefined],
  ['/portfolio/online-payments', undefined],
  ['/portfolio/portfolio', undefined],
  ['/bal-portfolio/x', undefined],
  ['/port/folio', undefined],
  ['/portfolio%20', undefined],
  ['/root', undefined],
  ['/not-found', undefined],
  ['/constructor', undefined],
  ['/__proto__', undefined],
];
