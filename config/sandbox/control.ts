import { fieldOf, html, isRead, json, Misunderstood, redirect } from './answer';
import { catalogueScript, drawCatalogue } from './catalogue';
import { type Handled, readDelay, readFaults, type SandboxRequest, type SandboxSession, writeFaults } from './index';
import { drawPage, pageScript } from './page';
import { refuse } from './places';
import { style } from './style';
import { startOver } from './visits';

/** Whether the path is the sandbox's own page or one of its forms. */
export const isControlPath = (path: string): boolean => path === '/sandbox' || path.startsWith('/sandbox/');

const text = (body: unknown, field: string): string => String(fieldOf(body, field) ?? '');

/** The session after a form. @throws Misunderstood for a field that says nothing known */
type Form = (body: unknown, session: SandboxSession) => SandboxSession;

const forms: ReadonlyMap<string, Form> = new Map<string, Form>([
  [
    '/sandbox/faults',
    (body, session) => {
      const entry = `${text(body, 'call')}:${text(body, 'status') || text(body, 'kind')}`;
      return { ...session, faults: readFaults(`${writeFaults(session.faults)},${entry}`) };
    },
  ],
  ['/sandbox/faults/clear', (_, session) => ({ ...session, faults: [], delayMs: 0 })],
  ['/sandbox/delay', (body, session) => ({ ...session, delayMs: readDelay(text(body, 'delay')) })],
  ['/sandbox/reset', (_, { member }) => startOver(member)],
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

/** Answers the sandbox's own addresses: its pages, their files, and its forms, which lead back to the page. */
export const control = ({ method, path, body }: SandboxRequest, session: SandboxSession): Handled => {
  const draw = isRead(method) ? pages.get(path) : undefined;
  if (draw !== undefined) return { response: draw(session), session };
  try {
    const form = method === 'POST' ? forms.get(path) : undefined;
    if (form === undefined) throw new Misunderstood(`Nothing is served at ${method} ${path}.`);
    return { session: form(body, session), response: redirect('/sandbox', 303) };
  } catch (cause) {
    return { response: refuse(cause), session };
  }
};
