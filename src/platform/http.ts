import type { Endpoint } from '../contract/endpoint';
import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';
import { isOurOrigin } from './csrf';
import { endpointAddress } from './endpointAddress';
import { accessTokenBody, type RequestForm, requestForm } from './requestForm';
import {
  CANCEL,
  type CancellablePromise,
  type FragmentText,
  type Http,
  type KeyValueStorage,
  type RequestError,
  type RequestFault,
  type SendOptions,
} from './services';
import type { SessionDoor } from './sessionDoor';

/** A call that the page started before the script was loaded; see earlyCalls.ts. */
export interface EarlyRequest {
  /** What it was sent with. */
  readonly init: Readonly<RequestInit>;
  readonly response: Promise<Response>;
  /** The answer's body, which the page starts to read as it arrives. */
  readonly text: Promise<string>;
  readonly controller: AbortController;
  /** `document.cookie` when the call was sent. */
  readonly cookies: string;
  /** When it was sent, in milliseconds since 1970; `undefined` while it waits, and once it has been answered. */
  readonly leftAt?: number | undefined;
}

/** Early calls by their address. */
export type EarlyRequests = Record<string, EarlyRequest>;

/** What http needs of the browser. */
export interface HttpSurroundings {
  fetch(address: string, init: RequestInit): Promise<Response>;
  /** As `document.cookie` gives them, now. */
  cookies(): string;
  /** The page's base address, absolute, now. */
  page(): string;
  /** sessionStorage, which holds the access token under the configured key. */
  readonly session: KeyValueStorage;
  readonly earlyRequests: EarlyRequests | undefined;
  readonly nextTask: typeof nextTask;
  readonly configuration: RuntimeConfiguration;
  /** Lets only answers of the page's session through. */
  readonly door: Pick<SessionDoor, 'cookies' | 'isOpen' | 'admits' | 'refused' | 'served' | 'doubt' | 'lost'>;
}

/** Resolves in a task of its own, after what the browser has to do now, such as to hand over an answer. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

type Init = RequestForm & {
  readonly afterLoss?: true | undefined;
  readonly provesSession?: true | undefined;
  readonly isService?: true;
};

const requestError = (method: string, address: string, fault: RequestFault, answer?: Response): RequestError => {
  const id = answer?.headers.get('X-Request-Id');
  const outcome = (fault.kind === 'status' ? String(fault.status) : fault.kind) + (id ? ` (request ${id})` : '');
  // Leaves the query out: it may hold a member's data or a token, and this text ends up in the log.
  return Object.assign(new Error(`${method} ${address.replace(/[?#].*/s, '')}: ${outcome}`), fault);
};

/**
 * The value of an answer's body; `undefined` if it is empty.
 * @throws if it is not JSON
 */
export const parseJson = (text: string): unknown => (text.trim() === '' ? undefined : JSON.parse(text));

// Rule `session.refusal`. A sign-in page may come at once, or from wherever a redirect leads, which is not followed.
const isRefusal = ({ status, type, ok, headers }: Response, isJsonDue: boolean): boolean =>
  status === 401 ||
  type === 'opaqueredirect' ||
  (isJsonDue && ok && /^text\/html/i.test(headers.get('Content-Type') ?? ''));

const ignore = () => undefined;

const never = () => new Promise<never>(() => undefined);

/** The portal's services over fetch. Calls are neither retried nor timed out here (rule `call.retry`). */
export const createHttp = (surroundings: HttpSurroundings): Http => {
  const { session, earlyRequests = {}, configuration, door } = surroundings;
  const changes = new Set<Promise<unknown>>();

  // Only for exactly the same call: with another access token it is a different one.
  const earlyFor = (address: string, { method, body }: Init): EarlyRequest | undefined => {
    const early = earlyRequests[address];
    return early?.init.method === method && early.init.body === body ? early : undefined;
  };

  // Calls that are taken over in one task have their answers in the next one (rule `start.tasks`).
  let handover: Promise<void> | undefined;
  const handedOver = (): Promise<void> => {
    handover ??= surroundings.nextTask().then(() => {
      handover = undefined;
    });
    return handover;
  };

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
    const page = surroundings.page();
    const { origin, pathname } = new URL(url);
    const signIn = new URL(configuration.signInUrl, page);
    return origin !== new URL(address, page).origin || (origin === signIn.origin && pathname === signIn.pathname);
  };

  /** @param parse reads the body; without it only the status counts, even if the body breaks off */
  const exchange = <T>(
    address: string,
    { afterLoss, provesSession, isService, ...init }: Init,
    parse?: (text: string, answer: Response) => T,
  ): CancellablePromise<T | undefined> => {
    const { method } = init;
    if (!afterLoss && !door.isOpen()) return Object.assign(never(), { [CANCEL]: ignore });
    const early = earlyFor(address, init);
    if (early) delete earlyRequests[address];
    const controller = early?.controller ?? new AbortController();
    const sentUnder = early?.cookies ?? door.cookies();
    // Neither status nor headers of another origin say anything about the portal's session (rule `session.end`).
    const isOurs = isOurOrigin(address, surroundings.page());
    const toldBy = (answer: Response) => ({
      headers: answer.headers,
      isRefusal: isRefusal(answer, parse === parseJson),
    });
    const admits = (answer?: Response) =>
      afterLoss === true || door.admits(sentUnder, isOurs && answer ? toldBy(answer) : undefined, provesSession);

    const run = async (): Promise<T | undefined> => {
      if (early) await handedOver();
      let response: Response | undefined;
      let text = '';
      try {
        response = await (early?.response ?? surroundings.fetch(address, { ...init, signal: controller.signal }));
        if (!admits(response)) return never();
        if (isOurs && toldBy(response).isRefusal) door.refused();
        else if (isOurs && isService && response.ok) door.served(response.headers);
        // Read anyway, to free the connection.
        const body = early?.text ?? response.text();
        if (parse) text = await body;
        else body.catch(ignore);
      } catch {
        if (!admits()) return never();
        throw requestError(method, address, { kind: 'network' }, response);
      }
      // While the body was loading somebody else may have signed in.
      if (!admits(response)) return never();
      if (response.type === 'opaqueredirect' || isElsewhere(response, address)) {
        throw requestError(method, address, { kind: 'redirected' }, response);
      }
      if (!response.ok) throw requestError(method, address, { kind: 'status', status: response.status }, response);
      try {
        return parse?.(text, response);
      } catch {
        throw requestError(method, address, { kind: 'unreadable' }, response);
      }
    };
    return Object.assign(run(), { [CANCEL]: () => controller.abort() });
  };

  const bodyOf = (endpoint: Endpoint<unknown>, { body, parts }: SendOptions): BodyInit | undefined => {
    if (endpoint.sendsAccessToken) return accessTokenBody(session.read(configuration.session.accessTokenKey));
    return parts ?? JSON.stringify(body);
  };

  const callOf = (endpoint: Endpoint<unknown>, options: SendOptions): { address: string; init: Init } => {
    const address = endpointAddress(endpoint, configuration, options.query);
    const body = bodyOf(endpoint, options);
    const init = {
      ...requestForm(endpoint, body, configuration.language, {
        address,
        page: surroundings.page(),
        cookies: surroundings.cookies,
      }),
      ...(options.keepalive ? { keepalive: true } : {}),
      afterLoss: options.afterLoss,
      provesSession: endpoint.provesSession,
      isService: true as const,
    };
    return { address, init };
  };

  const exchangeFor = (endpoint: Endpoint<unknown>, options: SendOptions): CancellablePromise<unknown> => {
    const { address, init } = callOf(endpoint, options);
    return exchange<unknown>(address, init, endpoint.ignoresBody || options.keepalive ? undefined : parseJson);
  };

  // While there is doubt of the session, no change is sent, and none has failed (rule `session.check`); one that waited is
  // not sent after the end, when the door is shut (rule `session.unsent`).
  const change = (endpoint: Endpoint<unknown>, options: SendOptions): CancellablePromise<unknown> => {
    let sent: CancellablePromise<unknown> | undefined;
    let isCancelled = false;
    const run = async () => {
      const doubt = door.doubt();
      if (doubt) await doubt;
      if (isCancelled) throw requestError(endpoint.method, endpoint.path, { kind: 'network' });
      try {
        sent = exchangeFor(endpoint, options);
        return await sent;
      } catch (cause) {
        await door.doubt();
        throw cause;
      }
    };
    const cancel = () => {
      isCancelled = true;
      sent?.[CANCEL]();
    };
    const answered = run();
    // What counts usage outlives the page by itself.
    if (!options.keepalive) {
      changes.add(answered);
      const forget = () => void changes.delete(answered);
      answered.then(forget, forget);
    }
    return Object.assign(answered, { [CANCEL]: cancel });
  };

  return {
    send: (endpoint, options = {}) => (endpoint.changes ? change : exchangeFor)(endpoint, options),
    leftAt(endpoint, options = {}) {
      const { address, init } = callOf(endpoint, options);
      return earlyFor(address, init)?.leftAt;
    },
    giveUpEarlyCalls,
    changesSettled: async () => void (await Promise.allSettled(changes)),
    fragment: (address) =>
      exchange(
        address,
        // The calls of the tiles go first.
        { method: 'GET', headers: { Accept: 'text/html', 'Accept-Language': configuration.language }, priority: 'low' },
        (html, { headers }): FragmentText => ({ html, language: headers.get('Content-Language') ?? undefined }),
      ) as CancellablePromise<FragmentText>,
  };
};
