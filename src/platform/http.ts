import type { Endpoint } from '../contract/endpoint';
import { LANGUAGE } from '../contract/language';
import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';
import { isOurOrigin } from './csrf';
import type { EarlyRequest } from './earlyCalls';
import { endpointAddress } from './endpointAddress';
import { accessTokenBody, type RequestForm, requestForm } from './requestForm';
import { type Answered, CANCEL, type CancellablePromise, type PortalWindow, type SendOptions } from './services';
import type { SessionDoor } from './sessionDoor';

interface Surroundings {
  readonly window: Pick<PortalWindow, 'earlyRequests' | 'fetch'> & { readonly document: Pick<Document, 'baseURI'> };
  /** As `document.cookie` gives them, now. */
  cookies(): string;
  /** The member's access token, now. */
  token(): string | undefined;
  readonly configuration: RuntimeConfiguration;
  readonly door: SessionDoor;
}

/** Resolves in a new task, after the tasks that the browser has queued, such as the delivery of an answer. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// `kind` says why it failed: a status outside 200 to 299, no answer at all, one that is not JSON, or one from elsewhere.
// The message leaves out the query, which may hold a member's data or a token, and ends up in the log.
const requestError = (
  method: string,
  address: string,
  outcome: 'network' | 'unreadable' | 'redirected' | number,
  answer?: Response,
) => {
  const id = answer?.headers.get('X-Request-Id');
  const message = `${method} ${address.replace(/^(\s*data:).*|[?#].*/is, '$1')}: ${outcome}${id ? ` (request ${id})` : ''}`;
  return Object.assign(new Error(message), { kind: typeof outcome === 'number' ? 'status' : outcome });
};

// A list of languages does not say which part is in which.
const languageOf = ({ headers }: Response): string | undefined => {
  const told = (headers.get('Content-Language') ?? '').toLowerCase();
  return LANGUAGE.test(told) ? told : undefined;
};

/** The value of an answer's body, `undefined` if it is empty; throws if it is not JSON. */
export const parseJson = (text: string): unknown => (text.trim() === '' ? undefined : JSON.parse(text));

// Any other body will do, also one that breaks off.
const refusePage = (text: string): void => {
  if (/^\s*<(?:!doctype html|html)\b/i.test(text)) throw new Error('A page is no answer.');
};

// A fragment's text in its own character set, as XMLHttpRequest reads it; fetch takes every text for UTF-8.
const fragmentText = (answer: Response): Promise<string> => {
  try {
    const decoder = new TextDecoder(/charset="?([\w-]+)/i.exec(answer.headers.get('Content-Type') ?? '')?.[1]);
    if (decoder.encoding !== 'utf-8')
      return answer.arrayBuffer().then((bytes) => {
        const marked = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
        return marked[0] === '\ufeff' ? marked.slice(1) : decoder.decode(bytes);
      });
  } catch {
    // No browser knows that name.
  }
  return answer.text();
};

// Rule `session.refusal`. A gateway may send a sign-in page, or a redirect to one, which is not followed.
const isRefusal = ({ status, type, ok, headers }: Response, isJsonDue: boolean): boolean =>
  status === 401 ||
  type === 'opaqueredirect' ||
  (isJsonDue && ok && /^text\/html/i.test(headers.get('Content-Type') ?? ''));

const ignore = () => undefined;

const never = () => new Promise<never>(() => undefined);

/**
 * The portal's services over fetch (rules `call.json`, `call.forgery`). Calls are neither retried nor timed out here (rule
 * `call.retry`). Once the page's session is lost, nothing more is sent, and calls in progress never settle: their answers
 * may belong to another member. While the session is in doubt, changes wait.
 */
export const createHttp = ({ window, cookies, token, configuration, door }: Surroundings) => {
  const { earlyRequests = {} } = window;
  const changes = new Set<Promise<unknown>>();

  // Only for exactly the same call: with another access token it is a different one.
  const earlyFor = (address: string, { method, body }: RequestForm): EarlyRequest | undefined => {
    const early = earlyRequests[address];
    return early?.init.method === method && early.init.body === body ? early : undefined;
  };

  // Calls that are taken over in one task have their answers in the next one (rule `start.tasks`).
  let handover: Promise<void> | undefined;
  const handedOver = (): Promise<void> => {
    handover ??= nextTask().then(() => {
      handover = undefined;
    });
    return handover;
  };

  /** Aborts the calls that the page started and nobody has taken over. */
  const giveUpEarlyCalls = () => {
    for (const [address, { controller }] of Object.entries(earlyRequests)) {
      delete earlyRequests[address];
      controller.abort();
    }
  };

  void door.lost.then(giveUpEarlyCalls);

  // Rule `content.redirect`. Only fragments follow redirects.
  const isElsewhere = ({ redirected, url }: Response, address: string): boolean => {
    if (!redirected) return false;
    const page = window.document.baseURI;
    const { origin, pathname } = new URL(url);
    const signIn = new URL(configuration.signInUrl, page);
    return origin !== new URL(address, page).origin || (origin === signIn.origin && pathname === signIn.pathname);
  };

  /**
   * @param parse reads the body; without it only the status counts, even if the body breaks off
   * @param service whose call it is; none for content
   */
  const exchange = <T>(
    address: string,
    init: RequestForm,
    parse?: (text: string) => T,
    service?: Endpoint<unknown>,
    afterLoss?: true,
  ): CancellablePromise<Answered<T | undefined>> => {
    const { method } = init;
    if (!afterLoss && !door.isOpen()) return Object.assign(never(), { [CANCEL]: ignore });
    const early = earlyFor(address, init);
    if (early) delete earlyRequests[address];
    const controller = early?.controller ?? new AbortController();
    const sentUnder = early?.cookies ?? door.cookies();
    // Neither status nor headers of another origin say anything about the portal's session (rule `session.end`).
    const isOurs = isOurOrigin(address, window.document.baseURI);
    const refuses = (answer: Response) => isRefusal(answer, parse === parseJson);
    const admits = (answer?: Response) =>
      afterLoss === true ||
      door.admits(
        sentUnder,
        isOurs && answer ? { headers: answer.headers, isRefusal: refuses(answer) } : undefined,
        service?.provesSession,
      );

    const run = async (): Promise<Answered<T | undefined>> => {
      if (early) await handedOver();
      let response: Response | undefined;
      let text = '';
      try {
        response = await (early?.response ?? window.fetch(address, { ...init, signal: controller.signal }));
        if (!admits(response)) return never();
        if (isOurs && refuses(response)) door.refused();
        else if (isOurs && service && response.ok) door.served(response.headers);
        // Read anyway, to free the connection.
        const body = early?.text ?? (service ? response.text() : fragmentText(response));
        if (parse) text = await (parse === refusePage ? body.catch(() => '') : body);
        else body.catch(ignore);
      } catch {
        if (!admits()) return never();
        throw requestError(method, address, 'network', response);
      }
      // While the body was loading somebody else may have signed in.
      if (!admits(response)) return never();
      if (response.type === 'opaqueredirect' || isElsewhere(response, address)) {
        throw requestError(method, address, 'redirected', response);
      }
      if (!response.ok) throw requestError(method, address, response.status, response);
      try {
        return { body: parse?.(text), language: languageOf(response) };
      } catch {
        if (isOurs && parse === refusePage) door.refused();
        throw requestError(method, address, 'unreadable', response);
      }
    };
    return Object.assign(run(), { [CANCEL]: () => controller.abort() });
  };

  const exchangeFor = (endpoint: Endpoint<unknown>, options: SendOptions): CancellablePromise<Answered> => {
    const { query, body, parts, keepalive, afterLoss } = options;
    const address = endpointAddress(endpoint, configuration, query);
    const content = endpoint.sendsAccessToken ? accessTokenBody(token()) : (parts ?? JSON.stringify(body));
    const call = { address, page: window.document.baseURI, cookies };
    const init = requestForm(endpoint, content, configuration.language, call);
    const ignoring = endpoint.refusesPages ? refusePage : undefined;
    const parse = endpoint.ignoresBody || keepalive ? ignoring : parseJson;
    return exchange<unknown>(address, keepalive ? { ...init, keepalive } : init, parse, endpoint, afterLoss);
  };

  // While the session is in doubt, a change is not sent, and the failure of one is not reported yet (rule
  // `session.check`). If the session is over, a change that waited is never sent (rule `session.unsent`).
  const change = (endpoint: Endpoint<unknown>, options: SendOptions): CancellablePromise<Answered> => {
    let sent: CancellablePromise<Answered> | undefined;
    let isCancelled = false;
    const run = async () => {
      const doubt = door.doubt(options.keepalive);
      if (doubt) await doubt;
      if (isCancelled) throw requestError(endpoint.method, endpoint.path, 'network');
      try {
        sent = exchangeFor(endpoint, options);
        return await sent;
      } catch (cause) {
        await door.doubt(options.keepalive);
        throw cause;
      }
    };
    const answered = run();
    // Analytics events outlive the page by themselves.
    if (!options.keepalive) {
      const awaited = endpoint.failsSilently ? answered.catch(ignore) : answered;
      changes.add(awaited);
      const forget = () => void changes.delete(awaited);
      awaited.then(forget, forget);
    }
    const cancel = () => {
      isCancelled = true;
      sent?.[CANCEL]();
    };
    return Object.assign(answered, { [CANCEL]: cancel });
  };

  return {
    /** Resolves to the unparsed JSON, `undefined` for an empty body; rejects with an error that has a `kind`. */
    send: (endpoint: Endpoint<unknown>, options: SendOptions = {}): CancellablePromise<Answered> =>
      (endpoint.changes ? change : exchangeFor)(endpoint, options),
    giveUpEarlyCalls,
    /** Resolves once each change under way was answered or has failed, to whether the member is told of no failure. */
    changesSettled: async (): Promise<boolean> =>
      (await Promise.allSettled(changes)).every(({ status }) => status === 'fulfilled'),
    /** GET of a content address that has its prefix already; rejects like `send`. */
    fragment: (address: string) =>
      exchange(
        address,
        {
          method: 'GET',
          headers: { Accept: 'text/html', 'Accept-Language': configuration.language },
          // A query may have a member's amount in it, which is not kept on the device (rule `content.tokens`).
          cache: address.includes('?') ? 'no-store' : 'default',
          // The calls of the tiles go first.
          priority: 'low',
        },
        (text) => text,
      ) as CancellablePromise<Answered<string>>,
  };
};

/** The calls of the portal, and of its content. */
export type Http = ReturnType<typeof createHttp>;
