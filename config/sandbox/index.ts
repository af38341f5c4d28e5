/** The embedded portal: every call of the contract and the content, for a choice of members, as one pure function. */
import { json } from './answer';
import { answerContent, isContentPath } from './content';
import { applyFault, type FaultTarget } from './faults';
import { isOver, nobody, used } from './lifetime';
import { findPersona, personas } from './members/personas';
import { answerCall, callsAt } from './routes';
import { remember, type SandboxRequest, type SandboxResponse, type SandboxSession } from './session';

export type { FaultTarget } from './faults';
export { faultKinds, faultTargets, readDelay, readFaults, writeFaults } from './faults';
export { findPersona, personas } from './members/personas';
export type { SandboxRequest, SandboxResponse, SandboxSession, Sent } from './session';
export { startSession } from './session';

/** An answer and the session after it. */
export interface Handled {
  readonly response: SandboxResponse;
  readonly session: SandboxSession;
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** Whether the pure sandbox answers the request: a call of the portal's services, or content. */
export const isBackEndPath = (path: string): boolean => path.startsWith('/portal/api/') || isContentPath(path);

const spoiled = (target: FaultTarget, response: SandboxResponse, session: SandboxSession): SandboxResponse => {
  const fault = session.faults.find(({ call }) => call === target);
  const delayed = session.delayMs > 0 ? { ...response, delayMs: session.delayMs } : response;
  return fault === undefined ? delayed : applyFault(delayed, fault.kind);
};

/**
 * A status fault or a redirect refuses the call before it changes anything; any other fault damages an answer after it was computed.
 */
const isRefused = (target: FaultTarget, session: SandboxSession) =>
  session.faults.some(
    ({ call, kind }) => call === target && (kind === 'redirect' || (typeof kind === 'number' && kind >= 400)),
  );

const finish = (target: FaultTarget, request: SandboxRequest, { response, session }: Handled): Handled => {
  const final = spoiled(target, response, session);
  return {
    response: request.method === 'HEAD' ? { ...final, body: '' } : final,
    session: remember(session, 'calls', {
      call: target,
      method: request.method,
      path: request.path,
      query: request.query,
      status: final.fault === undefined ? final.status : 0,
    }),
  };
};

const notAllowed = (calls: ReturnType<typeof callsAt>): SandboxResponse => {
  const response = json({ error: 'Method not allowed' }, 405);
  return { ...response, headers: { ...response.headers, allow: calls.map(({ method }) => method).join(', ') } };
};

const forgery: SandboxResponse = json({ error: 'The header X-XSRF-TOKEN is missing or does not match' }, 403);

/**
 * Answers one request. Never throws, whatever the request contains; an unknown call gets a JSON 404, a write without
 * the token of the XSRF-TOKEN cookie a JSON 403 (rule `call.forgery`). Applies the session's faults and delay.
 */
export const handle = (request: SandboxRequest, session: SandboxSession): Handled => {
  const content = answerContent(request);
  if (content !== undefined) {
    if (!isRead(request.method)) return { response: json({ error: 'Content is read only' }, 405), session };
    return content.kind === 'image'
      ? { response: content.response, session }
      : finish('fragment', request, { response: content.response, session });
  }
  const calls = callsAt(request.path);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const endpoint = calls.find((candidate) => candidate.method === method);
  if (endpoint === undefined) {
    return { response: calls.length === 0 ? json({ error: 'No such call' }, 404) : notAllowed(calls), session };
  }
  if (isOver(session, request.at)) return finish(endpoint.name, request, { response: nobody(), session });
  if (!isRead(request.method) && request.headers['x-xsrf-token'] !== session.xsrfToken) {
    return finish(endpoint.name, request, { response: forgery, session });
  }
  if (isRefused(endpoint.name, session)) return finish(endpoint.name, request, { response: json(null), session });
  const { member } = findPersona(session.member) ?? personas[0];
  const answered = { session, ...answerCall(endpoint.name, { request, session, member }) };
  return finish(endpoint.name, request, used(answered, request.at));
};
