import { logLevels } from '../contract/errorLog';
import { framesOf, MOST_FRAMES, messageOf } from './errorReading';
import type { EntryLogger } from './logger';
import { withoutSecrets } from './secrets';

/** Reports an error that nobody caught. Returns its reference, the same for the same error. */
export type ReportError = (error: unknown, message?: string) => string;

/** What the reporter needs. */
export interface ErrorReporterSurroundings {
  readonly log: EntryLogger;
  /** The page's address, now. */
  url(): string;
  /** Makes the reference of one error. */
  createReference(): string;
}

const canBeKept = (error: unknown): error is object =>
  (typeof error === 'object' && error !== null) || typeof error === 'function';

/**
 * The one way of uncaught errors to the log (spec section 7, "Error logging"): message, reference, address of the page
 * and at most 20 frames. The same error object is logged once, however many ways it arrives.
 */
export const createErrorReporter = ({ log, url, createReference }: ErrorReporterSurroundings): ReportError => {
  const references = new WeakMap<object, string>();

  return (error, message = messageOf(error)) => {
    const known = canBeKept(error) ? references.get(error) : undefined;
    if (known !== undefined) return known;
    const reference = createReference();
    if (canBeKept(error)) references.set(error, reference);
    const frames = framesOf(error);
    const lines = frames.map(
      ({ functionName, fileName, lineNumber, columnNumber }) =>
        `${functionName}@${fileName}:${lineNumber}:${columnNumber}`,
    );
    log.write({
      level: logLevels.error,
      message,
      additional: [messageOf(error), reference, withoutSecrets(url()), lines],
      frame: frames[0],
    });
    return reference;
  };
};

/** Reports what reaches the window uncaught: errors and rejected promises. Returns the way to stop. */
export const watchGlobalErrors = (
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  report: ReportError,
): (() => void) => {
  // Chrome keeps ten frames unless told otherwise.
  Error.stackTraceLimit = Math.max(Error.stackTraceLimit || 0, MOST_FRAMES);
  const onError = (event: ErrorEvent) => void report(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => void report(event.reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
};

/** The hooks of a React root: with them set, errors of rendering no longer reach the window. */
export const rootErrorHooks = (report: ReportError) => {
  const onError = (error: unknown) => void report(error);
  return { onUncaughtError: onError, onCaughtError: onError, onRecoverableError: onError };
};

/** The saga middleware's `onError`: what no worker's own net has caught. */
export const sagaErrorHook = (report: ReportError) => (error: unknown) => void report(error);
