import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';
import { readCookie } from './csrf';
import type { SessionLoss } from './services';

interface SessionAnswer {
  readonly headers: Headers;
  /** Whether it says that nobody is signed in (rule `session.refusal`). */
  readonly isRefusal: boolean;
}

interface Surroundings extends Pick<RuntimeConfiguration['session'], 'cookie' | 'header'> {
  /** As `document.cookie` gives them, now. */
  cookies(): string;
  /** The cookies when the page's first call was sent; the page is bound to these. */
  readonly startedUnder: string;
}

/**
 * Binds a page to the session it was opened in: only its answers may pass (rules `session.end`, `session.member`). After
 * the first foreign answer, or its end, the door stays shut for good, and calls in progress never get an answer.
 */
export const createSessionDoor = ({ cookie, header, cookies, startedUnder }: Surroundings) => {
  // The browser asks another process for its cookies: a page that is not bound to one does not read them.
  const watched = (): string => (cookie === '' ? '' : cookies());
  const cookieIn = (all: string): string => readCookie(all, cookie) ?? '';
  const boundCookie = cookieIn(startedUnder);
  let boundHeader = '';
  let isShut = false;
  let tell = (_: SessionLoss) => {};
  const lost = new Promise<SessionLoss>((resolve) => {
    tell = resolve;
  });
  let raise: (() => void) | undefined;
  let doubt: Promise<void> | undefined;
  let isRefused = false;
  let settle = () => {};
  let latest: Headers | undefined;
  let tellServed = (_: Headers) => {};

  const hold = (): void => {
    doubt ??= new Promise((resolve) => {
      settle = resolve;
    });
  };
  const trust = (): void => {
    doubt = undefined;
    isRefused = false;
    settle();
  };

  const shut = (how: SessionLoss): false => {
    isShut = true;
    tell(how);
    return false;
  };

  // An answer without the header says nothing about the session: content and gateways do not know it.
  const bringsAnotherHeader = (answer: SessionAnswer): boolean => {
    const told = (header && answer.headers.get(header)) || boundHeader;
    boundHeader ||= told;
    return told !== boundHeader;
  };

  return {
    /** As `document.cookie` gives them, now, if the page is bound to one of them; otherwise empty. */
    cookies: watched,
    /** Whether calls may be sent. Checks the current cookie, so that no call is sent under another session. */
    isOpen: (): boolean => !isShut && (cookieIn(watched()) === boundCookie || shut('changed')),
    /**
     * Whether an answer to a call that was sent under these cookies may be passed on. There is none if the call failed, or
     * if another origin answered. `provesSession` says whether a refusal of it means that the session has ended.
     */
    admits(sentUnder: string, answer?: SessionAnswer, provesSession = false): boolean {
      if (isShut) return false;
      const cookieNow = cookieIn(watched());
      const isRefusal = answer?.isRefusal === true;
      // Signing out removes the cookie, so a refusal without it means signed out. A different cookie means another session.
      const isEnd = cookieNow === boundCookie ? provesSession : cookieNow === '';
      if (isRefusal && isEnd) return shut('ended');
      if (cookieIn(sentUnder) !== boundCookie || cookieNow !== boundCookie) return shut('changed');
      // Servers send the header of a new session with a refusal, to clients who have none.
      return answer !== undefined && !isRefusal && bringsAnotherHeader(answer) ? shut('changed') : true;
    },
    /** A refusal was passed on that may only concern its service: puts the session in doubt. */
    refused(): void {
      isRefused = true;
      hold();
      raise?.();
    },
    /** The page asks whose session it is: changes wait until `release`, as while the session is in doubt. */
    hold,
    /** The page has asked, or could not: changes are sent, unless a refusal has put the session in doubt meanwhile. */
    release: (): void => {
      if (!isRefused) trust();
    },
    /**
     * While there is doubt of the session: resolves once it is known to hold. Otherwise `undefined`. A usage event waits
     * only once a call was refused: the page may be about to be left.
     */
    doubt: (isUsage = false) => (isUsage && !isRefused ? undefined : doubt),
    /** Resolves once the session is in doubt. The caller finds out whether it still holds, and then calls `trust`. */
    doubted: () =>
      new Promise<void>((resolve) => {
        raise = resolve;
        if (isRefused) resolve();
      }),
    /** Ends the doubt: the changes that waited are sent. */
    trust,
    /** A service has served the session. */
    served(headers: Headers): void {
      latest = headers;
      tellServed(headers);
    },
    /** Sets the listener, which replaces the one before, for the latest such answer and for each later one. */
    subscribeServed(listener: (headers: Headers) => void): void {
      tellServed = listener;
      if (latest) listener(latest);
    },
    /** Resolves when the door is shut. */
    lost,
    shut,
    /** Identifies the session, as far as the configuration says how; must not be shown or logged. */
    identity: () => `${boundCookie}\n${boundHeader}`,
  };
};

export type SessionDoor = ReturnType<typeof createSessionDoor>;
