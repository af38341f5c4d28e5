import express, { type RequestHandler } from 'express';
import { developmentServer } from '../../../config/webpack/developmentServer';
import { ask, converse, serve } from '../server/serving';

/** The development server's own middleware, without webpack's. */
const start = async (environment: NodeJS.ProcessEnv = {}) => {
  const { setupMiddlewares } = developmentServer(environment);
  const list = (setupMiddlewares?.([], {} as never) ?? []) as unknown as readonly {
    readonly middleware: RequestHandler;
  }[];
  const app = express();
  for (const { middleware } of list) app.use(middleware);
  return { origin: await serve(app) };
};

const startBeforePortal = async () => {
  const seen: (string | undefined)[] = [];
  const behind = await serve((request, response) => {
    seen.push(request.url);
    response.end('answered');
  });
  return { ...(await start({ PORTAL_UPSTREAM: behind })), seen };
};

it('the development server passes calls on to the upstream portal', async () => {
  const { origin, seen } = await startBeforePortal();
  expect(String((await ask(origin, '/portal//x?y=1', { method: 'POST' })).body)).toBe('answered');
  expect(seen).toEqual(['/portal//x?y=1']);
});

it('answers what is below /-/ itself, and echoes nothing, like the server', async () => {
  const { origin, seen } = await startBeforePortal();
  expect((await ask(origin, '/-/ready')).status).toBe(200);
  expect((await ask(origin, '/%2d/nope')).status).toBe(404);
  expect(await converse(origin, 'TRACE /portal/x HTTP/1.1\r\nHost: x\r\n\r\n', /^/)).toMatch(/^HTTP\/1\.1 405 /);
  expect(seen).toEqual([]);
});

it('has the sandbox if there is no upstream portal', async () => {
  const { origin } = await start();
  expect((await ask(origin, '/portal/api/portfolio-msrv/portfolio/products')).status).toBe(200);
  expect(JSON.parse(String((await ask(origin, '/-/ready')).body))).toEqual({ ready: true, portalBehind: 'sandbox' });
});

it('compresses nothing, which would hold back a streamed answer, and tells the page of changes at its own address', () => {
  const expected = { compress: false, client: { webSocketURL: 'auto://0.0.0.0:0/ws' } };
  expect(developmentServer({})).toMatchObject(expected);
});
