import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { idHeader } from './requestId';
import { climbs, readTarget } from './requestTarget';
import type { UpstreamSettings } from './settings';

/** A request that is not passed on; the message tells its client why. */
export class RefusedCall extends Error {
  constructor(
    message: string,
    readonly status: 400 | 404 | 501 = 400,
  ) {
    super(message);
  }
}

/** Headers for the next hop only (RFC 9110, section 7.6.1), besides those that Connection names. */
export const HOP_BY_HOP =
  /^(?:connection|keep-alive|proxy-(?:authenticate|authorization|connection)|te|trailer|transfer-encoding|upgrade|http2-settings)$/;

// Without them a request would have another meaning or no identity: Connection must not name them.
const END_TO_END = /^(?:transfer-encoding|content-(?:length|type|encoding)|host|cookie|authorization)$/;

/** Headers that this server writes itself. */
const WRITTEN_BY_US = /^(?:content-length|expect|host|forwarded|x-forwarded-.*|x-real-ip|x-request-id)$/;

const HOST = /^([\w.~!$&'()*+;=%-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** The names that a Connection header lists, in lower case. */
export const namedByConnection = (connection: string | undefined): ReadonlySet<string> =>
  new Set((connection ?? '').split(',').map((name) => name.trim().toLowerCase()));

const countOf = ({ rawHeaders }: IncomingMessage, wanted: string): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === wanted).length;

/** Whether the request has a body. */
const readFraming = (request: IncomingMessage): boolean => {
  const { 'transfer-encoding': encoding, 'content-length': length } = request.headers;
  if (encoding !== undefined) {
    const isPlain = /^chunked$/i.test(encoding) && request.httpVersion === '1.1' && length === undefined;
    if (!isPlain) throw new RefusedCall('The transfer encoding of this request is not understood.');
  }
  if (length !== undefined && !/^\d+$/.test(length)) {
    throw new RefusedCall('The length of this request is not a number.');
  }
  const hasBody = encoding !== undefined || Number(length ?? 0) > 0;
  // Servers that do not expect a body here may read it as the next request.
  if (hasBody && ['GET', 'HEAD'].includes(request.method ?? '')) {
    throw new RefusedCall('A request to read has no body.');
  }
  return hasBody;
};

const readAddress = (request: Request, prefix: string) => {
  const { host } = request.headers;
  // As it was received, before any middleware removed a part of it.
  const target = readTarget(request.originalUrl);
  if (target === undefined) throw new RefusedCall('The address of this request is not understood.');
  if (countOf(request, 'host') > 1 || (host !== undefined && !HOST.test(host))) {
    throw new RefusedCall('The host of this request is not understood.');
  }
  if (target.authority !== undefined && target.authority.toLowerCase() !== host?.toLowerCase()) {
    throw new RefusedCall('The address and the Host of this request differ.');
  }
  if (prefix !== '' && climbs(target.path)) throw new RefusedCall('Not found.', 404);
  return { path: prefix + target.path + target.search, asked: target.path };
};

const plainAddress = (address: string | undefined): string => (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * The forwarding headers, which tell the upstream portal who sent the request, and how: these three alone, and from a
 * trusted proxy what it said in them.
 */
const forwarded = (request: IncomingMessage, isTrusted: boolean): readonly string[] => {
  const { headers, socket } = request;
  const said = (name: string): string | undefined => (isTrusted ? headers[name]?.toString() : undefined);
  const earlier = said('x-forwarded-for');
  const client = plainAddress(socket.remoteAddress);
  const host = said('x-forwarded-host') ?? headers.host;
  return [
    ...['X-Forwarded-For', earlier ? `${earlier}, ${client}` : client],
    ...['X-Forwarded-Proto', said('x-forwarded-proto') ?? 'http'],
    ...(host === undefined ? [] : ['X-Forwarded-Host', host]),
  ];
};

/** Whether a header is passed on; one with underscores is treated like the header that a gateway may read it as. */
const travels = (name: string, named: ReadonlySet<string>): boolean => {
  const read = name.replaceAll('_', '-');
  return !HOP_BY_HOP.test(read) && !WRITTEN_BY_US.test(read) && !named.has(name);
};

/**
 * Reads a request for the upstream portal: with one framing, one Host, an address below the portal's path, and the
 * forwarding headers. An ambiguous request is refused (RFC 9112, sections 3.2, 6.1 and 6.3).
 * @throws RefusedCall
 */
export const readCall = (
  request: Request,
  { address: upstream, host: whichHost, trustedProxies }: UpstreamSettings,
) => {
  const { method, rawHeaders, headers, socket } = request;
  const hasBody = readFraming(request);
  const { path, asked } = readAddress(request, upstream.pathname.replace(/\/+$/, ''));
  const named = namedByConnection(headers.connection);
  if (named.has('upgrade') && /websocket/i.test(headers.upgrade ?? '')) {
    throw new RefusedCall('WebSockets are not passed on.', 501);
  }
  if ([...named].some((name) => END_TO_END.test(name))) {
    throw new RefusedCall('Connection names a header that is for everyone.');
  }
  const isTrusted = trustedProxies(socket.remoteAddress);
  const sent = ['Host', (whichHost === 'keep' ? headers.host : undefined) ?? upstream.host];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (travels(name.toLowerCase(), named)) sent.push(name, rawHeaders[index + 1] ?? '');
  }
  sent.push(...forwarded(request, isTrusted), ...Object.entries(idHeader(request)).flat());
  // The body is framed by its own length if it has one, and in chunks otherwise.
  if (hasBody && headers['content-length'] !== undefined) sent.push('Content-Length', headers['content-length']);
  return {
    method,
    /** In origin form, below the path of the upstream portal. */
    path,
    /** The path that the client asked for. */
    asked,
    /** Alternating names and values, none of which frames the body but its length. */
    headers: sent,
    hasBody,
  };
};
