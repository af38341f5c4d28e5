import type { Response } from 'express';
import type { SandboxResponse } from './session';

const PIECES = 10;
/** Milliseconds before each piece of a slow body. */
const PAUSE = 400;

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** An answer's body: in pieces if it is slow, half of it if it is cut; `aborted` rejects if nobody waits for it. */
export const bodyOf = (
  { body, slow, cut }: SandboxResponse,
  aborted?: Promise<never>,
): string | ReadableStream<Uint8Array<ArrayBuffer>> => {
  if (!slow && !cut) return body;
  const bytes = new TextEncoder().encode(body);
  const size = Math.max(1, Math.ceil(bytes.length / (cut ? 2 : PIECES)));
  let sent = 0;
  return new ReadableStream({
    async pull(controller) {
      if (slow) await Promise.race([pause(PAUSE), ...(aborted ? [aborted] : [])]);
      if (cut && sent > 0) {
        controller.error(new TypeError('network error'));
        return;
      }
      controller.enqueue(bytes.subarray(sent, sent + size));
      sent += size;
      if (!cut && sent >= bytes.length) controller.close();
    },
  });
};

const send = async (answer: SandboxResponse, response: Response): Promise<void> => {
  if (answer.delayMs !== undefined) await pause(answer.delayMs);
  if (response.destroyed || answer.fault === 'hang') return;
  if (answer.fault === 'drop') {
    response.socket?.destroy();
    return;
  }
  response.status(answer.status);
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  const body = bodyOf(answer);
  if (typeof body !== 'string') {
    // A piece must reach the browser before the connection may end.
    for await (const part of body) await new Promise((resolve) => response.write(part, resolve));
  }
  response.end(typeof body === 'string' ? body : undefined);
};

/** Sends an answer with its fault: late, slowly, never, or by breaking the connection. */
export const deliver = (answer: SandboxResponse, response: Response): void => {
  send(answer, response).catch(() => response.destroy());
};
