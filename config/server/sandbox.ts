import type { RequestHandler } from 'express';
import { sandboxPageMiddleware, sandboxRouter } from '../sandbox/express';

/** The embedded sandbox's two places in a server. */
export interface Sandbox {
  /** Before the page: gives the browser its session and reads the choices of the page's address. */
  readonly page: RequestHandler;
  /** Behind the page and the files: answers in the portal's place. */
  readonly portal: RequestHandler;
}

/** A sandbox for one server. */
export const makeSandbox = (): Sandbox => ({ page: sandboxPageMiddleware(), portal: sandboxRouter() });
