/**
 * The page's own first calls, and those about single products as soon as it is known which are held (rule `start.order`).
 * The page's inline script contains this file and what it imports (config/webpack/page.ts). If anything is wrong with
 * the configuration or an answer, the application sends the calls; http takes over each that was sent, or gives it up.
 */
import type { Endpoint } from '../contract/endpoint';
import type { EndpointName } from '../contract/endpoints';
import { type HeldProduct, isNeeded, type ProductNeed } from '../contract/productNeed';
import { type Route, routeAt } from '../contract/routes';
import type { FeatureName, RuntimeConfiguration } from '../contract/runtimeConfiguration';
import { readCookie } from './csrf';
import { endpointAddress } from './endpointAddress';
import { hashOf } from './hash';
import { accessTokenBody, requestForm } from './requestForm';

declare global {
  interface Window {
    /** The path below which the page is, with a slash at both ends; the page's inline script sets it. */
    publicPath?: string;
    /** The calls that its inline script has sent, the one about the products first. */
    readonly earlyRequests?: EarlyRequests;
  }
}

/** One call that the page may start. */
export interface EarlyCall
  extends Pick<
    Endpoint<unknown, EndpointName>,
    'name' | 'method' | 'path' | 'sendsAccessToken' | 'hasKnownBase' | 'priority'
  > {
  /** The screens on which it is made. */
  readonly screens: readonly Route[];
  /** The feature of the runtime configuration that it belongs to; if that is off, it is not made. */
  readonly feature?: FeatureName | undefined;
  /** The products that need it, any of these; without it the call is sent at once. */
  readonly when?: readonly ProductNeed[];
}

export interface EarlyRequest {
  /** What it was sent with. */
  readonly init: Readonly<RequestInit>;
  readonly response: Promise<Response>;
  /** The answer's body, which the page starts to read as it arrives. */
  readonly text: Promise<string>;
  readonly controller: AbortController;
  /** `document.cookie` when the call was sent. */
  readonly cookies: string;
}

/** Early calls by their address. */
export type EarlyRequests = Record<string, EarlyRequest>;

type SentProduct = HeldProduct & { readonly id?: unknown };

/** Where a tab keeps which access token it last started with in which session: the hashes of both. */
export const TOKEN_SEEN = 'portfolio.session.token';

// Removes it first if, while the tab showed another page, another member has signed in (rule `session.member`).
const readAccessToken = (
  { cookie, accessTokenKey }: RuntimeConfiguration['session'],
  cookies: string,
): string | null => {
  try {
    const token = sessionStorage.getItem(accessTokenKey);
    const identity = readCookie(cookies, cookie);
    if (token && identity) {
      const ofToken = `${hashOf(token)} `;
      const seen = ofToken + hashOf(identity);
      const before = sessionStorage.getItem(TOKEN_SEEN) ?? seen;
      if (before !== seen && before.startsWith(ofToken)) sessionStorage.removeItem(accessTokenKey);
      sessionStorage.setItem(TOKEN_SEEN, seen);
    }
    return sessionStorage.getItem(accessTokenKey);
  } catch {
    // A forbidden storage contains nothing.
    return null;
  }
};

/** Starts the calls of the table that this page needs, and puts each into `requests` under its address. */
export const startEarlyCalls = (table: readonly EarlyCall[], requests: EarlyRequests): void => {
  try {
    const element = document.getElementById('runtime-configuration');
    window.publicPath = element?.dataset.publicPath ?? '/';
    const configuration: RuntimeConfiguration = JSON.parse(element?.textContent ?? '');
    const [place] =
      configuration.location === 'path'
        ? [window.location.pathname.replace(window.publicPath, '/')]
        : window.location.hash.slice(1).split(/[?#]/);
    const screen = routeAt(place ?? '');
    const calls = table.filter(
      ({ screens, feature }) =>
        screens.some((name) => name === screen) && (feature === undefined || configuration.features[feature]),
    );

    // A block's call waits for the products, at most a second: it would delay them and the calls of the tiles, in the
    // server and on the way. Over HTTP/1 only if it finds none of the six connections that a browser opens free.
    const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
    const { nextHopProtocol = '' } = (navigation as PerformanceNavigationTiming | undefined) ?? {};
    const atOnce = /^h[23]/.test(nextHopProtocol) ? 0 : 6;
    const waiting: (() => void)[] = [];

    const startUnder =
      (cookies: string) =>
      (call: EarlyCall, index = 0) => {
        const address = endpointAddress(call, configuration);
        if (!/^\/(?![/\\])/.test(address)) return undefined;
        const controller = new AbortController();
        const body = call.sendsAccessToken && accessTokenBody(accessToken);
        const init = requestForm(call, body, configuration.language, {
          address,
          page: document.baseURI,
          cookies: () => cookies || document.cookie,
        });
        const send = () => fetch(address, { ...init, signal: controller.signal });
        const waits = call.priority && index >= atOnce;
        const response = waits ? new Promise<Response>((resolve) => waiting.push(() => resolve(send()))) : send();
        const text = response.then((answer) => answer.text());
        // The code that takes the call over handles its failure; until then it must not be an unhandled rejection.
        text.catch(() => undefined);
        // The session it was sent under: an answer under another session must not be used.
        const request = { init, controller, cookies, response, text };
        requests[address] = request;
        return request;
      };

    // Reading cookies takes long. Only a page that is bound to one of them reads them before its calls leave
    // (rule `session.member`), once for those that leave together.
    const cookiesNow = () => (configuration.session.cookie ? document.cookie : '');
    const cookies = cookiesNow();
    const [products] = calls.filter(({ when }) => !when).map(startUnder(cookies));
    // Only now, because the browser may have to fetch its storage first: none of these calls sends the token.
    const accessToken = readAccessToken(configuration.session, cookies);
    const startNeeded = async () => {
      // During a planned downtime the application decides what to request.
      if (!products || configuration.downtime.length > 0) return;
      const { ok } = await products.response;
      if (!ok) return;
      const answer: { readonly portfolioProducts: readonly SentProduct[] } = JSON.parse(await products.text);
      // Of two entries for one id the application decides which one counts.
      const held = (id: unknown) => {
        const [product, another] = answer.portfolioProducts.filter((one) => one.id === id);
        return another ? undefined : product;
      };
      const start = startUnder(cookiesNow());
      for (const call of calls) if (call.when?.some((need) => isNeeded(need, held))) start(call);
    };
    const sendWaiting = () => {
      for (const send of waiting.splice(0)) send();
    };
    setTimeout(sendWaiting, 1_000);
    startNeeded().then(sendWaiting, sendWaiting);
  } catch {
    // The application reads the same configuration and reports its problems.
  }
};
