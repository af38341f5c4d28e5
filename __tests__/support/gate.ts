import { callsAt } from '../../config/sandbox/routes';

/** A call whose answer has not been let in. */
interface WaitingCall {
  /** The name of its endpoint, or the path of a fragment. */
  readonly name: string;
  readonly letIn: () => void;
}

const nameOf = (address: string, method: string): string => {
  const { pathname } = new URL(address, 'http://localhost/');
  return callsAt(pathname).find((call) => call.method === method)?.name ?? pathname;
};

/** A gate between the portal and whatever answers it: each answer waits until the test lets it in. */
export const createGate = () => {
  const waiting: WaitingCall[] = [];
  let isOpen = false;

  /** Resolves once the answer may come in; rejects if its call is given up before. */
  const turn = (name: string, signal: AbortSignal | null | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const call = { name, letIn: resolve };
      waiting.push(call);
      signal?.addEventListener('abort', () => {
        if (waiting.includes(call)) waiting.splice(waiting.indexOf(call), 1);
        reject(signal.reason);
      });
    });

  const watch =
    (answer: typeof fetch): typeof fetch =>
    async (input, init) => {
      const name = nameOf(String(input), (init?.method ?? 'GET').toUpperCase());
      const outcome = answer(input, init).then(
        (response) => () => response,
        (error: unknown) => () => {
          throw error;
        },
      );
      if (!isOpen) await turn(name, init?.signal);
      return (await outcome)();
    };

  return {
    watch,
    /** The calls whose answers wait, oldest first. */
    waiting: waiting as readonly WaitingCall[],
    /** Lets in one of the waiting answers, and returns its name; `choice` is any whole number. */
    answer: (choice: number): string | undefined => {
      const [call] = waiting.splice(choice % Math.max(1, waiting.length), 1);
      call?.letIn();
      return call?.name;
    },
    /** Lets in every answer that waits, and from now on each at once. */
    open: () => {
      isOpen = true;
      for (const { letIn } of waiting.splice(0)) letIn();
    },
  };
};
