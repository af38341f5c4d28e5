import { fieldOf, html, json, redirect } from './answer';
import { catalogueScript, drawCatalogue } from './catalogue';
import { refuse } from './choice';
import { type Handled, readDelay, readFaults, type SandboxSession, writeFaults } from './index';
import { drawPage } from './page';
import { sessionsScript } from './sessions';
import { style } from './style';
import { startOver } from './visits';

/** Whether the path is the sandbox's own page or one of its forms. */
export const isControlPath = (path: string): boolean => path === '/sandbox' || path.startsWith('/sandbox/');

const text = (body: unknown, field: string): string => {
  const value = fieldOf(body, field);
  return typeof value === 'string' ? value : '';
};

/** Back to the page after a form, with the resulting session. */
const done = (session: SandboxSession): Handled => ({ response: redirect('/sandbox', 303), session });

const addFault = (body: unknown, session: SandboxSession): Handled => {
  const entry = `${text(body, 'call')}:${text(body, 'status') || text(body, 'kind')}`;
  const read = readFaults([writeFaults(session.faults), entry].join(','));
  return 'problem' in read ? { response: refuse(read.problem), session } : done({ ...session, faults: read.value });
};

const setDelay = (body: unknown, session: SandboxSession): Handled => {
  const read = readDelay(text(body, 'delay'));
  return 'problem' in read ? { response: refuse(read.problem), session } : done({ ...session, delayMs: read.value });
};

const forms: ReadonlyMap<string, (body: unknown, session: SandboxSession) => Handled> = new Map([
  ['/sandbox/faults', addFault],
  ['/sandbox/faults/clear', (_body: unknown, session: SandboxSession) => done({ ...session, faults: [], delayMs: 0 })],
  ['/sandbox/delay', setDelay],
  ['/sandbox/reset', (_body: unknown, { member }: SandboxSession) => done(startOver(member))],
]);

const pages: ReadonlyMap<string, (session: SandboxSession) => Handled['response']> = new Map([
  ['/sandbox', (session: SandboxSession) => html(drawPage(session))],
  ['/sandbox/', (session: SandboxSession) => html(drawPage(session))],
  [
    '/sandbox/sent.json',
    ({ member, faults, delayMs, sent }: SandboxSession) => json({ member, faults, delayMs, ...sent }),
  ],
  ['/sandbox/states', () => html(drawCatalogue())],
  [
    '/sandbox/states.js',
    () => ({ status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' }, body: catalogueScript }),
  ],
  [
    '/sandbox/sessions.js',
    () => ({ status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' }, body: sessionsScript }),
  ],
  [
    '/sandbox/sandbox.css',
    () => ({ status: 200, headers: { 'content-type': 'text/css; charset=utf-8' }, body: style }),
  ],
]);

/**
 * Answers the sandbox's own addresses: its page, the catalogue of states, `sent.json`, its style, and the forms that
 * set faults and delay or reset the session. `body` is a form's fields.
 */
export const control = (method: string, path: string, body: unknown, session: SandboxSession): Handled => {
  const page = method === 'GET' || method === 'HEAD' ? pages.get(path) : undefined;
  if (page !== undefined) return { response: page(session), session };
  const form = method === 'POST' ? forms.get(path) : undefined;
  return form?.(body, session) ?? { response: refuse(`Nothing is served at ${method} ${path}.`), session };
};
