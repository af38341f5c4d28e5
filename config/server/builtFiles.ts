import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { hashedName, SERVER_FOLDER } from '../webpack/builtFolders';
import { mark } from './operations';
import { type Encoding, encodingFor } from './pageCompression';
import { answerNotFound, isRefused } from './problem';
import { FILE_HEADERS } from './securityHeaders';

/** A built file, plain and in its compressed twins. */
type BuiltFile = ReadonlyMap<Encoding, { readonly content: Buffer; readonly etag: string }>;

const ENDINGS = { identity: '', br: '.br', gzip: '.gz' } as const;

/** What is in a file; `undefined` if it is not there, or not in that folder wherever links may lead. */
const contentOf = async (folder: string, name: string): Promise<Buffer | undefined> => {
  try {
    const [within, file] = await Promise.all([realpath(folder), realpath(path.join(folder, name))]);
    return file.startsWith(within + path.sep) ? await readFile(file) : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

const readBuilt = async (folder: string, name: string): Promise<BuiltFile | undefined> => {
  const file = new Map<Encoding, { content: Buffer; etag: string }>();
  for (const encoding of ['identity', 'br', 'gzip'] as const) {
    const content = await contentOf(folder, name + ENDINGS[encoding]);
    if (content) file.set(encoding, { content, etag: `"${createHash('sha256').update(content).digest('base64url')}"` });
    else if (encoding === 'identity') return undefined;
  }
  return file;
};

/**
 * Serves the files of `dist` from a list made at the start, so that a request cannot name anything else; then hashed
 * files of the shared folder. The page itself and the compiled server are never among them. A hashed name that is in
 * neither is not found here: a portal may answer any address with a page, which no browser can run as a script.
 * @param dist absolute
 * @param shared the folder with the hashed files of every release, if all replicas share one
 */
export const builtFiles = (
  dist: string,
  withSourceMaps: boolean,
  publicPath: string,
  shared: string | undefined,
): RequestHandler => {
  const isServed = (name: string): boolean => !/\.(br|gz)$/.test(name) && (withSourceMaps || !name.endsWith('.map'));
  const names: ReadonlySet<string> = new Set(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(path.join(dist, name)).isFile())
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => isServed(name) && name !== 'index.html' && !/(^|\/)\./.test(name))
      .filter((name) => !name.startsWith(`${SERVER_FOLDER}/`)),
  );
  // On a busy machine each access to a file may take 50 ms and more: each is read once.
  const kept = new Map<string, ReturnType<typeof readBuilt>>();
  const read = (folder: string, name: string): ReturnType<typeof readBuilt> => {
    const reading = kept.get(name) ?? readBuilt(folder, name);
    kept.set(name, reading);
    const forget = () => kept.delete(name);
    // A release may add it to the shared folder at any time.
    reading.then((file) => file ?? forget(), forget);
    return reading;
  };
  return async (request, response, next) => {
    if (!request.path.startsWith(publicPath)) return next();
    const name = request.path.slice(publicPath.length);
    const hashed = hashedName(name);
    if (hashed === undefined && !names.has(name)) return next();
    mark(response, 'file');
    const own = names.has(name) ? await read(dist, name) : undefined;
    const isShared = shared !== undefined && hashed !== undefined && isServed(name);
    const file = own ?? (isShared ? await read(shared, name) : undefined);
    if (file === undefined) return answerNotFound(response);
    if (isRefused(request, response)) return;
    const encoding = encodingFor(request, [...file.keys()]);
    const { content, etag } = file.get(encoding) ?? {};
    response.type(path.extname(name)).set({
      ...FILE_HEADERS,
      Vary: 'Accept-Encoding',
      // A map may change while its script does not.
      'Cache-Control': hashed === name ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: etag,
    });
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.send(content);
  };
};
