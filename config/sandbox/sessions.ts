import { SESSION_WANTED } from '../../src/platform/sessionExport';

/** The part of the sandbox's page by which a portal in another tab exports its session. */
export const sessionsSection = `<section><h2>Sessions</h2>
<p>The portal that is open in another tab of this browser saves what has happened in it, with stand-ins for everything personal. Redux DevTools import the file, and <code>npm run replay</code> reads it.</p>
<p><button type="button" id="export">Export session</button></p></section>`;

/** Its script. */
export const sessionsScript = `document.getElementById('export').addEventListener('click', () => {
  // The other tabs hear of a change in the storage.
  localStorage.setItem('${SESSION_WANTED}', String(Date.now()));
});
`;
