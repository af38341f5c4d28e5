import type { DisclaimerCheck } from '../../contract/answers/features';
import type { Statement } from './slice';

/** The key under which the session is stored for which the member closed the statement without accepting it. */
export const REJECTED_SESSION = 'portfolio.disclaimer.rejectedSession';

/** The statement in an answer, unless it was rejected in the same session (rule `privacy.shown`). */
export const statementDue = (
  { enable, sessionId, contentPath, version }: DisclaimerCheck,
  rejectedSession: string | undefined,
): Statement | undefined =>
  enable === true && sessionId !== undefined && sessionId !== rejectedSession && contentPath !== undefined
    ? { sessionId, contentPath, ...(version === undefined ? {} : { version }) }
    : undefined;
