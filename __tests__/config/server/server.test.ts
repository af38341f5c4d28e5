import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { copyToShared } from '../../../config/server/sharedFiles';
import { sources } from '../../../config/texts/languages';
import { ask, converse, heldPortal, makeDist, makeFile, makeFolder, serve, serveBarely, start } from './serving';

const statusAt = async (origin: string, address: string) => (await ask(origin, address)).status;
const textAt = async (origin: string, address: string) => String((await ask(origin, address)).body);

// Rule `configuration.live`.
it('reads its configuration again; a wrong one is refused by its key, and the one before stays in force', async () => {
  const environment = { PORTAL_CONFIG: makeFile({ title: 'First' }) };
  const server = await start(environment);
  const title = async () => (JSON.parse(await textAt(server.origin, '/-/configuration')) as { title: string }).title;
  for (const [text, expected, key] of [
    ['{"title":"Second"}', 'Second', undefined],
    ['{"title":"Third","downtime":[{"products":["boat"]}]}', 'Second', 'downtime.0'],
    ['{"title":', 'Second', 'is not JSON'],
    ['{"title":"Fourth","features":{"details":false}}', 'Fourth', undefined],
  ] as const) {
    writeFileSync(environment.PORTAL_CONFIG, text);
    server.lines.length = 0;
    server.readAgain(environment);
    expect(await title()).toBe(expected);
    expect(await textAt(server.origin, '/')).toContain(`<title>${expected}</title>`);
    expect(server.lines).toMatchObject([{ msg: key ? 'configuration refused' : 'configuration read again' }]);
    if (key) expect(String(server.lines[0]?.cause)).toContain(key);
  }
});

// Rules `configuration.live`, `texts.languages`. Words are read when the server starts, and not again.
it('refuses a configuration with a language whose texts it did not have when it started', async () => {
  const environment = { PORTAL_CONFIG: makeFile({}), PORTAL_TEXTS: makeFile({}) };
  const server = await start(environment);
  writeFileSync(environment.PORTAL_TEXTS, JSON.stringify({ xh: sources.en }));
  writeFileSync(environment.PORTAL_CONFIG, '{"languages":["xh"],"language":"xh"}');
  server.lines.length = 0;
  server.readAgain(environment);
  expect(server.lines).toMatchObject([{ msg: 'configuration refused' }]);
  expect(await textAt(server.origin, '/')).toContain('<html lang="en">');
});

it('does not start if the shared folder lacks files of its build', async () => {
  const shared = makeFolder();
  await expect(start({ SHARED_FILES: shared })).rejects.toThrow(
    `SHARED_FILES=${shared} lacks 4 files of this build: npm run release:files -- ${shared} puts them there.`,
  );
  copyToShared(makeDist(), shared);
  await start({ SHARED_FILES: shared });
});

it('does not start if it cannot read what the shared folder has, and says which file and why', async () => {
  const shared = makeFolder();
  // Not even root, whom no right stops, reads anything below a file.
  writeFileSync(path.join(shared, 'scripts'), 'no folder');
  await expect(start({ SHARED_FILES: shared })).rejects.toThrow(
    /^SHARED_FILES=\S+ cannot be read: .*ENOTDIR: .+\/scripts\/main\./,
  );
});

describe("the server's own addresses", () => {
  it('report that it is alive, that it is ready, and its metrics', async () => {
    const { origin } = await start();
    expect(JSON.parse(await textAt(origin, '/-/healthy'))).toEqual({ healthy: true });
    expect(JSON.parse(await textAt(origin, '/-/ready'))).toEqual({ ready: true, portalBehind: 'sandbox' });
    await ask(origin, '/');
    await ask(origin, '/favicon.svg');
    await ask(origin, '/portal/api/portfolio-msrv/portfolio/products');
    const { headers, body } = await ask(origin, '/-/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const [kind, count] of Object.entries({ page: 1, file: 1, portal: 1, own: 2 }))
      expect(String(body)).toContain(`\nportal_requests_total{kind="${kind}",status="200"} ${count}`);
    for (const line of ['portal_open_connections{port="main"} 1', 'process_resident_memory_bytes '])
      expect(String(body)).toContain(`\n${line}`);
  });

  it('are never passed to the upstream portal, however they are written, and unknown ones are not found', async () => {
    const portal = await heldPortal();
    const { origin } = await start({ PORTAL_UPSTREAM: portal.origin });
    const notations = '/-/ /- /-/nope /-/healthy/ /-/Healthy //-/healthy /-//healthy /./-/healthy /x/../-/healthy';
    const encoded = '/%2d/healthy /-%2fhealthy /%252d/healthy /-;x/healthy /\\-/healthy /-/constructor';
    for (const address of `${notations} ${encoded}`.split(' ')) {
      expect([address, await statusAt(origin, address)]).toEqual([address, 404]);
    }
    expect(await converse(origin, 'GET http://x/-/nope HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
      / 404 /,
    );
    expect((await ask(origin, '/-/ready', { method: 'POST' })).status).toBe(405);
    expect(portal.seen).toEqual([]);
  });

  it('are only on their own port if there is one', async () => {
    const { origin, admin } = await start({ ADMIN_PORT: '0' });
    for (const address of ['/-/healthy', '/-/ready', '/-/metrics']) {
      expect([address, await statusAt(origin, address), await statusAt(admin, address)]).toEqual([address, 404, 200]);
    }
    for (const address of ['/', '/favicon.svg', '/sandbox', '/portal/api/portfolio-msrv/portfolio/products']) {
      expect([address, await statusAt(origin, address), await statusAt(admin, address)]).toEqual([address, 200, 404]);
    }
  });

  it('and the metrics are for this machine alone where others reach the page, unless ADMIN_HOST says otherwise', async () => {
    const environment = { HOST: '0.0.0.0', SANDBOX: 'public' };
    const { origin } = await start(environment);
    const local = origin.replace('0.0.0.0', '127.0.0.1');
    expect([await statusAt(local, '/-/metrics'), await statusAt(local, '/-/ready')]).toEqual([404, 200]);
    expect((await start({ ...environment, ADMIN_PORT: '0' })).admin).toContain('//127.0.0.1:');
    const open = await start({ ...environment, ADMIN_PORT: '0', ADMIN_HOST: '0.0.0.0' });
    expect(open.admin).toContain('//0.0.0.0:');
  });

  it('say whether the upstream portal was recently reached, and are ready without it', async () => {
    let isDown = true;
    const behind = await serveBarely((socket) => {
      if (isDown) socket.destroy();
      else socket.write('HTTP/1.1 500 Sorry\r\nContent-Length: 0\r\n\r\n');
    });
    const { origin } = await start({ PORTAL_UPSTREAM: behind.origin });
    const portalBehind = async () => {
      const { status, body } = await ask(origin, '/-/ready');
      return { status, ...(JSON.parse(String(body)) as { portalBehind: object }).portalBehind };
    };
    expect(await portalBehind()).toEqual({ status: 200, reached: null, lastReached: null, lastFailed: null });
    await ask(origin, '/portal/x');
    expect(await portalBehind()).toMatchObject({ status: 200, reached: false, lastFailed: expect.any(String) });
    isDown = false;
    await ask(origin, '/portal/x');
    expect(await portalBehind()).toMatchObject({ status: 200, reached: true, lastReached: expect.any(String) });
  });
});

describe('a stop', () => {
  it('answers all 250 calls in progress, and closes their connections', async () => {
    const portal = await heldPortal();
    const { origin, stop } = await start({ PORTAL_UPSTREAM: portal.origin });
    const call = 'POST /portal/x HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}';
    const calls = Array.from({ length: 250 }, () => converse(origin, call));
    await portal.untilSeen(250);
    const stopped = stop('SIGTERM');
    const again = stop('SIGTERM');
    // Requests that arrived with the signal are still accepted, within two turns of the event loop.
    for (const _ of [1, 2, 3]) await turn();
    await expect(fetch(origin)).rejects.toThrow();
    portal.release();
    for (const answer of await Promise.all(calls)) {
      expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\nConnection: close\r\n[\s\S]*answered/);
    }
    expect(await stopped).toEqual({ underWay: 250, cut: 0 });
    expect(await again).toEqual(await stopped);
    // On a busy machine, 250 connections at once take their time.
  }, 60_000);

  it("is reported by /-/ready at once, on open connections and on the operator's port", async () => {
    for (const environment of [{}, { ADMIN_PORT: '0' }] as readonly Record<string, string>[]) {
      const portal = await heldPortal();
      const { origin, admin, stop } = await start({ PORTAL_UPSTREAM: portal.origin, ...environment });
      const slow = converse(origin, 'GET /portal/slow HTTP/1.1\r\nHost: x\r\n\r\n');
      await portal.untilSeen(1);
      const open = connect(Number(new URL(origin).port), '127.0.0.1');
      await once(open, 'connect');
      const stopped = stop('SIGTERM');
      open.write('GET /-/ready HTTP/1.1\r\nHost: x\r\n\r\n');
      const ready = admin === '' ? String(await once(open, 'data')) : undefined;
      if (ready) expect(ready).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nConnection: close\r\n[\s\S]*"ready":false/);
      else expect(await statusAt(admin, '/-/ready')).toBe(503);
      portal.release();
      expect(await slow).toContain('answered');
      await stopped;
      open.destroy();
    }
  });

  it('does not wait for idle connections', async () => {
    const { origin, stop } = await start();
    const open = () => connect(Number(new URL(origin).port), '127.0.0.1');
    const [used, unused] = [open(), open()];
    const ends = [used, unused].map((socket) => once(socket, 'close'));
    used.write('GET /-/healthy HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(used, 'data');
    expect(await stop('SIGTERM')).toEqual({ underWay: 0, cut: 0 });
    await Promise.all(ends);
  });

  it('cuts what takes longer than allowed', async () => {
    const portal = await heldPortal();
    const settings = { PORTAL_UPSTREAM: portal.origin, SHUTDOWN_MS: '50', ACCESS_LOG: 'on' };
    const { origin, lines, stop } = await start(settings);
    const call = converse(origin, 'GET /portal/x HTTP/1.1\r\nHost: x\r\n\r\n');
    await portal.untilSeen(1);
    expect(await stop('SIGTERM')).toEqual({ underWay: 1, cut: 1 });
    expect(await call).toBe('');
    expect(lines.slice(-2)).toMatchObject([{ msg: 'request', status: 'cut' }, { msg: 'stopped' }]);
  });

  it('lets an upload finish that had begun', async () => {
    const behind = await serve((request, response) => request.on('end', () => response.end('taken')).resume());
    const { origin, stop } = await start({ PORTAL_UPSTREAM: behind });
    const head = 'POST /portal/x HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 4\r\n\r\n';
    const answer = await converse(origin, head, undefined, (read, socket) => {
      // The server has read the head by now.
      if (!read.endsWith('Continue\r\n\r\n')) return;
      void stop('SIGTERM');
      socket.write('body');
    });
    expect(answer).toMatch(/taken$/);
  });
});

it('keeps connections open as long as configured', async () => {
  const { origin } = await start({ KEEP_ALIVE_MS: '40' });
  expect(await converse(origin, 'GET /-/healthy HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

it('refuses a port in use with one line that names the setting, and does not keep listening on the other', async () => {
  const [{ origin }, freed] = [await start(), await start()];
  const taken = new URL(origin).port;
  await expect(start({ PORT: taken })).rejects.toThrow(`Port ${taken} of 127.0.0.1 is taken; set PORT to another one.`);
  await freed.stop('its port is free again');
  await expect(start({ PORT: new URL(freed.origin).port, ADMIN_PORT: taken })).rejects.toThrow(
    'set ADMIN_PORT to another one',
  );
  await expect(start({ ADMIN_PORT: '0', ADMIN_HOST: '192.0.2.1' })).rejects.toThrow('set ADMIN_HOST to one that is');
  await expect(fetch(freed.origin)).rejects.toThrow();
});
