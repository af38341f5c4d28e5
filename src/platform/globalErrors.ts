import { logLevels } from '../contract/errorLog';
import { MOST_FRAMES, messageOf, stackOf } from './errorReading';
import type { EntryLogger } from './logger';

/**
 * Reports an uncaught error. Returns its reference, which is the same each time for the same error.
 * @param place where it was thrown, in the format of a stack, for errors without one
 */
export type ReportError = (error: unknown, place?: string) => string;

/** What the reporter needs. */
export interface ErrorReporterSurroundings {
  readonly log: EntryLogger;
  /** The page's address, now. */
  url(): string;
  /** Makes a new reference. */
  createReference(): string;
}

const canBeKept = (error: unknown): error is object =>
  (typeof error === 'object' && error !== null) || typeof error === 'function';

/**
 * Logs every uncaught error (rule `log.frames`): message, reference, address of the page and at most 20 frames. The
 * same error object is logged only once, even if it is reported from several sides.
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
      reference,
      stack: stackOf(error) || place,
      listsFrames: true,
    });
    return reference;
  };
};

/** Reports errors and promise rejections that reach the window uncaught. Returns a function that stops it. */
export const watchGlobalErrors = (
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  report: ReportError,
): (() => void) => {
  // Chrome keeps ten frames by default.
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
  /** Called with the reference of the record while React is still handling the error. */
  informed(reference: string): void;
}

const isInformed = (boundary: object): boundary is InformedBoundary => 'informed' in boundary;

/**
 * The hooks of a React root: with them set, rendering errors no longer reach the window. The boundary that caught an
 * error gets the reference here, because a thrown primitive could not be recognised later.
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

/** The saga middleware's `onError`: for errors that `safely` did not catch. */
export const sagaErrorHook = (report: ReportError) => (error: unknown) => void report(error);
