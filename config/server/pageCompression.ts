import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import type { Request } from 'express';

/** How a body may be compressed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest encoding that the browser accepts; the order in the header does not matter. */
export const encodingFor = (request: Request, offered: readonly Encoding[]): Encoding =>
  (['br', 'gzip'] as const).find((encoding) => offered.includes(encoding) && request.acceptsEncodings(encoding)) ??
  'identity';

const toBrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const toGzip = promisify<Buffer, Buffer>(gzip);

const compressors: Readonly<Record<Exclude<Encoding, 'identity'>, (page: Buffer) => Promise<Buffer>>> = {
  // Every answer has another text: the best compression would take more time than it saves.
  br: (page) => toBrotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: toGzip,
};

/**
 * How many pages are compressed at once, which is how many threads there are for it: more would only wait, with a
 * megabyte each.
 */
const MOST_COMPRESSED = 4;

/**
 * Compression that puts the parts of a page together in the same few buffers again and again: new ones, at hundreds of
 * pages a second, would pile up to 100 MB before they are collected.
 */
export const makePageCompression = () => {
  const buffers = Array.from({ length: MOST_COMPRESSED }, () => Buffer.alloc(0));
  return {
    /** Whether another page can be compressed now. If not it is sent as it is, which takes neither time nor memory. */
    isFree: (): boolean => buffers.length > 0,
    /** The compressed page, given its parts in order. */
    compress: async (parts: readonly Buffer[], encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> => {
      const size = parts.reduce((sum, { length }) => sum + length, 0);
      const last = buffers.at(-1);
      const buffer = last !== undefined && last.length >= size ? last : Buffer.alloc(size);
      // Only now, because there may be no memory for a larger one.
      buffers.pop();
      let end = 0;
      for (const part of parts) end += part.copy(buffer, end);
      try {
        return await compressors[encoding](buffer.subarray(0, size));
      } finally {
        buffers.push(buffer);
      }
    },
  };
};
