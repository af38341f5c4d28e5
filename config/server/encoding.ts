import type { Request } from 'express';

/** How a body may be compressed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest encoding that the browser accepts; the order in the header does not matter. */
export const encodingFor = (request: Request, offered: readonly Encoding[]): Encoding =>
  (['br', 'gzip'] as const).find((encoding) => offered.includes(encoding) && request.acceptsEncodings(encoding)) ??
  'identity';
