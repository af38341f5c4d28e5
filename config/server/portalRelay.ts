import type { Response } from 'express';
import type { Dispatcher } from 'undici';
import { endpoints } from '../../src/contract/endpoints';
import { type AnswerHead, readAnswerHead, WrongAnswer } from './answerOfPortal';
import type { PortalConnection } from './portalConnections';
import { answerProblem } from './problem';
import { idHeader } from './requestId';

/** Gets the results of calls to the upstream portal. */
export interface PortalWatch {
  /** An answer with this status started after this many seconds. */
  readonly answered: (seconds: number, call: string, status: number) => void;
  /** A call failed; `cause` is from a fixed set, and contains nothing of the call or its answer. */
  readonly failed: (cause: string, call: string, requestId?: string) => void;
}

/** One call, while a client waits for its answer. */
interface Exchange {
  readonly response: Response;
  readonly method: string;
  /** What the call is, from a fixed set. */
  readonly name: string;
  /** Whether its answer must not lead to this address. */
  readonly refusesRedirect: (location: string) => boolean;
  readonly watch: PortalWatch;
  /** Sends the call, to be answered through this relay; when repeated, on a connection of its own. */
  readonly send: (relay: Relay, isOnItsOwn: boolean) => void;
  /** How long the answer may take to start once the call is sent, in milliseconds; interim answers do not prolong it. */
  readonly answerMs: number;
}

type Failure = Error & { readonly code?: string };

const REPEATABLE: ReadonlySet<string> = new Set(['GET', 'HEAD']);
// Whatever their method: the portal accepts the privacy statement by a GET.
const CHANGING: ReadonlySet<string> = new Set(
  Object.values(endpoints).flatMap(({ name, changes }) => (changes ? [name] : [])),
);
const OF_A_DYING_CONNECTION: ReadonlySet<string> = new Set(['UND_ERR_SOCKET', 'RESET_BY_PORTAL', 'EPIPE']);
const TOO_LATE: ReadonlySet<string> = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

const causeOf = (error: Failure): string =>
  error instanceof WrongAnswer || error.code === undefined ? `wrong answer: ${error.message}` : error.code;

const INTERIM_HEADS = /^(?:HTTP\/1\.[01] 1\d\d.*?\r\n\r\n)+/s;

/** Whether the last chunk continues after the head of an answer; interim answers before it do not count. */
const hasMoreThanHead = (part: Buffer | undefined): boolean =>
  /\r\n\r\n./s.test(part?.toString('latin1').replace(INTERIM_HEADS, '') ?? '');

/** Passes one answer to the client. What came at once is checked before any is sent: most faults are a clean 502. */
export class Relay implements Dispatcher.DispatchHandler {
  readonly #exchange: Exchange;
  readonly #isAgain: boolean;
  readonly #since = performance.now();
  #connection: () => PortalConnection = () => ({ answers: 0, awaitsHead: false });
  #controller?: Dispatcher.DispatchController;
  #answersBefore = 0;
  #hasAnswer = false;
  #head?: AnswerHead;
  #parts: Buffer[] = [];
  #isStarted = false;
  #answerIsComplete = false;
  #isDetached = false;
  readonly #limit: NodeJS.Timeout;

  constructor(exchange: Exchange, isAgain = false) {
    this.#exchange = exchange;
    this.#isAgain = isAgain;
    this.#limit = setTimeout(this.#endWait, exchange.answerMs);
    exchange.response.on('close', this.#detach);
    exchange.response.req.on('data', this.#waitAnew).on('end', this.#waitAnew);
  }

  // While the request's body still arrives, the portal is not late.
  readonly #waitAnew = (): void => void this.#limit.refresh();

  readonly #endWait = (): void => {
    const { req } = this.#exchange.response;
    // Only a portal that reads no more makes the request pause; otherwise its client is slow, which REQUEST_MS limits.
    if (!req.complete && !req.isPaused()) this.#waitAnew();
    else this.#fail('UND_ERR_HEADERS_TIMEOUT', 504);
  };

  /** Receives a way to get the connection that carries the call. */
  carriedBy(connection: () => PortalConnection): void {
    this.#connection = connection;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    this.#answersBefore = this.#connection().answers;
    this.#connection().awaitsHead = true;
    if (this.#isDetached) controller.abort(new Error('The client left.'));
  }

  onResponseStarted(): void {
    this.#hasAnswer = true;
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, _: unknown, reason = ''): void {
    // A page cannot use interim answers, and no protocol switch was requested.
    if (status >= 102 && status < 200) return;
    this.#connection().awaitsHead = false;
    clearTimeout(this.#limit);
    this.#head = readAnswerHead(status, reason, controller.rawHeaders as Buffer[]);
    if (this.#head.locations.some(this.#exchange.refusesRedirect)) throw new WrongAnswer('a redirect to a call');
    this.#exchange.watch.answered((performance.now() - this.#since) / 1000, this.#exchange.name, status);
    setImmediate(this.#flush);
  }

  onResponseData(controller: Dispatcher.DispatchController, part: Buffer): void {
    if (!this.#isStarted) {
      this.#parts.push(part);
      return;
    }
    const { response } = this.#exchange;
    if (response.write(part)) return;
    controller.pause();
    response.once('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    this.#answerIsComplete = true;
    this.#connection().answers += 1;
    // Only now can undici find out whether more data follows than the answer announced.
    if (this.#isStarted) setImmediate(this.#flush);
  }

  onResponseError(_: unknown, error: Failure): void {
    if (this.#isDetached) return;
    if (this.#head?.status === 304 && error.code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH') {
      // The length of a 304 is that of the answer it stands for (RFC 9110, section 8.6); undici waits for such a body.
      this.#answerIsComplete = true;
      this.#flush();
    } else if (this.#maySendAgain(error)) {
      this.#detach();
      // A portal that restarts, or closes idle connections, closes all: another kept connection would fail as well.
      this.#exchange.send(new Relay(this.#exchange, true), true);
    } else {
      this.#fail(causeOf(error), TOO_LATE.has(error.code ?? '') ? 504 : 502);
    }
  }

  /** Whether the call was never sent, or may be repeated and met a dying connection. */
  #maySendAgain(error: Failure): boolean {
    if (this.#hasAnswer || this.#isAgain) return false;
    if (this.#controller === undefined) return error.name === 'HTTPParserError';
    const { method, name } = this.#exchange;
    const isRepeatable = REPEATABLE.has(method) && !CHANGING.has(name);
    return isRepeatable && this.#answersBefore > 0 && OF_A_DYING_CONNECTION.has(error.code ?? '');
  }

  readonly #detach = (): void => {
    this.#isDetached = true;
    clearTimeout(this.#limit);
    const { response } = this.#exchange;
    response.off('close', this.#detach);
    response.req.off('data', this.#waitAnew).off('end', this.#waitAnew);
    if (!this.#answerIsComplete) this.#controller?.abort(new Error('The client left.'));
  };

  readonly #flush = (): void => {
    const { response, method } = this.#exchange;
    const head = this.#head;
    if (this.#isDetached || head === undefined) return;
    // Nobody reads what follows an answer to HEAD, and its connection ends with it.
    if (this.#connection().fault !== undefined && method !== 'HEAD') {
      this.#fail('wrong answer: bytes beyond its end', 502);
      return;
    }
    if (!this.#isStarted) {
      if (head.status === 304 && hasMoreThanHead(this.#connection().lastPart)) {
        this.#fail('wrong answer: 304 with a body', 502);
        return;
      }
      this.#isStarted = true;
      for (const header of Object.entries(idHeader(response.req))) head.headers.push(...header);
      response.writeHead(head.status, head.reason || undefined, head.headers);
      // The head is sent at once: the body may take some time.
      if (this.#parts.length === 0 && !this.#answerIsComplete) response.flushHeaders();
    }
    const last = this.#answerIsComplete ? this.#parts.pop() : undefined;
    for (const part of this.#parts) response.write(part);
    this.#parts = [];
    if (this.#answerIsComplete) response.end(last);
  };

  #fail(cause: string, status: 502 | 504): void {
    const { response, watch, name } = this.#exchange;
    this.#detach();
    watch.failed(cause, name, idHeader(response.req)['X-Request-Id']);
    if (response.headersSent) {
      // A partial answer must not look complete: to whoever reads HTTP/1.0 a usual end of the connection is its end.
      response.socket?.resetAndDestroy();
      return;
    }
    const error = status === 504 ? 'did not answer in time' : 'could not be reached, or did not answer as it should';
    answerProblem(response, status, `The portal behind this server ${error}.`);
  }
}
