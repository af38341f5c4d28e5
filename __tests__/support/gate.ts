import { callsAt } from '../../config/sandbox/routes';
import type { EndpointName } from '../../src/contract/endpoints';

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

/**
 * A gate between the portal and whatever answers it: an answer, which is that of the state in which it was asked for,
 * waits until the test lets it in. At first every answer waits, or those of `calls` alone.
 */
export const createGate = (calls?: readonly EndpointName[]) => {
  const waiting: WaitingCall[] = [];
  const held = new Set<string>(calls);
  let holdsAll = calls === undefined;

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
    (input, init) => {
      const name = nameOf(String(input), (init?.method ?? 'GET').toUpperCase());
      const given = answer(input, init);
      if (!holdsAll && !held.has(name)) return given;
      // Its failure waits as well, and is none before that.
      given.catch(() => undefined);
      return turn(name, init?.signal).then(() => given);
    };

  const letInAll = (isMeant: (call: WaitingCall) => boolean) => {
    for (const call of waiting.filter(isMeant)) {
      waiting.splice(waiting.indexOf(call), 1);
      call.letIn();
    }
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
    /** From now on the answers of this call wait. */
    hold: (call: EndpointName) => void held.add(call),
    /** Lets in the answers of this call, from now on each at once. */
    release: (call: EndpointName) => {
      held.delete(call);
      letInAll(({ name }) => name === call);
    },
    /** Lets in every answer that waits, and from now on each at once. */
    open: () => {
      holdsAll = false;
      letInAll(() => true);
    },
  };
};
