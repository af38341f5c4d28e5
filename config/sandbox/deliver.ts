import type { Response } from 'express';
import type { SandboxResponse } from './session';

const PIECES = 10;
/** Milliseconds between two pieces of a slow body. */
const PAUSE = 400;

const trickle = (body: Buffer, response: Response, piece = 0): void => {
  if (response.destroyed) return;
  const size = Math.max(1, Math.ceil(body.length / PIECES));
  const part = body.subarray(piece * size, (piece + 1) * size);
  if (part.length === 0) {
    response.end();
    return;
  }
  response.write(part);
  setTimeout(trickle, PAUSE, body, response, piece + 1).unref();
};

const cutOff = (body: Buffer, response: Response): void => {
  response.setHeader('Content-Length', body.length + 1);
  // The first half must reach the browser before the connection ends.
  response.write(body.subarray(0, Math.ceil(body.length / 2)), () => response.destroy());
};

const send = ({ status, headers, body, fault, slow, cut }: SandboxResponse, response: Response): void => {
  if (response.destroyed || fault === 'hang') return;
  if (fault === 'drop') {
    response.socket?.destroy();
    return;
  }
  response.status(status);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (slow === true) trickle(Buffer.from(body), response);
  else if (cut === true) cutOff(Buffer.from(body), response);
  else response.end(body);
};

/** Sends an answer with its fault: late, slowly, never, or by breaking the connection. */
export const deliver = (answer: SandboxResponse, response: Response): void => {
  if (answer.delayMs === undefined) send(answer, response);
  else setTimeout(send, answer.delayMs, answer, response).unref();
};
