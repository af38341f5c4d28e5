import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultConfiguration, type RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { createApp } from '../server/app';
import { configureForSandbox, makeSandbox } from '../server/sandbox';
import { inPage } from './inPage';
import { NAME_HELPER } from './tab';

const dist = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../dist');

/** Where the browsers report what the page's policy forbade. */
const REPORTS = '/-/policy-report';

/** Answers a request in place of the portal, or passes it on. */
export type Interception = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The built portal over the sandbox, with everything in between that the drivers of some engines cannot do. */
export interface Portal {
  /** With a slash at the end. */
  readonly address: string;
  /** Method and path of every request, in their order. */
  readonly requests: readonly string[];
  /** What the browsers reported as forbidden by the page's policy. */
  readonly violations: readonly string[];
  /** Answers the requests whose path matches; returns what ends that. */
  intercept(match: RegExp, answer: Interception): () => void;
  /** From now on every page runs `act` before its own scripts. */
  beforeStart<Given extends readonly unknown[]>(act: (...given: Given) => void, ...given: Given): void;
  /** From now on the page comes as `change` makes it. */
  rewrite(change: (html: string) => string): void;
  /** From now on the page comes with its policy as `change` makes it; without one, if that is empty. */
  changePolicy(change: (policy: string) => string): void;
  /** Whether the server answers at all; otherwise every connection breaks. */
  setReachable(isReachable: boolean): void;
  stop(): Promise<void>;
}

const NONCE = /nonce="([^"]+)"/;

/** Starts the portal on a free port of this machine. */
export const startPortal = async (changes: Partial<RuntimeConfiguration> = {}): Promise<Portal> => {
  const configuration = configureForSandbox({ ...defaultConfiguration, ...changes });
  const app = createApp({ dist, configuration, sandbox: makeSandbox() });
  const requests: string[] = [];
  const violations: string[] = [];
  const interceptions: { match: RegExp; answer: Interception }[] = [];
  const before: string[] = [];
  const rewrites: ((html: string) => string)[] = [];
  const policyChanges: ((policy: string) => string)[] = [];
  let isReachable = true;
  let isFirstPage = true;
  const toText = (act: string, given: readonly unknown[]): string =>
    `(${act})(...${JSON.stringify(given)});`.replaceAll('</', '<\\/');

  const instrument = (html: string): string => {
    const [, nonce = ''] = NONCE.exec(html) ?? [];
    const script = `<script nonce="${nonce}">{${NAME_HELPER}${toText(String(inPage), [])}${before.join('')}}</script>`;
    return rewrites.reduce(
      (text, change) => change(text),
      html.replace('<head>', () => `<head>${script}`),
    );
  };

  // The page is changed where it leaves the server, so that every engine gets the same one.
  const servePage = (request: IncomingMessage, response: ServerResponse): void => {
    delete request.headers['accept-encoding'];
    // The engine has cookies of other portals on this machine, whose sessions the sandbox would know.
    if (isFirstPage) delete request.headers.cookie;
    isFirstPage = false;
    const end = response.end.bind(response);
    const parts: Buffer[] = [];
    const keep = (part: unknown): void => {
      if (part instanceof Uint8Array || typeof part === 'string') parts.push(Buffer.from(part));
    };
    response.write = (part: unknown) => {
      keep(part);
      return true;
    };
    response.end = (part?: unknown) => {
      keep(part);
      const html = Buffer.concat(parts).toString();
      const sent = String(response.getHeader('Content-Security-Policy') ?? '');
      const policy = policyChanges.reduce((text, change) => change(text), sent);
      response.removeHeader('Content-Security-Policy');
      if (policy !== '') response.setHeader('Content-Security-Policy', `${policy}; report-uri ${REPORTS}`);
      const body = response.statusCode === 200 ? instrument(html) : html;
      response.setHeader('Content-Length', Buffer.byteLength(body));
      return end(body);
    };
    app(request, response);
  };

  const hearReport = (request: IncomingMessage, response: ServerResponse): void => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      violations.push(Buffer.concat(parts).toString());
      response.writeHead(204).end();
    });
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (!isReachable) {
      request.socket.destroy();
      return;
    }
    if (pathname === REPORTS) return hearReport(request, response);
    requests.push(`${request.method} ${pathname}`);
    const answer = interceptions.findLast(({ match }) => match.test(pathname))?.answer;
    const goOn = () =>
      pathname === '/' || pathname === '/portfolio' ? servePage(request, response) : app(request, response);
    return answer ? answer(request, response, goOn) : goOn();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests,
    violations,
    intercept(match, answer) {
      const one = { match, answer };
      interceptions.push(one);
      return () => interceptions.splice(interceptions.indexOf(one), 1);
    },
    beforeStart(act, ...given) {
      before.push(toText(String(act), given));
    },
    rewrite: (change) => void rewrites.push(change),
    changePolicy: (change) => void policyChanges.push(change),
    setReachable(next) {
      isReachable = next;
      if (!next) server.closeAllConnections();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
