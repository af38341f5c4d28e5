import { logLevels } from '../contract/errorLog';
import { MOST_FRAMES, messageOf, stackOf } from './errorReading';
import type { EntryLogger } from './logger';

/**
 * Reports an error that nobody caught. Returns its reference, the same for the same error.
 * @param place where it was thrown, in the form of a stack, for what has none
 */
export type ReportError = (error: unknown, place?: string) => string;

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

  return (error, place = '') => {
    const known = canBeKept(error) ? references.get(error) : undefined;
    if (known !== undefined) return known;
    const reference = createReference();
    if (canBeKept(error)) references.set(error, reference);
    const message = messageOf(error);
    log.write({
      level: logLevels.error,
      message,
      additional: [message, reference, url()],
      stack: stackOf(error) || place,
      listsFrames: true,
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
  const onError = ({ error, message, filename, lineno, colno }: ErrorEvent) =>
    void report(error ?? message, `@${filename}:${lineno}:${colno}`);
  const onRejection = (event: PromiseRejectionEvent) => void report(event.reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
};

/** An error boundary that shows the reference of what it caught. */
export interface InformedBoundary {
  /** Called with the reference of the record while React still handles the error. */
  informed(reference: string): void;
}

const isInformed = (boundary: object): boundary is InformedBoundary => 'informed' in boundary;

/**
 * The hooks of a React root: with them set, errors of rendering no longer reach the window. The boundary that caught an
 * error is told the reference here, as a thrown primitive could not be recognised later.
 */
export const rootErrorHooks = (report: ReportError) => {
  const onError = (error: unknown) => void report(error);
  return {
    onUncaughtError: onError,
    onCaughtError(error: unknown, { errorBoundary }: { readonly errorBoundary?: object | null | undefined }) {
      const reference = report(error);
      if (errorBoundary && isInformed(errorBoundary)) errorBoundary.informed(reference);
    },
    onRecoverableError: onError,
  };
};

/** The saga middleware's `onError`: what no worker's own net has caught. */
export const sagaErrorHook = (report: ReportError) => (error: unknown) => void report(error);
