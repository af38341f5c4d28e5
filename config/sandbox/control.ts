import { fieldOf, html, json, redirect } from './answer';
import { catalogueScript, drawCatalogue } from './catalogue';
import { refuse } from './choice';
import { type Handled, readDelay, readFaults, type SandboxSession, writeFaults } from './index';
import { drawPage, pageScript } from './page';
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

type Form = (body: unknown, session: SandboxSession) => Handled;

const forms: ReadonlyMap<string, Form> = new Map<string, Form>([
  ['/sandbox/faults', addFault],
  ['/sandbox/faults/clear', (_, session) => done({ ...session, faults: [], delayMs: 0 })],
  ['/sandbox/delay', setDelay],
  ['/sandbox/reset', (_, { member }) => done(startOver(member))],
]);

type Page = (session: SandboxSession) => Handled['response'];

const file =
  (type: 'css' | 'javascript', body: string): Page =>
  () => ({ status: 200, headers: { 'content-type': `text/${type}; charset=utf-8` }, body });

const page: Page = (session) => html(drawPage(session));

const pages: ReadonlyMap<string, Page> = new Map<string, Page>([
  ['/sandbox', page],
  ['/sandbox/', page],
  ['/sandbox/sent.json', ({ member, faults, delayMs, sent }) => json({ member, faults, delayMs, ...sent })],
  ['/sandbox/states', () => html(drawCatalogue())],
  ['/sandbox/states.js', file('javascript', catalogueScript)],
  ['/sandbox/sessions.js', file('javascript', pageScript)],
  ['/sandbox/sandbox.css', file('css', style)],
]);

/** Answers the sandbox's own addresses: its pages, their files, and its forms. `body` is a form's fields. */
export const control = (method: string, path: string, body: unknown, session: SandboxSession): Handled => {
  const draw = method === 'GET' || method === 'HEAD' ? pages.get(path) : undefined;
  if (draw !== undefined) return { response: draw(session), session };
  const form = method === 'POST' ? forms.get(path) : undefined;
  return form?.(body, session) ?? { response: refuse(`Nothing is served at ${method} ${path}.`), session };
};
