import type { ReportError } from './log';

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

// An error boundary may show the reference of what it caught, which is that of the record.
const isInformed = (boundary: object): boundary is { informed(reference: string): void } => 'informed' in boundary;

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
