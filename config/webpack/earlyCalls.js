/**
 * Shows the page's own words where one of its scripts cannot be had, or not be read by an old browser: nothing else of
 * the application would be there to say so. Once the application is drawn, the words are gone.
 */
export function watchStart() {
  const show = ({ target, filename }) => {
    if (/\/scripts\//.test(target.src ?? filename)) document.getElementById('start-failed')?.removeAttribute('hidden');
  };
  // A script that cannot be had tells only those who listen on the way down.
  addEventListener('error', show, true);
}

/**
 * The page's own first calls. They leave before the script has arrived, so that the overview waits for one thing less.
 * These functions stand in the page as its one inline script: they use nothing from outside, and whatever is wrong with
 * the configuration, it only means that the calls leave later.
 *
 * What it starts is kept in `window.earlyRequests` by the address as http fetches it.
 *
 * @param {Record<'products' | 'productsBalance' | 'headings', string>} defaultPaths paths with the base in braces
 */
export function startEarlyCalls(defaultPaths) {
  const requests = {};
  window.earlyRequests = requests;
  try {
    const configuration = JSON.parse(document.getElementById('runtime-configuration').textContent);
    const place = configuration.location === 'path' ? location.pathname : location.hash.slice(1).split(/[?#]/)[0];
    const screen = place.toLowerCase().replace(/^\/+|\/+$/g, '');
    const calls = {
      '': ['products', 'headings'],
      portfolio: ['products', 'headings'],
      'bal-portfolio': ['productsBalance', 'headings'],
    };
    for (const name of Object.hasOwn(calls, screen) ? calls[screen] : []) {
      const address = (configuration.paths?.[name] ?? defaultPaths[name]).replace(/\{(\w+)\}/g, (_, base) =>
        base === 'portfolio' && configuration.portfolioPrefix
          ? configuration.portfolioPrefix
          : configuration.basePaths[base],
      );
      if (!/^\/(?![/\\])/.test(address)) continue;
      const controller = new AbortController();
      const response = fetch(address, {
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
        credentials: 'same-origin',
        signal: controller.signal,
      });
      // Whoever takes the call over sees its failure; until then it is nobody's unhandled rejection.
      response.catch(() => {});
      requests[address] = { response, controller };
    }
  } catch {
    // The application reads the same configuration and reports what is wrong with it.
  }
}
