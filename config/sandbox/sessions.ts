import { REPLAY_READY, SESSION_CHANNEL } from '../../src/contract/sessionExchange';
import { SESSION_WANTED } from '../../src/contract/sessionWanted';

/** Where this page finds the portal's page that replays a session. */
export const REPLAY_SCREEN = '/sandbox/screen';

/** The part of the sandbox's page that exports the session of an open portal, and replays a session from a file. */
export const sessionsSection = `<section id="sessions"><h2>Sessions</h2>
<p>"Export session" saves what has happened so far in the portal that is open in another tab, with stand-ins for everything personal. <a href="/" target="_blank">Open the portfolio in another tab</a></p>
<p class="steps"><button type="button" id="export">Export session</button> <span role="status" id="exported"></span></p>
<p class="file" id="drop"><label for="file">Replay a session: choose its file, or drop it on this page</label> <input type="file" id="file" accept=".json,application/json"></p>
<p class="problem" role="alert" id="problem"></p>
<div id="replay" hidden>
<p class="badge" role="status" id="badge"></p>
<p id="outcome"></p>
<div class="steps">
<label>Step <input type="range" id="step" min="0" value="0"></label>
<button type="button" id="previous">Previous</button>
<button type="button" id="next">Next</button>
</div>
<p><code id="action"></code> <span id="origin"></span></p>
<ul class="changes" id="changes"></ul>
<details><summary>All actions, below those that they answer</summary><pre id="trace" tabindex="0" aria-label="All actions"></pre></details>
<iframe id="screen" title="The page after this step"></iframe>
</div></section>`;

/** Its script; it asks the portal's own pages for everything that is about sessions. */
export const sessionsScript = `const byId = (id) => document.getElementById(id);
const [file, drop, slider, screen] = ['file', 'drop', 'step', 'screen'].map(byId);
const LONGEST_WAIT_MS = 5000;

const save = (text) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'session-' + JSON.parse(text).startedAt.replace(/\\W/g, '-') + '.json';
  link.click();
  URL.revokeObjectURL(link.href);
};

byId('export').addEventListener('click', () => {
  const channel = new BroadcastChannel('${SESSION_CHANNEL}');
  const end = (told) => {
    clearTimeout(waiting);
    channel.close();
    byId('exported').textContent = told;
  };
  const waiting = setTimeout(() => end('No portal is open in another tab of this browser.'), LONGEST_WAIT_MS);
  byId('exported').textContent = 'Asking the portal in the other tab.';
  channel.addEventListener('message', ({ data }) => {
    save(data);
    end('The session was exported: ' + JSON.parse(data).actions.length + ' actions.');
  });
  // The other tabs hear of a change in the storage.
  localStorage.setItem('${SESSION_WANTED}', String(Date.now()));
  localStorage.removeItem('${SESSION_WANTED}');
});

// The portal's page that replays; it is loaded with the first file.
const replay = () =>
  new Promise((resolve) => {
    if (screen.contentWindow.sessionReplay) return resolve(screen.contentWindow.sessionReplay);
    addEventListener('message', function ready({ source, data }) {
      if (source !== screen.contentWindow || data !== '${REPLAY_READY}') return;
      removeEventListener('message', ready);
      resolve(screen.contentWindow.sessionReplay);
    });
    // An address that is no screen's, so that the page's first calls are not sent.
    screen.src = '${REPLAY_SCREEN}#/replay';
  });

let session;

const show = (step) => {
  const focused = document.activeElement;
  const { type, origin, changed } = session.steps[step - 1] ?? { type: 'Before the first action', origin: '', changed: [] };
  slider.value = step;
  slider.setAttribute('aria-valuetext', 'Step ' + step + ' of ' + session.steps.length + ', ' + type);
  byId('badge').textContent = 'Step ' + step + ' of ' + session.steps.length + ': nothing is sent';
  byId('action').textContent = type;
  byId('origin').textContent = origin;
  byId('changes').replaceChildren(
    ...changed.map((text) => Object.assign(document.createElement('li'), { textContent: text })),
  );
  byId('previous').disabled = step === 0;
  byId('next').disabled = step === session.steps.length;
  session.replay.show(step);
  // A dialog of the page takes the focus with it; a button that is disabled loses it.
  requestAnimationFrame(() => (focused?.disabled ? slider : focused)?.focus());
};

const open = async (given) => {
  const text = await given.text();
  const opened = { ...(await replay()) };
  const outcome = opened.open(text);
  byId('replay').hidden = 'problem' in outcome;
  byId('problem').textContent = outcome.problem ?? '';
  if ('problem' in outcome) return;
  session = { ...outcome, replay: opened };
  slider.max = outcome.steps.length;
  byId('outcome').textContent = outcome.outcome.join('\\n');
  byId('trace').textContent = outcome.trace.join('\\n');
  show(outcome.steps.length);
};

slider.addEventListener('input', () => show(Number(slider.value)));
byId('previous').addEventListener('click', () => show(Number(slider.value) - 1));
byId('next').addEventListener('click', () => show(Number(slider.value) + 1));
file.addEventListener('change', () => file.files[0] && open(file.files[0]));
addEventListener('dragover', (event) => {
  event.preventDefault();
  drop.classList.add('over');
});
addEventListener('dragleave', () => drop.classList.remove('over'));
addEventListener('drop', (event) => {
  event.preventDefault();
  drop.classList.remove('over');
  const [dropped] = event.dataTransfer.files;
  if (dropped) open(dropped);
});
`;
