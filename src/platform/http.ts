import type { Endpoint } from '../contract/endpoints';
import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';
import { endpointAddress } from './address';
import { withXsrfToken } from './csrf';
import {
  CANCEL,
  type CancellablePromise,
  type Http,
  type KeyValueStorage,
  type RequestError,
  type RequestFault,
  type SendOptions,
} from './services';

/** A call that the page started before the script was there. */
export interface EarlyRequest {
  readonly response: Promise<Response>;
  readonly controller: AbortController;
}

/** Early calls by the address they were fetched from. */
export type EarlyRequests = Record<string, EarlyRequest>;

/** What http needs of the browser. */
export interface HttpSurroundings {
  fetch(address: string, init: RequestInit): Promise<Response>;
  /** As `document.cookie` gives them, now. */
  cookies(): string;
  /** The page's base address, absolute, now. */
  page(): string;
  /** sessionStorage, where the portal keeps the access token. */
  readonly session: KeyValueStorage;
  readonly earlyRequests: EarlyRequests | undefined;
  readonly configuration: RuntimeConfiguration;
  /** Told of each answer that says that nobody is signed in. */
  onUnauthorised(): void;
}

type Init = RequestInit & { readonly method: string };

/** Where the portal keeps the member's access token in sessionStorage. */
export const ACCESS_TOKEN = 'accessToken';

const JSON_CONTENT = 'application/json';

const requestError = (method: string, address: string, fault: RequestFault): RequestError => {
  const outcome = fault.kind === 'status' ? String(fault.status) : fault.kind;
  // The query may carry a member's data or a token, and this text ends up in the log.
  return Object.assign(new Error(`${method} ${address.replace(/[?#].*$/s, '')}: ${outcome}`), fault);
};

const parseJson = (text: string): unknown => (text.trim() === '' ? undefined : JSON.parse(text));

const ignore = () => undefined;

/** The portal's services over fetch. No call is retried, and none is timed here: whoever waits decides how long. */
export const createHttp = (surroundings: HttpSurroundings): Http => {
  const { session, earlyRequests, configuration } = surroundings;

  const takeEarly = (method: string, address: string): EarlyRequest | undefined => {
    if (method !== 'GET' || earlyRequests === undefined || !Object.hasOwn(earlyRequests, address)) return undefined;
    const early = earlyRequests[address];
    delete earlyRequests[address];
    return early;
  };

  /** @param parse reads the body; without it a good status is all that counts, wherever the body breaks off */
  const exchange = <T>(address: string, init: Init, parse?: (text: string) => T): CancellablePromise<T | undefined> => {
    const { method } = init;
    const early = takeEarly(method, address);
    const controller = early?.controller ?? new AbortController();
    const run = async (): Promise<T | undefined> => {
      let response: Response;
      let text = '';
      try {
        response = await (early?.response ?? surroundings.fetch(address, { ...init, signal: controller.signal }));
        if (response.status === 401) surroundings.onUnauthorised();
        // Read all the same, so that the connection is free again.
        const body = response.text();
        if (parse) text = await body;
        else body.catch(ignore);
      } catch {
        throw requestError(method, address, { kind: 'network' });
      }
      if (!response.ok) throw requestError(method, address, { kind: 'status', status: response.status });
      try {
        return parse?.(text);
      } catch {
        throw requestError(method, address, { kind: 'unreadable' });
      }
    };
    return Object.assign(run(), { [CANCEL]: () => controller.abort() });
  };

  const bodyOf = (endpoint: Endpoint<unknown>, { body, parts }: SendOptions): BodyInit | undefined => {
    if (endpoint.sendsAccessToken) return JSON.stringify({ accessToken: session.read(ACCESS_TOKEN) ?? '' });
    return parts ?? (body === undefined ? undefined : JSON.stringify(body));
  };

  return {
    send(endpoint, options = {}) {
      const { method } = endpoint;
      const address = endpointAddress(endpoint, configuration, options.query);
      const body = bodyOf(endpoint, options);
      const headers = withXsrfToken(
        // A multipart body names its own content type, because only the browser knows the boundary.
        body instanceof FormData ? { Accept: JSON_CONTENT } : { Accept: JSON_CONTENT, 'Content-Type': JSON_CONTENT },
        { method, address, page: surroundings.page(), cookies: surroundings.cookies() },
      );
      return exchange<unknown>(
        address,
        {
          method,
          headers,
          ...(body === undefined ? {} : { body }),
          // A redirect would take the forgery token, and a member's data, to wherever it points.
          ...(method === 'GET' ? {} : { redirect: 'error' }),
          ...(options.keepalive ? { keepalive: true } : {}),
        },
        endpoint.ignoresBody || options.keepalive ? undefined : parseJson,
      );
    },
    fragment: (address) =>
      exchange(
        address,
        { method: 'GET', headers: { Accept: 'text/html' } },
        (text) => text,
      ) as CancellablePromise<string>,
  };
};
