import { HOP_BY_HOP, namedByConnection } from './callToPortal';

/**
 * An answer of the upstream portal that is not passed on; the message is the cause, and contains nothing of the answer.
 */
export class WrongAnswer extends Error {}

/** The head of an answer as it is passed on: its reason is empty for the standard one, headers alternate with values. */
export type AnswerHead = ReturnType<typeof readAnswerHead>;

const asText = (part: Buffer | string): string => (typeof part === 'string' ? part : part.toString('latin1'));

const CONTROL = /[^\t -~\u0080-\uffff]/;
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;

const readReason = (reason: string): string => {
  if (CONTROL.test(reason)) throw new WrongAnswer('control character in the reason phrase');
  return /^[\t\x20-\x7e]*$/.test(reason) ? reason : '';
};

const checkFraming = (status: number, length: readonly string[], encoding: readonly string[]): void => {
  if (length.length > 1 || length.some((text) => !/^\d+$/.test(text))) throw new WrongAnswer('Content-Length');
  if (encoding.length > 1 || encoding.some((text) => !/^chunked$/i.test(text))) {
    throw new WrongAnswer('Transfer-Encoding');
  }
  if (length.length > 0 && encoding.length > 0) throw new WrongAnswer('Content-Length beside Transfer-Encoding');
  if (status === 204 && (encoding.length > 0 || Number(length[0] ?? 0) > 0)) throw new WrongAnswer('204 with a body');
};

const readHeaders = (raw: readonly (Buffer | string)[]) => {
  const headers: { readonly known: string; readonly name: string; readonly value: string }[] = [];
  for (let index = 0; index < raw.length; index += 2) {
    const name = asText(raw[index] ?? '');
    const value = asText(raw[index + 1] ?? '');
    if (!NAME.test(name) || CONTROL.test(value)) throw new WrongAnswer('control character in a header');
    headers.push({ known: name.toLowerCase(), name, value });
  }
  return headers;
};

/**
 * Reads the head of an answer. This server sets its framing itself, so that a client only ever gets the framing that
 * was checked here; headers for this server only are dropped.
 * @param raw alternating names and values, in the bytes of the wire
 * @throws WrongAnswer for a head that is ambiguous
 */
export const readAnswerHead = (status: number, reason: string, raw: readonly (Buffer | string)[]) => {
  if (status < 200 || status > 599) throw new WrongAnswer('status');
  const read = readHeaders(raw);
  const valuesOf = (wanted: string) => read.filter(({ known }) => known === wanted).map(({ value }) => value);
  const length = valuesOf('content-length');
  checkFraming(status, length, valuesOf('transfer-encoding'));
  const named = namedByConnection(valuesOf('connection').join(','));
  const isKept = (name: string): boolean => {
    // The id of the request is this server's own.
    if (HOP_BY_HOP.test(name) || name === 'x-request-id') return false;
    return name === 'content-length' ? status !== 204 : !named.has(name);
  };
  const headers: string[] = [];
  for (const { known, name, value } of read) if (isKept(known)) headers.push(name, value);
  return { status, reason: readReason(reason), headers, locations: valuesOf('location') };
};
