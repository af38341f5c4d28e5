import { Agent as HttpAgent, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

const UNREACHABLE = JSON.stringify({ error: 'The portal behind this server could not be reached.' });

const answerUnreachable = (response: ServerResponse): void => {
  if (response.headersSent) {
    // A cut answer must not look like a whole one.
    response.destroy();
    return;
  }
  response.writeHead(502, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(UNREACHABLE);
};

const isResponse = (target: unknown): target is ServerResponse =>
  typeof target === 'object' && target !== null && 'writeHead' in target;

/**
 * Hands every request on to the portal behind as it came, and its answer back as it came: streamed, with no time-out
 * of its own. An upstream that is down answers 502 in JSON. Must stand before any body parser.
 */
export const portalProxy = (upstream: URL): RequestHandler => {
  const prefix = upstream.pathname.replace(/\/$/, '');
  return createProxyMiddleware<IncomingMessage & { originalUrl?: string }, ServerResponse>({
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
};
