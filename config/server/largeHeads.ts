import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import type { CompiledCatalogue } from '../texts/compile';
import { directionOf, textsOf } from '../texts/languages';
import type { LiveConfiguration } from './liveConfiguration';
import { mark } from './operations';
import type { OtherWords } from './otherWords';
import { asText } from './page';
import { answerProblem } from './problem';
import { PROBLEM_HEADERS } from './securityHeaders';
import type { Turns } from './turns';

/** How many times the allowed size a request's head may have to be read at all, so that it can be refused. */
export const READ_TIMES = 8;

/** The most headers that a request may have; Node.js keeps hardly more, so that those to be refused cost little. */
export const MOST_HEADERS = 2_000;

const ADDRESS = '-/clear-cookies';

/** Makes the page for a member with too many cookies, with a link to the address that clears them if there is one. */
export type LargeHeadsPage = (address?: string) => string;

/** This page in the portal's present language: what the member has chosen is in a cookie that could not be read. */
export const largeHeadsPage =
  (live: LiveConfiguration, others: OtherWords = {}): LargeHeadsPage =>
  (address) => {
    const { language } = live.current;
    const texts: CompiledCatalogue = { ...textsOf(language), ...others[language] };
    const words = (name: string): string => asText(String(texts[`cookies.${name}`] ?? ''));
    return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words('title')}</title>
<h1>${words('heading')}</h1>
<p>${words('explanation')}</p>
${address === undefined ? `<p>${words('settings')}</p>` : `<p><a href="${address}">${words('clear')}</a></p>`}
</html>
`;
  };

const headBytes = (rawHeaders: readonly string[]): number => rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);

/**
 * Refuses a request with more than 2,000 headers, or whose headers are larger than `most` bytes, usually because of its
 * cookies: with a page that says what to do, if a browser asks for one. The address that the page links to clears them.
 * @param publicPath where the page is, with a slash at both ends
 */
export const refuseLargeHeads = (most: number, publicPath: string, page: LargeHeadsPage): RequestHandler => {
  const address = publicPath + ADDRESS;
  return (request, response, next) => {
    if (request.path === address && request.method === 'GET') {
      mark(response, 'own');
      // Nobody else may sign a member out by a link.
      const isOurs = ['same-origin', 'none', undefined].includes(request.get('sec-fetch-site'));
      const clearing = isOurs ? { 'Clear-Site-Data': '"cookies"' } : {};
      response.set({ ...PROBLEM_HEADERS, ...clearing }).redirect(303, publicPath);
    } else if (request.rawHeaders.length > 2 * MOST_HEADERS) {
      answerProblem(response, 431, 'This request has too many headers.');
    } else if (headBytes(request.rawHeaders) <= most) next();
    else if (request.accepts(['json', 'html']) === 'html') {
      response.status(431).set(PROBLEM_HEADERS).type('html').send(page(address));
    } else answerProblem(response, 431, 'The headers of this request are too large.');
  };
};

const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Answers what cannot be read as a request, as Node.js does, but readably, and reports the cause.
 * Where a request is in progress, nothing may be written into its answer.
 * Node.js also tells here of every connection that breaks: a member who leaves has sent nothing wrong.
 */
export const answerUnreadable = (
  server: Server,
  { isAnswering }: Turns,
  report: (status: number, cause: string) => void,
  page: LargeHeadsPage,
): void => {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const { code = '' } = error;
    const status = STATUS[code] ?? 400;
    const isUnreadable = code in STATUS || code.startsWith('HPE_');
    if (isUnreadable) report(status, code);
    if (!isUnreadable || !socket.writable || isAnswering(socket)) {
      socket.destroy();
      return;
    }
    const text = status === 431 ? page() : '';
    const head = {
      ...PROBLEM_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      Connection: 'close',
    };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`, () => socket.destroy());
  });
};
