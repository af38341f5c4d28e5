import { escapeHtml } from './answer';
import { layOut } from './places';
import { addressOf, type PortalState, stateGroups } from './states';

const stepsOf = ({ configuration, lostScript, thenFail, thenOffline, thenWait, press }: PortalState): string =>
  [
    configuration && `Start the server with the configuration ${JSON.stringify(configuration)}.`,
    lostScript && `First block the script ${lostScript} in the browser.`,
    thenFail && `Then set the faults ${thenFail}.`,
    thenWait && `Then wait ${thenWait} seconds, or put the device's clock forward.`,
    thenOffline && 'Then take the connection away.',
    press && `Then press ${press.map((name) => `"${name}"`).join(', then ')}.`,
  ]
    .filter(Boolean)
    .join(' ');

const entry = (state: PortalState): string =>
  `<li><a href="${escapeHtml(addressOf(state))}">${escapeHtml(state.about)}</a>
<p><code>${state.name}</code> ${escapeHtml(stepsOf(state))}</p></li>`;

/** The /sandbox/states page: every state of the portal as links. */
export const drawCatalogue = (): string =>
  layOut(
    'States of the portal',
    `<h1>States of the portal</h1>
<p>Each link signs in as a member of the sandbox and sets the faults that lead to the state. <a href="/sandbox">The sandbox</a></p>
${stateGroups
  .map(
    ({ heading, states }) =>
      `<section><h2>${escapeHtml(heading)}</h2>\n<ul class="people">${states.map(entry).join('\n')}</ul></section>`,
  )
  .join('\n')}`,
  );
