import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { converse, serveBarely, serveProxy, tidy } from './serving';

const CALL = 'GET /portal/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const WHOLE = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX-Whole: 1\r\n\r\nwhole';
const WHOLE_CHUNKS = 'HTTP/1.1 200 OK\r\nX-Whole: 1\r\nTransfer-Encoding: chunked\r\n\r\n';

/** An upstream portal that sends this text for the first call, and a good answer for every later one. */
const portalThatSays = (text: string, after: 'end' | 'reset' | 'stay' = 'end') => {
  let calls = 0;
  return serveBarely((socket) => {
    calls += 1;
    if (calls > 1) socket.write(WHOLE);
    else if (after === 'end') socket.end(text, 'latin1');
    else if (after === 'stay') socket.write(text, 'latin1');
    else socket.write(text, 'latin1', () => socket.resetAndDestroy());
  });
};

const CLEAN = /^HTTP\/1\.1 502 Bad Gateway\r\n(?:[^\r\n]+\r\n)+\r\n\{"error":"[^"\r\n]+"\}$/;

const HEAD = 'HTTP/1.1 200 OK\r\nSet-Cookie: session=stolen\r\n';
const CHUNKED = `${HEAD}Transfer-Encoding: chunked\r\n\r\n`;

/** What no client may ever receive; each ends in a clean 502, whether the connection then closes or stays open. */
const refused: Readonly<Record<string, string>> = {
  'a length smaller than its body': `${HEAD}Content-Length: 5\r\n\r\nhello world`,
  'a length smaller than its body, on a connection that ends': `${HEAD}Connection: close\r\nContent-Length: 5\r\n\r\nhello world`,
  'another answer behind it': `${HEAD}Content-Length: 5\r\n\r\nhelloHTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nEVIL`,
  'two lengths': `${HEAD}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
  'the same length twice': `${HEAD}Content-Length: 5\r\nContent-Length: 5\r\n\r\nhello`,
  'a list of lengths': `${HEAD}Content-Length: 5, 5\r\n\r\nhello`,
  'a length with a sign': `${HEAD}Content-Length: +5\r\n\r\nhello`,
  'a length beyond all numbers': `${HEAD}Content-Length: 99999999999999999999\r\n\r\nhello`,
  'an empty length': `${HEAD}Content-Length: \r\n\r\nhello`,
  'a length and chunks': `${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
  'a malformed chunk after good data': `${CHUNKED}5\r\nhello\r\nzz\r\n`,
  'a chunk longer than it says': `${CHUNKED}3\r\nhello\r\n0\r\n\r\n`,
  'a chunk beyond all numbers': `${CHUNKED}fffffffffffffffff\r\nhello`,
  'a chunk with a sign': `${CHUNKED}-5\r\nhello\r\n0\r\n\r\n`,
  'a bad trailer': `${CHUNKED}5\r\nhello\r\n0\r\nbad trailer\r\n\r\n`,
  'bytes behind the last chunk': `${CHUNKED}5\r\nhello\r\n0\r\n\r\nmore`,
  'a coding that is not undone': `${HEAD}Transfer-Encoding: gzip\r\n\r\nhello`,
  'a coding below the chunks': `${HEAD}Transfer-Encoding: gzip, chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
  'chunks twice': `${HEAD}Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
  'a coding that looks like chunks': `${HEAD}Transfer-Encoding: xchunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
  'status 099': 'HTTP/1.1 099 No\r\nSet-Cookie: a=1\r\nContent-Length: 5\r\n\r\nhello',
  'status 600': 'HTTP/1.1 600 No\r\nSet-Cookie: a=1\r\nContent-Length: 5\r\n\r\nhello',
  'no status': 'HTTP/1.1 OK\r\nSet-Cookie: a=1\r\nContent-Length: 5\r\n\r\nhello',
  'a control character in the reason': 'HTTP/1.1 200 O\x01K\r\nSet-Cookie: a=1\r\nContent-Length: 5\r\n\r\nhello',
  'a DEL in the reason': 'HTTP/1.1 200 O\x7fK\r\nSet-Cookie: a=1\r\nContent-Length: 5\r\n\r\nhello',
  'a 204 with a length and a body': 'HTTP/1.1 204 No\r\nSet-Cookie: a=1\r\nContent-Length: 5\r\n\r\nhello',
  'a 204 with a body': 'HTTP/1.1 204 No\r\nSet-Cookie: a=1\r\n\r\nhello',
  'a 204 in chunks': 'HTTP/1.1 204 No\r\nSet-Cookie: a=1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
  'a 304 with a body': 'HTTP/1.1 304 No\r\nSet-Cookie: a=1\r\n\r\nhello',
  'a 304 with a length and a body': 'HTTP/1.1 304 No\r\nSet-Cookie: a=1\r\nContent-Length: 5\r\n\r\nhello',
  'a 304 with a length and another answer behind it': `HTTP/1.1 304 No\r\nSet-Cookie: a=1\r\nContent-Length: 9\r\n\r\n${WHOLE}`,
  'a 304 in chunks with a body':
    'HTTP/1.1 304 No\r\nSet-Cookie: a=1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
  'a switch of protocols':
    'HTTP/1.1 101 Switching\r\nSet-Cookie: a=1\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\nhello',
  'a bare 101': 'HTTP/1.1 101 Switching\r\nSet-Cookie: a=1\r\n\r\nhello',
  'a header of 64 KiB': `${HEAD}X-Long: ${'a'.repeat(65_536)}\r\nContent-Length: 5\r\n\r\nhello`,
  'headers of 100 KiB': `${HEAD}${`X-Many: ${'a'.repeat(1_000)}\r\n`.repeat(100)}Content-Length: 5\r\n\r\nhello`,
  'a NUL in a header': `${HEAD}X-Own: a\0b\r\nContent-Length: 5\r\n\r\nhello`,
  'a control character in a header': `${HEAD}X-Own: a\x02b\r\nContent-Length: 5\r\n\r\nhello`,
  'a bare CR in a header': `${HEAD}X-Own: a\rX-Evil: b\r\nContent-Length: 5\r\n\r\nhello`,
  'a blank before the colon': `${HEAD}X-Own : a\r\nContent-Length: 5\r\n\r\nhello`,
  'a header without a name': `${HEAD}: a\r\nContent-Length: 5\r\n\r\nhello`,
  'a header without a colon': `${HEAD}X-Own\r\nContent-Length: 5\r\n\r\nhello`,
  'a header over two lines': `${HEAD}X-Own: a\r\n b\r\nContent-Length: 5\r\n\r\nhello`,
  'lines that end in LF alone': 'HTTP/1.1 200 OK\nSet-Cookie: a=1\nContent-Length: 5\n\nhello',
  'another protocol': 'SSH-2.0-OpenSSH_9.2\r\n',
  'no head': 'hello',
  'version 9': 'HTTP/9.9 200 OK\r\nSet-Cookie: a=1\r\nContent-Length: 5\r\n\r\nhello',
};

describe('an answer of the upstream portal', () => {
  it.each(Object.entries(refused))('with %s becomes a clean 502, and affects no other call', async (_, text) => {
    for (const after of ['end', 'stay'] as const) {
      const { origin } = await portalThatSays(text, after);
      const front = await serveProxy(origin);
      expect(await converse(front, CALL)).toMatch(CLEAN);
      expect(await converse(front, CALL)).toContain('\r\nX-Whole: 1\r\n');
    }
  });

  it.each([
    ['an early hint before it', `HTTP/1.1 103 Early Hints\r\nLink: </a>\r\nSet-Cookie: a=1\r\n\r\n${WHOLE}`],
    ['a 102 before it', `HTTP/1.1 102 Processing\r\n\r\n${WHOLE}`],
    ['no reason', WHOLE.replace(' OK', '')],
    ['a reason in Latin-1', WHOLE.replace('OK', 'G\xfcltig')],
    ['a chunk extension', `${WHOLE_CHUNKS}5;a=b\r\nwhole\r\n0\r\n\r\n`],
    ['a trailer', `${WHOLE_CHUNKS}5\r\nwhole\r\n0\r\nX-Late: 1\r\n\r\n`],
    ['HTTP/1.0 and no length', 'HTTP/1.0 200 OK\r\nX-Whole: 1\r\n\r\nwhole'],
    ['headers of 30 KB', WHOLE.replace('X-Whole', `X-Long: ${'a'.repeat(30_000)}\r\nX-Whole`)],
  ])('with %s is passed on completely', async (_, text) => {
    const { origin } = await portalThatSays(text);
    const answer = await converse(await serveProxy(origin), CALL);
    expect(answer).toMatch(/^HTTP\/1\.1 200 [A-Z]/);
    expect(answer).toContain('\r\nX-Whole: 1\r\n');
    expect(answer).toMatch(/whole(\r\n0\r\n\r\n)?$/);
    expect(answer).not.toMatch(/X-Late|Set-Cookie/);
  });

  it.each([
    ['', 'end'],
    ['', 'stay'],
    ['HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n', 'end'],
  ] as const)(
    'of 304 may give the length of the answer that it stands for (%j before it, then %s)',
    async (hint, after) => {
      const head = 'HTTP/1.1 304 Not Modified\r\nETag: "a"\r\nContent-Length: 1234\r\n';
      const { origin } = await portalThatSays(`${hint}${head}\r\n`, after);
      const answer = await converse(await serveProxy(origin), CALL);
      expect(answer.startsWith(head)).toBe(true);
      expect(answer).toMatch(/^(?:[^\r\n]+\r\n)+\r\n$/);
    },
  );

  it('to HEAD has no body, whatever the upstream portal sends', async () => {
    const { origin } = await portalThatSays(WHOLE);
    const answer = await converse(await serveProxy(origin), CALL.replace('GET', 'HEAD'));
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\nContent-Length: 5\r\nX-Whole: 1\r\n/);
    expect(answer).toMatch(/\r\n\r\n$/);
  });

  it.each<[string, string, (socket: Socket) => void]>([
    ['fails', 'Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n', (socket) => socket.write('zz\r\n')],
    ['is reset', 'Connection: close\r\n\r\nhello', (socket) => socket.resetAndDestroy()],
  ])('that %s after a part of it was sent is cut off, and does not look complete', async (_, text, fail) => {
    const sockets: Socket[] = [];
    const { origin } = await serveBarely((socket) => {
      sockets.push(socket);
      socket.write(`HTTP/1.1 200 OK\r\n${text}`);
    });
    const answer = await converse(await serveProxy(origin), CALL, undefined, (read) => {
      if (read.includes('hello')) sockets.forEach(fail);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*hello/);
    expect(answer).not.toMatch(/0\r\n\r\n$/);
  });

  it('that breaks off is cut so that who reads HTTP/1.0 notices: the end of such an answer is that of the connection', async () => {
    const { origin } = await serveBarely((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n');
      setTimeout(() => socket.resetAndDestroy(), 50);
    });
    const { hostname, port } = new URL(await serveProxy(origin));
    const reader = connect(Number(port), hostname, () => reader.write('GET /portal/x HTTP/1.0\r\nHost: x\r\n\r\n'));
    reader.resume();
    await expect(once(reader, 'end')).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it.each([
    ['a length', 'HTTP/1.1 200 OK\r\nContent-Length: 12\r\nSet-Cookie: a=1\r\n\r\nhello, world'],
    ['chunks', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n7\r\n, world\r\n0\r\n\r\n'],
    [
      'chunks, on a connection that ends',
      'HTTP/1.1 200 OK\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n7\r\n, world\r\n0\r\n\r\n',
    ],
  ])('with %s that is cut at any byte is a clean 502, or cut as well, and never looks complete', async (_, text) => {
    const places = [...text].map((_, index) => index);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), fc.constantFrom('end', 'reset'), async (place, after) => {
        const { origin } = await portalThatSays(text.slice(0, place), after as 'end' | 'reset');
        const answer = await converse(await serveProxy(origin), CALL);
        await tidy();
        if (CLEAN.test(answer)) return;
        expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
        const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
        expect([body.endsWith('0\r\n\r\n'), body.length === 12 && answer.includes('Length: 12')]).toEqual([
          false,
          false,
        ]);
      }),
      { numRuns: 25 },
    );
  });

  it('of random bytes never stops the server', async () => {
    const start = fc.constantFrom('', 'HTTP/1.1 200 OK\r\n', `${HEAD}Content-Length: 3\r\n\r\n`, CHUNKED);
    const pieces = ['\r\n', '\n', '\0', ':', ' ', '0', '5', '\xff', 'Content-Length: 1', 'HTTP/1.1 100 C', '\r\n\r\n'];
    const bytes = fc.array(fc.constantFrom(...pieces), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(start, bytes, async (head, rest) => {
        const { origin } = await portalThatSays(head + rest.join(''));
        const front = await serveProxy(origin);
        const answer = await converse(front, CALL);
        expect(answer).toMatch(/^HTTP\/1\.1 (200|502) /);
        expect(await converse(front, CALL)).toContain('whole');
        await tidy();
      }),
      { numRuns: 25 },
    );
  });
});
