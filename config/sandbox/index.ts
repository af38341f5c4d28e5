/** The embedded portal: every call of the contract and the content, for a choice of members, as one pure function. */
import type { Endpoint } from '../../src/contract/endpoint';
import { type EndpointName, endpoints } from '../../src/contract/endpoints';
import { isRead, json, NOT_JSON } from './answer';
import { answerContent, isContentPath } from './content';
import { applyFault, type FaultTarget } from './faults';
import { findPersona, personas } from './members/personas';
import { answerCall, callsAt } from './routes';
import { type Handled, isOver, prolonged, remember, type SandboxRequest, type SandboxSession } from './session';

export type { FaultTarget } from './faults';
export { faultKinds, faultTargets, readDelay, readFaults, writeFaults } from './faults';
export { findPersona, personas } from './members/personas';
export type { Handled, SandboxRequest, SandboxResponse, SandboxSession, Sent } from './session';
export { startSession } from './session';

/** Whether the pure sandbox answers the request: a call of the portal's services, or content. */
export const isBackEndPath = (path: string): boolean => path.startsWith('/portal/api/') || isContentPath(path);

const finish = (target: FaultTarget, request: SandboxRequest, { response, session }: Handled): Handled => {
  const delayed = session.delayMs > 0 ? { ...response, delayMs: session.delayMs } : response;
  const kind = session.faults[target];
  const final = kind === undefined ? delayed : applyFault(delayed, kind);
  const { method, path, query } = request;
  const status = final.fault === undefined ? final.status : 0;
  return {
    response: method === 'HEAD' ? { ...final, body: '' } : final,
    session: remember(session, 'calls', { call: target, method, path, query, status }),
  };
};

// A redirect, a status of 300 and more, or a sign-in page that the portal's page tells from an answer refuses the call
// before it changes anything; any other fault damages an answer after it was computed.
const isRefused = (name: EndpointName, session: SandboxSession): boolean => {
  const kind = session.faults[name];
  const { ignoresBody, refusesPages }: Endpoint<unknown> = endpoints[name];
  if (kind === 'html') return refusesPages === true || !ignoresBody;
  return kind === 'redirect' || (typeof kind === 'number' && kind >= 300);
};

const forgery = json({ error: 'The header X-XSRF-TOKEN is missing or does not match' }, 403);

const answered = (name: EndpointName, request: SandboxRequest, session: SandboxSession): Handled => {
  if (isOver(session, request.at)) return { response: json({ error: 'Nobody is signed in' }, 401), session };
  if (!isRead(request.method) && request.headers['x-xsrf-token'] !== session.xsrfToken) {
    return { response: forgery, session };
  }
  if (isRefused(name, session)) return { response: json(null), session };
  const { member: before } = findPersona(session.member) ?? personas[0];
  const member = { ...before, ...session.changes };
  return prolonged(answerCall(name, { request, session, member }), request.at);
};

/** Answers one request, with the faults and the delay of the session; never throws (rule `call.forgery`). */
export const handle = (request: SandboxRequest, session: SandboxSession): Handled => {
  if (request.body === NOT_JSON) return { response: json({ error: 'The body is not JSON' }, 400), session };
  const content = answerContent(request);
  if (content !== undefined) {
    const { kind, response } = content;
    if (!isRead(request.method)) return { response: json({ error: 'Content is read only' }, 405), session };
    return kind === 'image' ? { response, session } : finish('fragment', request, { response, session });
  }
  const calls = callsAt(request.path);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const name = calls.find((candidate) => candidate.method === method)?.name;
  if (name !== undefined) return finish(name, request, answered(name, request, session));
  if (calls.length === 0) return { response: json({ error: 'No such call' }, 404), session };
  const response = json({ error: 'Method not allowed' }, 405);
  const allow = calls.map((call) => call.method).join(', ');
  return { response: { ...response, headers: { ...response.headers, allow } }, session };
};
