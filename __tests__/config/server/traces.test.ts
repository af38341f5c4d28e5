import { channel } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { readSettings, tellSettings } from '../../../config/server/settings';
import { ask, converse, heldPortal, serve, serveBarely, start } from './serving';

const CALL = '/portal/api/portfolio-msrv/gap/summary';
const GIVEN = '5f0c1d2e-77aa-4b6c-9d3e-0123456789ab';
const MADE = /^[\da-f-]{36}ff$/;

describe('the log', () => {
  it('reports a cause at once, and repetitions of it together', async () => {
    const behind = await serveBarely((socket) => socket.destroy());
    const { origin, lines, stop } = await start({ PORTAL_UPSTREAM: behind.origin });
    for (let call = 0; call < 5; call += 1) await ask(origin, `/portal/x?policy=${call}`, { method: 'POST' });
    const told = () => lines.filter(({ level }) => level === 'warn').map(({ cause, count }) => [cause, count]);
    expect(told().slice(0, 1)).toEqual([['UND_ERR_SOCKET', 1]]);
    await stop('the test');
    expect(told().reduce((sum, [, count]) => sum + Number(count), 0)).toBe(5);
    expect(told().length).toBeLessThan(5);
    expect(lines.at(-1)).toMatchObject({ level: 'info', msg: 'stopped', underWay: 0, cut: 0 });
    expect(lines.find(({ msg }) => msg === 'stopping')).toMatchObject({ cause: 'the test' });
  });

  it('reports why a connection could not be accepted, each time', async () => {
    const requests = channel('http.server.request.start');
    const { origin, lines } = await start();
    const server = await new Promise<Server>((resolve) => {
      const find = (told: unknown) => {
        requests.unsubscribe(find);
        resolve((told as { server: Server }).server);
      };
      requests.subscribe(find);
      void ask(origin, '/-/healthy');
    });
    for (const code of ['EMFILE', 'ENFILE']) server.emit('error', Object.assign(new Error('accept'), { code }));
    expect(lines.filter(({ level }) => level === 'warn')).toMatchObject([
      { msg: 'a request could not be read', cause: 'EMFILE', count: 1 },
      { msg: 'a request could not be read', cause: 'ENFILE', count: 1 },
    ]);
    expect((await ask(origin, '/-/healthy')).status).toBe(200);
  });

  it('says nothing about a member who leaves while their answer arrives, and no request counts as refused', async () => {
    const portal = await heldPortal();
    const { origin, lines } = await start({ PORTAL_UPSTREAM: portal.origin });
    const left = converse(origin, 'GET /portal/x HTTP/1.1\r\nHost: x\r\n\r\n', undefined, (_, socket) =>
      socket.resetAndDestroy(),
    );
    await portal.untilSeen(1);
    portal.begin();
    await left;
    const metrics = async () => String((await ask(origin, '/-/metrics')).body);
    while (!(await metrics()).includes('portal_requests_total{kind="portal",status="cut"} 1'));
    expect(await metrics()).not.toContain('kind="refused"');
    expect(lines.filter(({ level }) => level === 'warn')).toEqual([]);
  });

  it('has a line for each request if configured, without query, cookie or body', async () => {
    const { origin, lines } = await start({ ACCESS_LOG: 'on' });
    await ask(origin, '/portal/api/portfolio-msrv/bank/summary?token=secret', {
      method: 'POST',
      headers: { cookie: 'a=secret', authorization: 'Bearer secret', 'content-type': 'application/json' },
      body: Buffer.from('{"accessToken":"secret"}'),
    });
    expect(lines.find(({ msg }) => msg === 'request')).toMatchObject({
      client: '127.0.0.1',
      method: 'POST',
      path: '/portal/api/portfolio-msrv/bank/summary',
      kind: 'portal',
      status: 403,
      ms: expect.any(Number),
    });
    expect(JSON.stringify(lines)).not.toContain('secret');
  });
});

describe('the id of a request', () => {
  /** What a server before a portal passes on, answers and logs when asked with this id. */
  const trace = async (environment: Record<string, string>, id: string) => {
    const seen: IncomingHttpHeaders[] = [];
    const PORTAL_UPSTREAM = await serve((request, response) => {
      seen.push(request.headers);
      response.setHeader('X-Request-Id', 'of the portal').end();
    });
    const { origin, lines } = await start({ PORTAL_UPSTREAM, ACCESS_LOG: 'on', ...environment });
    const { headers } = await ask(origin, CALL, { headers: { 'x-request-id': id } });
    return [seen[0]?.['x-request-id'], headers['x-request-id'], lines.find(({ msg }) => msg === 'request')?.requestId];
  };

  it('is that of a trusted proxy: for the portal, in the answer and in the log', async () => {
    expect(await trace({ TRUSTED_PROXIES: '127.0.0.1' }, GIVEN)).toEqual([GIVEN, GIVEN, GIVEN]);
  });

  it.each([
    ['from anybody else', {}, GIVEN],
    ['of another form', { TRUSTED_PROXIES: '127.0.0.1' }, '4111111111111111'],
    ['with a text in it', { TRUSTED_PROXIES: '127.0.0.1' }, `${GIVEN} secret`],
  ])('is a new one in place of one %s', async (_, environment, id) => {
    const [sent, ...told] = await trace(environment as Record<string, string>, id);
    expect(sent).toMatch(MADE);
    expect(told).toEqual([sent, sent]);
  });

  it('is in the answer and in the log line if the portal fails', async () => {
    const behind = await serveBarely((socket) => socket.destroy());
    const { origin, lines } = await start({ PORTAL_UPSTREAM: behind.origin, ACCESS_LOG: 'on' });
    const { status, headers } = await ask(origin, `${CALL}?policy=secret`);
    expect([status, headers['x-request-id']]).toEqual([502, expect.stringMatching(MADE)]);
    expect(lines.find(({ level }) => level === 'warn')).toMatchObject({
      cause: 'UND_ERR_SOCKET',
      count: 1,
      call: 'gapSummary',
      requestId: headers['x-request-id'],
    });
    expect(JSON.stringify(lines)).not.toContain('secret');
  });
});

it('metrics name a call by its endpoint, as it is configured at the time', async () => {
  const behind = await serve((request, response) => {
    if (request.method === 'POST') response.destroy();
    else response.writeHead(request.url?.includes('gap') ? 503 : 200).end();
  });
  const { origin } = await start({ PORTAL_UPSTREAM: behind });
  for (const address of [`${CALL}?policy=secret`, '/cms/site/life/pay?owed=secret', '/secret'])
    await ask(origin, address);
  await ask(origin, '/portal/api/portfolio-msrv/bank/summary', { method: 'POST' });
  const metrics = String((await ask(origin, '/-/metrics')).body);
  for (const line of [
    'portal_upstream_answer_seconds_count{call="gapSummary",status="5xx"} 1',
    'portal_upstream_answer_seconds_count{call="fragment",status="2xx"} 1',
    'portal_upstream_answer_seconds_count{call="other",status="2xx"} 1',
    'portal_upstream_failures_total{call="bankSummary",cause="UND_ERR_SOCKET"} 1',
  ]) {
    expect(metrics).toContain(`\n${line}`);
  }
  expect(metrics).not.toContain('secret');
});

it('a call that is refused counts as refused, not as answered by the portal', async () => {
  const { origin } = await start({ PORTAL_UPSTREAM: await serve((_, response) => response.end()) });
  await ask(origin, '/portal/%25252e');
  expect(String((await ask(origin, '/-/metrics')).body)).toContain(
    'portal_requests_total{kind="refused",status="400"} 1',
  );
});

it('the first line tells every setting, those of the portal behind included', () => {
  const environment = { PORTAL_UPSTREAM: 'https://portal.example/x', TRUSTED_PROXIES: '10.0.0.0/8', MAX_CALLS: '7' };
  const told = JSON.parse(JSON.stringify(tellSettings(readSettings(environment), environment)));
  expect(told).toMatchObject({
    file: 'none: the defaults',
    settings: {
      port: 4173,
      maxHeaderBytes: 32_768,
      upstream: {
        address: 'https://portal.example/x',
        trustedProxies: '10.0.0.0/8',
        calls: { inAll: 7, perClient: 4 },
      },
    },
  });
});
