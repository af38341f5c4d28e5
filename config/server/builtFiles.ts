import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { hashedName, SERVER_FOLDER } from '../webpack/builtFolders';
import { mark } from './operations';
import { type Encoding, encodingFor } from './pageCompression';
import { answerNotFound, isRefused } from './problem';
import { FILE_HEADERS } from './securityHeaders';

/** One built file; `plain` is absolute, and its compressed twins are beside it. */
interface BuiltFile {
  readonly plain: string;
  readonly encodings: readonly Encoding[];
  readonly immutable: boolean;
}

const EXTENSIONS = { br: '.br', gzip: '.gz', identity: '' } as const;
const TWINS = ['br', 'gzip'] as const;
const COMPRESSED = /\.(br|gz)$/;

// A map may change while its script does not.
const isImmutable = (name: string): boolean => hashedName(name) === name;

const listFiles = (dist: string, withSourceMaps: boolean): ReadonlyMap<string, BuiltFile> => {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      statSync(path.join(dist, name)).isFile() &&
      name !== 'index.html' &&
      name.split(path.sep)[0] !== SERVER_FOLDER &&
      !COMPRESSED.test(name) &&
      !name.split(path.sep).some((part) => part.startsWith('.')) &&
      (withSourceMaps || !name.endsWith('.map')),
  );
  return new Map(
    names.map((name) => {
      const address = name.split(path.sep).join('/');
      const plain = path.join(dist, name);
      const encodings = TWINS.filter((twin) => existsSync(plain + EXTENSIONS[twin]));
      return [address, { plain, encodings, immutable: isImmutable(address) }];
    }),
  );
};

/** Whether a file is there, and in that folder wherever links may lead. */
const isWithin = async (folder: string, file: string): Promise<boolean> =>
  Promise.all([realpath(folder), realpath(file)]).then(
    ([within, real]) => real.startsWith(within + path.sep),
    () => false,
  );

const isAbsence = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Reads a hashed file once, and keeps it: on a busy machine each access to a file may take 50 ms and more. */
const createKeeper = () => {
  const kept = new Map<string, Promise<Buffer>>();
  return (file: string): Promise<Buffer> => {
    const content = kept.get(file) ?? readFile(file);
    kept.set(file, content);
    content.catch(() => kept.delete(file));
    return content;
  };
};

/** Finds hashed files in the folder that all replicas share; a release may add to it at any time. */
const findIn = (shared: string) => {
  const found = new Map<string, BuiltFile>();
  return async (name: string): Promise<BuiltFile | undefined> => {
    const known = found.get(name);
    if (known) return known;
    const plain = path.join(shared, name);
    if (!(await isWithin(shared, plain))) return undefined;
    const present = await Promise.all(TWINS.map((twin) => isWithin(shared, plain + EXTENSIONS[twin])));
    const file = { plain, encodings: TWINS.filter((_, index) => present[index]), immutable: isImmutable(name) };
    found.set(name, file);
    return file;
  };
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
  const files = listFiles(dist, withSourceMaps);
  const findShared = shared === undefined ? undefined : findIn(shared);
  const read = createKeeper();
  const sendKept = async (
    file: string,
    head: Readonly<Record<string, string>>,
    response: Response,
    next: NextFunction,
  ): Promise<void> => {
    try {
      const content = await read(file);
      response.set({ ...head, ETag: `"${path.basename(file)}"` }).send(content);
    } catch (error) {
      if (isAbsence(error)) answerNotFound(response);
      else next(error);
    }
  };
  const send = (file: BuiltFile, request: Request, response: Response, next: NextFunction): void => {
    if (isRefused(request, response)) return;
    const encoding = encodingFor(request, file.encodings);
    const chosen = file.plain + EXTENSIONS[encoding];
    response.type(path.extname(file.plain));
    const head = {
      ...FILE_HEADERS,
      Vary: 'Accept-Encoding',
      'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    };
    if (file.immutable) {
      void sendKept(chosen, head, response, next);
      return;
    }
    response.set(head);
    // The project may be in a folder whose name starts with a dot; the list contains no such file.
    response.sendFile(chosen, { cacheControl: false, acceptRanges: false, dotfiles: 'allow' }, (error) => {
      if (error && !response.headersSent) next(error);
    });
  };
  return (request, response, next) => {
    if (!request.path.startsWith(publicPath)) return next();
    const name = request.path.slice(publicPath.length);
    const file = files.get(name);
    if (file === undefined && hashedName(name) === undefined) return next();
    mark(response, 'file');
    const answer = (found: BuiltFile | undefined): void => {
      if (found) send(found, request, response, next);
      else answerNotFound(response);
    };
    const isAllowed = !COMPRESSED.test(name) && (withSourceMaps || !name.endsWith('.map'));
    if (file || findShared === undefined || !isAllowed) return answer(file);
    return findShared(name).then(answer);
  };
};
