import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { REQUEST_ID } from '../../src/contract/requestId';
import type { TrustedProxies } from './settings';

const ID = new RegExp(`^${REQUEST_ID}$`, 'i');

/**
 * Gives each request an id: that of a trusted proxy, or else a new one. It replaces the request's own X-Request-Id, so
 * that everybody after this reads it there.
 */
export const giveId =
  (trustedProxies: TrustedProxies = () => false): RequestHandler =>
  (request, _, next) => {
    const told = trustedProxies(request.socket.remoteAddress) ? request.get('x-request-id') : undefined;
    request.headers['x-request-id'] = told && ID.test(told) ? told : `${randomUUID()}ff`;
    next();
  };

/** The id of a request as a header of an answer or of a call; nothing if nobody has given it one. */
export const idHeader = ({ headers }: { headers: NodeJS.Dict<string | string[]> }): Readonly<Record<string, string>> =>
  headers['x-request-id'] === undefined ? {} : { 'X-Request-Id': String(headers['x-request-id']) };
