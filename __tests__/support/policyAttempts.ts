/** How each attempt ended: `done`, or the name of the error. */
export type PolicyAttempts = Readonly<
  Record<'evaluated' | 'inserted' | 'markUp' | 'scriptAddress' | 'secondPolicy', string>
>;

declare global {
  interface Window {
    /** What {@link tryPolicyOnRequest} has tried; undefined until then. */
    tried?: PolicyAttempts;
    /** Set by script that the policy should have stopped. */
    hasRun?: true;
    readonly trustedTypes?: { createPolicy(name: string, rules: object): unknown };
  }
}

/**
 * Runs in the page, before its own scripts: at the event `try-policy` the page tries what its policy forbids. It does
 * so in a task of its own, because the policy binds neither what a driver runs in the page nor what that sets off at
 * once.
 */
export const tryPolicyOnRequest = (): void => {
  const attempts: Readonly<Record<keyof PolicyAttempts, () => unknown>> = {
    evaluated: () => new Function('window.hasRun = true')(),
    inserted: () => {
      const element = document.createElement('script');
      element.append('window.hasRun = true');
      document.head.append(element);
    },
    markUp: () => {
      document.createElement('p').innerHTML = '<b>x</b>';
    },
    scriptAddress: () => {
      document.createElement('script').src = '/scripts/x.js';
    },
    // One with the name of webpack's own.
    secondPolicy: () => window.trustedTypes?.createPolicy('portfolio-ui', {}),
  };
  addEventListener('try-policy', () =>
    setTimeout(() => {
      const tried: Record<string, string> = {};
      for (const [name, act] of Object.entries(attempts)) {
        try {
          act();
          tried[name] = 'done';
        } catch (error) {
          tried[name] = error instanceof Error ? error.name : String(error);
        }
      }
      Object.assign(window, { tried });
    }, 0),
  );
};
