/** How the package waits; it has no types of its own for this file. */
declare module 'redux-saga-test-plan/lib/utils/async' {
  export const delay: (milliseconds: number) => Promise<void>;
}
