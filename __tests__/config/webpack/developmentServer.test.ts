import { readFileSync } from 'node:fs';
import path from 'node:path';
import express, { type RequestHandler } from 'express';
import { developmentServer } from '../../../config/webpack/developmentServer';
import { ask, converse, makeFile, serve, serveBarely } from '../server/serving';

const PAGE = readFileSync(path.join(__dirname, '../../../public/index.html'), 'utf8');

/** The development server's own middleware, around a page as webpack would have built it. */
const start = async (environment: NodeJS.ProcessEnv = {}) => {
  const { setupMiddlewares } = developmentServer(environment);
  const built = {
    waitUntilValid: (done: () => void) => done(),
    context: {
      outputFileSystem: { readFile: (_: string, done: (error: null, html: string) => void) => done(null, PAGE) },
    },
  };
  const list = (setupMiddlewares?.([], { middleware: built } as never) ?? []) as unknown as readonly {
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

it('the development server passes calls on to the upstream portal, each with an id', async () => {
  const { origin, seen } = await startBeforePortal();
  const { body, headers } = await ask(origin, '/portal//x?y=1', { method: 'POST' });
  expect(String(body)).toBe('answered');
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{38}$/);
  expect(seen).toEqual(['/portal//x?y=1']);
});

it('leads from its path without the last slash to the page', async () => {
  const { origin } = await start({ PUBLIC_PATH: '/members/' });
  expect((await ask(origin, '/members')).headers.location).toBe('/members/');
});

it('says why the portal did not answer', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const { origin } = await start({ PORTAL_UPSTREAM: (await serveBarely((socket) => socket.destroy())).origin });
  expect((await ask(origin, '/portal/x')).status).toBe(502);
  expect(warned).toHaveBeenCalledWith('The portal did not answer other: UND_ERR_SOCKET');
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

it('gives the page in the language that the member chose, and the configuration in force', async () => {
  const { origin } = await start({ PORTAL_CONFIG: makeFile({ languages: ['en', 'af'] }) });
  const page = await ask(origin, '/', { headers: { cookie: 'portal_language=af' } });
  expect(String(page.body)).toMatch(/<html[^>]* lang="af"/);
  expect(JSON.parse(String((await ask(origin, '/-/configuration')).body))).toMatchObject({ title: 'portfolio-ui' });
});

it('compresses nothing, which would hold back a streamed answer, and tells the page of changes at its own address', () => {
  const expected = { compress: false, client: { webSocketURL: 'auto://0.0.0.0:0/ws' } };
  expect(developmentServer({})).toMatchObject(expected);
});
