import { Agent as HttpAgent, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { answerProblem } from './problem';

/** What a request says to the next server alone (RFC 9110, section 7.6.1), beside whatever its Connection names. */
const FOR_THIS_SERVER = ['keep-alive', 'proxy-authorization', 'proxy-connection', 'te', 'trailer', 'upgrade'];

const namedByConnection = ({ headers }: IncomingMessage): readonly string[] =>
  (headers.connection ?? '').split(',').flatMap((name) => {
    const word = name.trim().toLowerCase();
    return /^[\w-]+$/.test(word) ? [word] : [];
  });

/** Whether an address climbs, also where whoever reads it next decodes it, once or twice. */
const climbs = (address: string): boolean => {
  const path = address
    .replace(/[?#].*$/s, '')
    .replace(/%25/g, '%')
    .replace(/%2e/gi, '.')
    .replace(/%(2f|5c)/gi, '/');
  return path.split(/[/\\]/).includes('..');
};

const answerUnreachable = (response: ServerResponse): void => {
  if (response.headersSent) {
    // A cut answer must not look like a whole one.
    response.destroy();
    return;
  }
  answerProblem(response, 502, 'The portal behind this server could not be reached.');
};

const isResponse = (target: unknown): target is ServerResponse =>
  typeof target === 'object' && target !== null && 'writeHead' in target;

/**
 * Hands every request on to the portal behind as it came, and its answer back as it came: streamed, with no time-out
 * of its own. An upstream that is down answers 502 in JSON. What a request says to this server alone stays here, and
 * where the upstream has a path, an address that would climb out of it is refused. Must stand before any body parser.
 */
export const portalProxy = (upstream: URL): RequestHandler => {
  const prefix = upstream.pathname.replace(/\/$/, '');
  const proxy = createProxyMiddleware<IncomingMessage & { originalUrl?: string }, ServerResponse>({
    target: upstream.href,
    changeOrigin: false,
    xfwd: false,
    secure: true,
    // The certificate is checked against the upstream's name, while the Host header stays the one the browser sent.
    agent: upstream.protocol === 'https:' ? new HttpsAgent({ servername: upstream.hostname }) : new HttpAgent(),
    ejectPlugins: true,
    plugins: [
      (proxy) => {
        proxy.on('proxyReq', (outgoing, request, response) => {
          const address = request.originalUrl ?? request.url ?? '/';
          // The proxy's own way of joining paths merges double slashes.
          if (address.startsWith('/')) outgoing.path = prefix + address;
          for (const name of [...FOR_THIS_SERVER, ...namedByConnection(request)]) outgoing.removeHeader(name);
          response.on('close', () => outgoing.destroy());
        });
        proxy.on('proxyRes', (incoming, _, response) => {
          incoming.on('close', () => {
            if (!incoming.complete) response.destroy();
          });
        });
        proxy.on('error', (_, __, target) => {
          if (isResponse(target)) answerUnreachable(target);
          else target?.destroy();
        });
      },
    ],
  }) as unknown as RequestHandler;
  return (request, response, next) => {
    if (prefix === '' || !climbs(request.originalUrl)) return proxy(request, response, next);
    answerProblem(response, 404, 'Not found.');
    return undefined;
  };
};
