import { SESSION_WANTED } from '../../src/platform/sessionExport';
import { escapeHtml, fieldOf } from './answer';
import { faultKinds, faultTargets, personas, type SandboxSession, writeFaults } from './index';
import { layOut } from './places';

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

/** The /sandbox page: who can sign in, what can go wrong, and what the portal sent in this session. */
export const drawPage = ({ member, faults, delayMs, sent }: SandboxSession): string =>
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

/** Its script, which asks the portal in another tab to export its session: the other tabs hear of a change in storage. */
export const pageScript = `document.getElementById('export').addEventListener('click', () => {
  localStorage.setItem('${SESSION_WANTED}', String(Date.now()));
});
`;
