import path from 'node:path';
import express from 'express';
import { defaultConfiguration, type RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { serve } from '../browser/servePortal';
import { createApp } from '../server/app';
import { configureForSandbox, makeSandbox } from '../server/sandbox';
import { root } from '../setup/run.mjs';
import { inPage } from './inPage';

const dist = path.join(root, 'dist');

/** Where the browsers report what the page's policy forbade. */
const REPORTS = '/-/policy-report';

/** The built portal over the sandbox, with hooks for what not every engine's client can do itself. */
export type Portal = Awaited<ReturnType<typeof startPortal>>;

/** Starts the portal on a free port of this machine. */
export const startPortal = async (changes: Partial<RuntimeConfiguration>) => {
  const requests: string[] = [];
  const violations: string[] = [];
  const beforeStart = [inPage];
  const changed = { page: (html: string) => html, policy: (policy: string) => policy };
  let isReachable = true;
  let isFirstPage = true;

  const withScripts = (html: string): string => {
    const [nonce] = /nonce="[^"]+"/.exec(html) ?? [];
    const text = beforeStart.map((act) => `(${act})();`.replaceAll('</', '<\\/')).join('');
    return html.replace('<head>', () => `<head><script ${nonce}>{${text}}</script>`);
  };

  const front = express();
  const instead = express.Router();
  front.use((request, _, next) => {
    if (!isReachable) return void request.socket.destroy();
    if (request.path !== REPORTS) requests.push(`${request.method} ${request.path}`);
    next();
  });
  front.post(REPORTS, express.text({ type: () => true }), (request, response) => {
    violations.push(request.body);
    response.sendStatus(204);
  });
  front.use(instead);
  // The page is changed where it leaves the server, so that every engine gets the same one.
  front.get(['/', '/portfolio'], (request, response, next) => {
    delete request.headers['accept-encoding'];
    // The engine has cookies of other portals on this machine, whose sessions the sandbox would know.
    if (isFirstPage) delete request.headers.cookie;
    isFirstPage = false;
    // The server writes the page in parts.
    const { write, end } = response;
    const parts: Buffer[] = [];
    const keep = (part?: Buffer | string) => void (part && parts.push(Buffer.from(part)));
    const finish = (last?: Buffer | string) => {
      keep(last);
      Object.assign(response, { write, end });
      const policy = changed.policy(response.get('Content-Security-Policy') ?? '');
      if (policy === '') response.removeHeader('Content-Security-Policy');
      else response.set('Content-Security-Policy', `${policy}; report-uri ${REPORTS}`);
      response.send(changed.page(withScripts(Buffer.concat(parts).toString())));
    };
    Object.assign(response, { write: keep, end: finish });
    next();
  });
  const current = configureForSandbox({ ...defaultConfiguration, ...changes });
  front.use(createApp({ dist, live: { current }, sandbox: makeSandbox() }));

  const { address, closeConnections, stop } = await serve(front);
  return {
    /** With a slash at the end. */
    address,
    /** Method and path of every request, in their order. */
    requests,
    /** What the browsers reported as forbidden by the page's policy. */
    violations,
    /** What answers in place of the portal. */
    instead,
    /** From now on every page runs `act` before its own scripts. */
    beforeStart: (act: () => void) => void beforeStart.push(act),
    /** Change the page and its policy before they are sent; an empty policy is left out. */
    changed,
    /** Whether the server answers at all; otherwise every connection breaks. */
    setReachable(next: boolean) {
      isReachable = next;
      if (!next) closeConnections();
    },
    stop,
  };
};
