import type { RequestHandler } from 'express';

/** The embedded sandbox's two places in a server. */
export interface Sandbox {
  /** Before the page: gives the browser its session and reads the choices of the page's address. */
  readonly page: RequestHandler;
  /** Behind the page and the files: answers in the portal's place. */
  readonly portal: RequestHandler;
}

/** Loads the sandbox; a server with a portal behind never reads it. */
export const loadSandbox = async (): Promise<Sandbox> => {
  const { sandboxPageMiddleware, sandboxRouter } = await import('../sandbox/express');
  return { page: sandboxPageMiddleware(), portal: sandboxRouter() };
};
