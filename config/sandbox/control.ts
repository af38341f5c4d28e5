import { RECORDING_WANTED } from '../../src/platform/recordingExport';
import { wordsIn } from '../texts/wordsIn';
import { escapeHtml, fieldOf, html, isRead, json, Misunderstood } from './answer';
import { choose, withoutChoices } from './choice';
import {
  faultKinds,
  faultTargets,
  type Handled,
  personas,
  type SandboxRequest,
  type SandboxSession,
  writeFaults,
} from './index';
import { layOut, refuse } from './places';
import { addressOf, type PortalState, stateGroups } from './states';
import { style } from './style';

/** Whether the path is one of the sandbox's own pages or files. */
export const isControlPath = (path: string): boolean => path === '/sandbox' || path.startsWith('/sandbox/');

const cell = (value: unknown): string =>
  `<td>${escapeHtml(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))}</td>`;

/** What was sent, a row each, with these of its fields. */
const table = (caption: string, sent: readonly unknown[], ...fields: readonly string[]): string => {
  const rows = sent.map((entry) => fields.map((field) => cell(fieldOf(entry, field) ?? '')).join(''));
  const heads = fields.map((field) => `<th scope="col">${field}</th>`).join('');
  return `<section><h2>${caption}</h2>
${
  rows.length === 0
    ? '<p>Nothing yet.</p>'
    : `<div class="wide"><table><thead><tr>${heads}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row}</tr>`).join('\n')}</tbody></table></div>`
}</section>`;
};

const people = (current: string): string =>
  personas
    .map(
      ({ name, story }) =>
        `<li${name === current ? ' class="present"' : ''}><a href="/?member=${name}">${name}</a><p>${escapeHtml(story)}</p></li>`,
    )
    .join('\n');

/** Who can sign in, what can go wrong, and what the portal sent in this session. */
const drawPage = ({ member, faults, delayMs, sent }: SandboxSession): string =>
  layOut(
    'Sandbox',
    `<h1>Sandbox</h1>
<p>The embedded portal back end. You are <strong>${escapeHtml(member)}</strong>. <a href="/">Open the portfolio</a> <a href="/sandbox/states">All states of the portal</a></p>
<section><h2>Members</h2>
<ul class="people">${people(member)}</ul></section>
<section><h2>Sessions</h2>
<p>The portal that is open in another tab of this browser saves what has happened in it, with stand-ins for everything personal. Redux DevTools import the file, and <code>npm run replay</code> reads it.</p>
<p><button type="button" id="export">Export session</button></p></section>
<section><h2>Faults and latency</h2>
<form action="/sandbox">
<label>Faults <input name="fail" size="48" value="${escapeHtml(writeFaults(faults))}"></label>
<label>Delay of every answer, milliseconds <input name="delay" inputmode="numeric" pattern="[0-9]*" size="7" value="${delayMs}"></label>
<button>Set both</button>
</form>
<p><a href="/sandbox?fail=&amp;delay=">Clear both</a> <a href="/portal/sign-out">Sign out, and start over</a></p>
<p>A fault is the name of a call, a colon, and a status from 200 to 599 or one of the kinds below; several have commas between them, as in <code>gapSummary:500,willItems:timeout</code>. The calls: <code>${faultTargets.join('</code>, <code>')}</code>.</p>
<dl>${Object.entries(faultKinds)
      .map(([kind, { about }]) => `<dt><code>${kind}</code></dt><dd>${about}</dd>`)
      .join('')}</dl>
<p>The same by address: <code>/?fail=gapSummary:500,willItems:timeout&amp;delay=800</code>. A session that ends after 120 seconds without a call: <code>/?session=120</code></p></section>
${table('Analytics', sent.analytics, 'category', 'action', 'label', 'messageId', 'timestamp')}
${table('Error log', sent.logs, 'level', 'message', 'additional', 'fileName', 'lineNumber', 'timestamp')}
${table('Updates', sent.updates, 'call', 'query', 'body')}
${table('Calls', sent.calls, 'call', 'method', 'path', 'query', 'status')}
<p><a href="/sandbox/sent.json">The same as JSON</a></p>`,
    '/sandbox/sessions.js',
  );

/** The script of that page, which asks the portal in another tab to export its session: the other tabs hear of a change in storage. */
const pageScript = `document.getElementById('export').addEventListener('click', () => {
  localStorage.setItem('${RECORDING_WANTED}', String(Date.now()));
});
`;

const inEnglish = wordsIn('en');

const stepsOf = ({ configuration, lostScript, thenFail, thenOffline, thenWait, press }: PortalState): string =>
  [
    configuration && `Start the server with the configuration ${JSON.stringify(configuration)}.`,
    lostScript && `First block the script ${lostScript} in the browser.`,
    thenFail && `Then set the faults ${thenFail}.`,
    thenWait && `Then wait ${thenWait} seconds, or put the device's clock forward.`,
    thenOffline && 'Then take the connection away.',
    press && `Then press ${press.map((name) => `"${inEnglish(name)}"`).join(', then ')}.`,
  ]
    .filter(Boolean)
    .join(' ');

const entry = (state: PortalState): string =>
  `<li><a href="${escapeHtml(addressOf(state))}">${escapeHtml(state.about)}</a>
<p><code>${state.name}</code> ${escapeHtml(stepsOf(state))}</p></li>`;

/** Every state of the portal as links. */
export const drawCatalogue = (): string =>
  layOut(
    'States of the portal',
    `<h1>States of the portal</h1>
<p>Each link signs in as a member of the sandbox and sets the faults that lead to the state. <a href="/sandbox">The sandbox</a></p>
${Object.entries(stateGroups)
  .map(
    ([heading, states]) =>
      `<section><h2>${escapeHtml(heading)}</h2>\n<ul class="people">${states.map(entry).join('\n')}</ul></section>`,
  )
  .join('\n')}`,
  );

type Page = (session: SandboxSession) => Handled['response'];

const file =
  (type: 'css' | 'javascript', body: string): Page =>
  () => ({ status: 200, headers: { 'content-type': `text/${type}; charset=utf-8` }, body });

const pages: ReadonlyMap<string, Page> = new Map<string, Page>([
  ['/sandbox', (session) => html(drawPage(session))],
  ['/sandbox/sent.json', ({ member, faults, delayMs, sent }) => json({ member, faults, delayMs, ...sent })],
  ['/sandbox/states', () => html(drawCatalogue())],
  ['/sandbox/sessions.js', file('javascript', pageScript)],
  ['/sandbox/sandbox.css', file('css', style)],
]);

/** Answers the sandbox's own addresses, in which the same can be chosen as in the portal's. */
export const control = ({ method, path, query }: SandboxRequest, session: SandboxSession): Handled => {
  try {
    const draw = isRead(method) ? pages.get(path.replace(/\/$/, '')) : undefined;
    if (draw === undefined) throw new Misunderstood(`Nothing is served at ${method} ${path}.`);
    const response = withoutChoices(path, query) ?? draw(session);
    return { response, session: choose(query, session) };
  } catch (cause) {
    return { response: refuse(cause), session };
  }
};
