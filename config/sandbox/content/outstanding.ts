import { type Fragment, image } from './fragment';

interface Action {
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  readonly alternative: string;
  readonly action: string;
}

// The link's address is the fragment's own last path segment: the portal replaces it with the item's redirectUrl.
const action =
  (segment: string, { title, text, picture, alternative, action: label }: Action): Fragment =>
  (context) =>
    `<section class="outstanding-item">
${image(context, picture, alternative)}
<h3>${title}</h3>
<p>${text}</p>
<p><a href="/${segment}">${label}</a></p>
</section>`;

const actions: Readonly<Record<string, Action>> = {
  'device-mandate': {
    title: 'Sign your device mandate',
    text: 'Your connected device is on its way. We need your signature before it can report to us.',
    picture: 'device',
    alternative: 'A connected device',
    action: 'Sign the mandate',
  },
  'device-installation': {
    title: 'Choose a fitting date',
    text: 'Pick a day on which our technician can fit your device. It takes less than an hour.',
    picture: 'device',
    alternative: 'A connected device',
    action: 'Choose a date',
  },
  'digital-consent': {
    title: 'A consent waits for you',
    text: 'A family member asks to see your membership details. You decide what they see.',
    picture: 'document',
    alternative: 'A document to approve',
    action: 'View the request',
  },
  'digital-acceptance': {
    title: 'Accept your new terms',
    text: 'Your renewed policy is ready. Read the terms and accept them online.',
    picture: 'document',
    alternative: 'A document to approve',
    action: 'Read and accept',
  },
  'will-review': {
    title: 'Review your will',
    text: 'It is three years since you last looked at your will. Does it still say what you want?',
    picture: 'pen',
    alternative: 'A will and a pen',
    action: 'Review your will',
  },
  'will-executor': {
    title: 'Name an executor',
    text: 'Your will does not yet name who carries it out. Naming someone takes five minutes.',
    picture: 'pen',
    alternative: 'A will and a pen',
    action: 'Name an executor',
  },
};

/** Fragments of outstanding items by path. */
export const outstandingFragments: readonly (readonly [path: string, Fragment])[] = Object.entries(actions).map(
  ([segment, parts]) => [`/portfolio/outstanding/${segment}`, action(segment, parts)] as const,
);
