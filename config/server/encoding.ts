import type { Request } from 'express';

/** How a body may be compressed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest encoding the browser accepts; the order in which it names them says nothing. */
export const encodingFor = (request: Request, offered: readonly Encoding[]): Encoding =>
  (['br', 'gzip'] as const).find((encoding) => offered.includes(encoding) && request.acceptsEncodings(encoding)) ??
  'identity';
