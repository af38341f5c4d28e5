import { html, isRead, json, Misunderstood } from './answer';
import { drawCatalogue } from './catalogue';
import { choose, withoutChoices } from './choice';
import type { Handled, SandboxRequest, SandboxSession } from './index';
import { drawPage, pageScript } from './page';
import { refuse } from './places';
import { style } from './style';

/** Whether the path is one of the sandbox's own pages or files. */
export const isControlPath = (path: string): boolean => path === '/sandbox' || path.startsWith('/sandbox/');

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
  ['/sandbox/sessions.js', file('javascript', pageScript)],
  ['/sandbox/sandbox.css', file('css', style)],
]);

/** Answers the sandbox's own addresses, in which the same can be chosen as in the portal's. */
export const control = ({ method, path, query }: SandboxRequest, session: SandboxSession): Handled => {
  try {
    const draw = isRead(method) ? pages.get(path) : undefined;
    if (draw === undefined) throw new Misunderstood(`Nothing is served at ${method} ${path}.`);
    const response = withoutChoices(path, query) ?? draw(session);
    return { response, session: choose(query, session) };
  } catch (cause) {
    return { response: refuse(cause), session };
  }
};
