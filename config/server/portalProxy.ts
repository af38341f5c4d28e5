import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { posix } from 'node:path';
import { PassThrough } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';
import { isBelowPrefix } from '../../src/content/addresses';
import { isCall } from '../../src/content/pictureAddress';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { callNames } from './callNames';
import { RefusedCall, readCall } from './callToPortal';
import type { LiveConfiguration } from './liveConfiguration';
import { mark } from './operations';
import { openPortalConnections } from './portalConnections';
import { type PortalWatch, Relay } from './portalRelay';
import { answerProblem } from './problem';
import { lenientParts } from './requestTarget';
import type { UpstreamSettings } from './settings';

const unwatched: PortalWatch = { answered: () => {}, failed: () => {} };

/** A counter of the calls in progress that keeps to these limits. */
const countCalls = ({ inAll, perClient }: UpstreamSettings['calls']) => {
  const counts = new Map<string, number>();
  let total = 0;
  return {
    /** Counts one more call of this client address; false if that would be one too many. */
    begin: (client: string): boolean => {
      const count = counts.get(client) ?? 0;
      if (total >= inAll || count >= perClient) return false;
      total += 1;
      counts.set(client, count + 1);
      return true;
    },
    /** Must follow each `begin` that was true, once the call has ended. */
    end: (client: string): void => {
      const count = counts.get(client) ?? 0;
      total -= 1;
      if (count > 1) counts.set(client, count - 1);
      else counts.delete(client);
    },
  };
};

/** The request's body as a separate stream: ending it early must not end the client's connection. */
const bodyOf = (request: IncomingMessage): PassThrough => {
  const body = new PassThrough();
  request.on('close', () => {
    if (!request.complete) body.destroy(new Error('The client left.'));
  });
  body.on('error', () => {
    // A body that nobody will read any more is read and dropped, so that the client gets to read its answer.
    request.unpipe(body);
    request.resume();
  });
  body.on('close', () => request.resume());
  return request.pipe(body);
};

/**
 * Passes every request on to the upstream portal, and streams its answer back, over connections that are kept open.
 * Both are parsed first and framed again: anything ambiguous is refused, a request with 400, an answer with 502 or,
 * once a part of it was sent, by breaking the connection. Must come before any body parser.
 */
export const portalProxy = (
  upstream: UpstreamSettings,
  watch: PortalWatch = unwatched,
  live: LiveConfiguration = { current: defaultConfiguration },
): RequestHandler => {
  const nameOf = callNames(live);
  const { dispatch } = openPortalConnections(upstream);
  const untrusted = new WeakSet<Socket>();
  const calls = countCalls(upstream.calls);
  const read = (request: Request, response: Response) => {
    try {
      return readCall(request, upstream);
    } catch (refusal) {
      if (!(refusal instanceof RefusedCall)) throw refusal;
      mark(response, 'refused');
      if (refusal.status === 400) {
        untrusted.add(request.socket);
        response.shouldKeepAlive = false;
      }
      answerProblem(response, refusal.status, refusal.message);
      return undefined;
    }
  };
  return (request, response) => {
    // After a refused request, what follows on its connection may not be what its sender thinks: nothing more is read.
    if (untrusted.has(request.socket)) return;
    const call = read(request, response);
    if (call === undefined) return;
    const { remoteAddress } = request.socket;
    // Behind trusted proxies the client is that which they tell.
    const client = (upstream.trustedProxies(remoteAddress) ? request.ip : remoteAddress) ?? '';
    if (!calls.begin(client)) {
      mark(response, 'refused');
      // Its connection ends as well, so that those who wait hold none.
      response.shouldKeepAlive = false;
      answerProblem(response, 503, 'Too many calls are in progress. Try again in a second.', { 'Retry-After': '1' });
      return;
    }
    response.on('close', () => calls.end(client));
    const { method, path, asked, headers, hasBody } = call;
    const body = hasBody ? bodyOf(request) : null;
    const send = (relay: Relay, isOnItsOwn: boolean): void => {
      const carriedBy = relay.carriedBy.bind(relay);
      dispatch({ method, path, headers, body, carriedBy, isOnItsOwn }, relay);
    };
    const name = nameOf(method, asked);
    // The page follows redirects of the content with the member's cookies, and cannot see where they lead.
    const refusesRedirect = (location: string): boolean => {
      if (name !== 'fragment') return false;
      // "https:/x" leads to another server from a page over HTTP, and to our own path from one over HTTPS.
      return ['http', 'https'].some((scheme) => {
        const base = `${scheme}://portal${asked}`;
        if (!URL.canParse(location, base)) return false;
        const parts = lenientParts(new URL(location, base).pathname);
        const to = posix.normalize(parts.join('/')).replace(/\/$/, '');
        if (!/^(?:fragment|other)$/.test(nameOf('GET', to))) return true;
        // As the page decides: members sign out, or stay signed in, at addresses that no endpoint has.
        const page = { origin: `${scheme}://${request.host}`, configuration: live.current };
        return !isBelowPrefix(to, page) && isCall(to, page);
      });
    };
    send(new Relay({ response, method, name, refusesRedirect, watch, send, answerMs: upstream.answerMs }), false);
  };
};
