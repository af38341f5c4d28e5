import type { DisclaimerCheck } from '../../contract/answers/features';
import type { Statement } from './slice';

/** Where the session is kept for which the member closed the statement without accepting it. */
export const REJECTED_SESSION = 'portfolio.disclaimer.rejectedSession';

/** The statement that an answer asks for, unless it was rejected in the same session (spec section 4, Disclaimer). */
export const statementDue = (
  { enable, sessionId, contentPath, version }: DisclaimerCheck,
  rejectedSession: string | undefined,
): Statement | undefined =>
  enable === true && sessionId !== undefined && sessionId !== rejectedSession && contentPath !== undefined
    ? { sessionId, contentPath, ...(version === undefined ? {} : { version }) }
    : undefined;
