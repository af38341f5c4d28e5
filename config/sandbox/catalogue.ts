import { escapeHtml } from './answer';
import { layOut } from './places';
import { addressOf, type PortalState, stateGroups } from './states';

/** The widths and heights at which a state is looked at, in CSS pixels. */
export const windowSizes = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 800, height: 1000 },
  { width: 360, height: 740 },
] as const;

const stepsOf = ({
  configuration,
  lostScript,
  thenFail,
  thenOffline = false,
  thenWait,
  press = [],
}: PortalState): string =>
  [
    ...(configuration === undefined
      ? []
      : [` Start the server with the configuration ${JSON.stringify(configuration)}.`]),
    ...(lostScript === undefined ? [] : [` First block the script ${lostScript} in the browser.`]),
    ...(thenFail === undefined ? [] : [` Then set the faults ${thenFail}.`]),
    ...(thenWait === undefined ? [] : [` Then wait ${thenWait} seconds, or put the device's clock forward.`]),
    ...(thenOffline ? [' Then take the connection away.'] : []),
    ...(press.length === 0 ? [] : [` Then press ${press.map((name) => `"${name}"`).join(', then ')}.`]),
  ].join('');

const entry = (state: PortalState): string => {
  const address = escapeHtml(addressOf(state));
  const sizes = windowSizes.map(
    ({ width, height }) => `<a href="${address}" data-size="width=${width},height=${height}">${width} px</a>`,
  );
  return `<li><a href="${address}">${escapeHtml(state.about)}</a><p><code>${state.name}</code>${escapeHtml(stepsOf(state))}</p><p>${sizes.join(' ')}</p></li>`;
};

/** The /sandbox/states page: every state of the portal as links, in this window or in one of a given width. */
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
    '/sandbox/states.js',
  );

/** Opens the links that name a size in a window of that size; without it they open in this one. */
export const catalogueScript = `addEventListener('click', (event) => {
  const link = event.target.closest('a[data-size]');
  if (link === null || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open(link.href, '_blank', 'popup,' + link.dataset.size);
});
`;
