/**
 * The page's own first calls. They are sent before the script has arrived, and those about single products as soon as
 * it is known which are held, so that the overview waits for the slower of script and answers, not for both in
 * sequence (rule `start.order`). These functions are in the page as its one inline script: they use nothing from
 * outside, and anything wrong with the configuration or an answer only means that the calls are sent later. The calls
 * are put into `window.earlyRequests` under the address that http uses; see `EarlyRequest` in src/platform/http.ts,
 * which takes each over with its failure, or gives it up.
 * @param {readonly import('./earlyCallsTable').EarlyCall[]} table
 * @param {typeof import('../../src/contract/routes').routeAt} routeAt the rule by which addresses are matched
 * @param {typeof import('../../src/platform/csrf').withXsrfToken} withXsrfToken
 */
export function startEarlyCalls(table, routeAt, withXsrfToken) {
  const requests = {};
  window.earlyRequests = requests;
  try {
    const element = document.getElementById('runtime-configuration');
    window.publicPath = element.dataset.publicPath ?? '/';
    const configuration = JSON.parse(element.textContent);
    const place =
      configuration.location === 'path'
        ? location.pathname.replace(window.publicPath, '/')
        : location.hash.slice(1).split(/[?#]/)[0];
    const route = routeAt(place);
    const screen = route === 'root' ? 'portfolio' : route;
    const calls = table.filter(
      ({ screens, feature }) => screens.includes(screen) && configuration.features?.[feature] !== false,
    );

    const tokenBody = () => {
      let accessToken = null;
      try {
        accessToken = sessionStorage.getItem(configuration.session.accessTokenKey);
      } catch {
        // A forbidden storage contains nothing.
      }
      return JSON.stringify({ accessToken: accessToken ?? '' });
    };

    // Over HTTP/1 a browser opens so many connections to a server. A call of a block that finds none free would come
    // before the calls of the tiles, which are only known from the first answer: it waits for that, at most a second.
    const connections = 6;
    const opensFew = /^http\/1/.test(performance.getEntriesByType?.('navigation')[0]?.nextHopProtocol);
    const waiting = [];

    const startUnder =
      (cookies) =>
      ({ name, path, method, sendsAccessToken, hasKnownBase, priority }, index) => {
        const address = (configuration.paths?.[name] ?? path).replace(/\{(\w+)\}/g, (_, base) =>
          base === 'portfolio' && configuration.portfolioPrefix && !hasKnownBase
            ? configuration.portfolioPrefix
            : configuration.basePaths[base],
        );
        if (!/^\/(?![/\\])/.test(address)) return;
        const controller = new AbortController();
        const init = {
          method,
          headers: withXsrfToken(
            { Accept: 'application/json', 'Content-Type': 'application/json' },
            { method, address, page: document.baseURI, cookies: () => cookies || document.cookie },
          ),
          ...(sendsAccessToken && { body: tokenBody() }),
          ...(method !== 'GET' && { redirect: 'error' }),
          ...(priority && { priority }),
        };
        // The session it was sent under: an answer under another session must not be used.
        const request = { init, controller, cookies };
        const send = () => {
          request.leftAt = Date.now();
          return fetch(address, { ...init, signal: controller.signal });
        };
        const waits = opensFew && priority && index >= connections;
        request.response = waits ? new Promise((resolve) => waiting.push(() => resolve(send()))) : send();
        request.text = request.response.then((answer) => answer.text());
        requests[address] = request;
        const arrived = () => {
          request.leftAt = undefined;
        };
        // The code that takes the call over handles its failure; until then it must not be an unhandled rejection.
        request.text.then(arrived, arrived);
        return request;
      };

    // The browser asks another process for the cookies, and the page waits for it. A page that is bound to one of them
    // reads them before its calls leave (rule `session.member`), once for those that leave together; others send first.
    const cookiesNow = () => (configuration.session.cookie ? document.cookie : '');
    const [products] = calls.filter(({ when }) => !when).map(startUnder(cookiesNow()));
    try {
      // The first access to cookies and storage takes longest: here the page is waiting anyway.
      void document.cookie;
      localStorage.getItem('');
    } catch {
      // A forbidden storage holds nothing.
    }
    const startNeeded = async () => {
      // During a planned downtime the application decides what to request.
      if (configuration.downtime?.length) return;
      const { ok } = await products.response;
      if (!ok) return;
      const held = new Map();
      for (const product of JSON.parse(await products.text).portfolioProducts) {
        // If there are two entries for one id, the application decides which one counts.
        held.set(product.id, held.has(product.id) ? undefined : product);
      }
      const isHeld = (id, unlessWithdrawn) =>
        held.get(id)?.active === true && !(unlessWithdrawn && held.get(id).policyWithdrawn);
      const start = startUnder(cookiesNow());
      for (const call of calls) {
        if (call.when?.some(({ ids, unlessWithdrawn }) => ids.some((id) => isHeld(id, unlessWithdrawn)))) start(call);
      }
    };
    const sendWaiting = () => {
      for (const send of waiting.splice(0)) send();
    };
    setTimeout(sendWaiting, 1_000);
    void startNeeded()
      .catch(() => {})
      .then(sendWaiting);
  } catch {
    // The application reads the same configuration and reports its problems.
  }
}
