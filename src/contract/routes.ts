/** A route of the portal: the portfolio overview and the balance view. */
export type Route = 'portfolio' | 'bal-portfolio';

/**
 * How react-router matches an address (rule `route.matching`), also for the page's inline script and the server, which
 * have no router: escapes are decoded; leading and trailing slashes and the case of letters do not matter. `pathname` is
 * the part before `?` and `#`; the empty one leads to the overview. Returns `undefined` if no route matches or an escape
 * is malformed.
 *
 * The page's inline script contains this function as text, so it must not use anything from outside itself.
 */
export function routeAt(pathname: string): Route | undefined {
  try {
    // The router gets the address with a single slash at its start, whatever the address bar has.
    const name = decodeURIComponent(pathname.replace(/^[/\\]+|\/+$/g, '')).toLowerCase();
    if (name === '') return 'portfolio';
    return name === 'portfolio' || name === 'bal-portfolio' ? name : undefined;
  } catch {
    return undefined;
  }
}

/** The address where a debt is paid; served by the upstream portal (rule `debt.fix`). */
export const ONLINE_PAYMENTS = '/portfolio/online-payments';
