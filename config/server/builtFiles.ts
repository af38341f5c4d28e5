import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { SERVER_FOLDER } from '../webpack/builtFolders';
import { encodingFor } from './encoding';
import { mark } from './operations';
import { refuseMethod } from './problem';
import { FILE_HEADERS } from './securityHeaders';

/** One built file and its compressed twins, as absolute paths. */
interface BuiltFile {
  readonly plain: string;
  readonly br?: string;
  readonly gzip?: string;
  readonly immutable: boolean;
}

const HASHED = /\.[0-9a-f]{16}\.\w+$/;
const COMPRESSED = /\.(br|gz)$/;

const twin = (file: string, extension: string): string | undefined =>
  existsSync(file + extension) ? file + extension : undefined;

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
      const plain = path.join(dist, name);
      const br = twin(plain, '.br');
      const gzip = twin(plain, '.gz');
      return [
        `/${name.split(path.sep).join('/')}`,
        { plain, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}), immutable: HASHED.test(name) },
      ];
    }),
  );
};

/**
 * Serves the files of `dist` from a list made at the start, so that a request cannot name anything else. The page
 * itself and the compiled server are not on it, and source maps only if the runtime configuration lets the logger read them.
 */
export const builtFiles = (dist: string, withSourceMaps: boolean): RequestHandler => {
  const files = listFiles(dist, withSourceMaps);
  return (request, response, next) => {
    const file = files.get(request.path);
    if (file === undefined) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuseMethod(response, 'GET, HEAD');
      return;
    }
    mark(response, 'file');
    const encoding = encodingFor(request, [
      ...(file.br ? ['br' as const] : []),
      ...(file.gzip ? ['gzip' as const] : []),
    ]);
    const chosen = encoding === 'identity' ? file.plain : (file[encoding] ?? file.plain);
    response.set(FILE_HEADERS);
    response.set('Vary', 'Accept-Encoding');
    response.set('Cache-Control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.type(path.extname(file.plain));
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    // The project may be in a folder whose name starts with a dot; the list contains no such file.
    response.sendFile(chosen, { cacheControl: false, acceptRanges: false, dotfiles: 'allow' }, (error) => {
      if (error && !response.headersSent) next(error);
    });
  };
};
