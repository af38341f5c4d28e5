import { logLevels } from '../contract/errorLog';
import { type EntryLogger, messageOf, stackOf } from './logger';

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
  createReference(): string;
}

const canBeKept = (error: unknown): error is object => Object(error) === error;

/** Logs uncaught errors, each once: message, reference, address of the page and at most 20 frames (`log.frames`). */
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

/** Reports errors and promise rejections that reach the window uncaught. */
export const watchGlobalErrors = (window: Pick<Window, 'addEventListener'>, report: ReportError): void => {
  // Chrome keeps ten frames by default; a record lists twenty.
  Error.stackTraceLimit = Math.max(Error.stackTraceLimit || 0, 20);
  window.addEventListener(
    'error',
    ({ error, message, filename, lineno, colno }) => void report(error ?? message, `@${filename}:${lineno}:${colno}`),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => void report(reason));
};

/** An error boundary that shows the reference of what it caught, which is that of the record. */
interface InformedBoundary {
  informed(reference: string): void;
}

const isInformed = (boundary: object): boundary is InformedBoundary => 'informed' in boundary;

/** The hooks of a React root: report what it caught, and give the boundary that caught it the record's reference. */
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
