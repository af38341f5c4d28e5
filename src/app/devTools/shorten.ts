/** How much of a value is shown: characters of a text, entries of a list or an object, and levels. */
interface Allowance {
  readonly text: number;
  readonly entries: number;
  readonly levels: number;
}

// From generous to the least that still says what happened.
const allowances: readonly Allowance[] = [
  { text: 160, entries: 24, levels: 6 },
  { text: 80, entries: 8, levels: 5 },
  { text: 40, entries: 4, levels: 4 },
  { text: 24, entries: 2, levels: 2 },
];

/** The most that an action may take in the log, in characters of JSON. */
export const LONGEST_ACTION = 2_000;

const HIDDEN = '(hidden)';

// Access tokens are in no event and no state; this is for the one that somebody adds by mistake.
const isSecretName = (name: string): boolean => /token|password|secret/i.test(name);

const shortenText = (text: string, { text: most }: Allowance): string =>
  text.length <= most ? text : `${text.slice(0, most)}… (${text.length} characters)`;

const shortenBy = (value: unknown, allowance: Allowance): unknown => {
  if (typeof value === 'string') return shortenText(value, allowance);
  if (typeof value !== 'object' || value === null) return value;
  const inner = { ...allowance, levels: allowance.levels - 1 };
  if (Array.isArray(value)) {
    if (allowance.levels === 0) return `… (${value.length} entries)`;
    const shown = value.slice(0, allowance.entries).map((entry) => shortenBy(entry, inner));
    return value.length > shown.length ? [...shown, `… ${value.length - shown.length} more`] : shown;
  }
  const entries = Object.entries(value);
  if (allowance.levels === 0) return `… (${entries.length} entries)`;
  const shown = entries
    .slice(0, allowance.entries)
    .map(([name, entry]) => [
      shortenText(name, allowance),
      isSecretName(name) && typeof entry === 'string' ? HIDDEN : shortenBy(entry, inner),
    ]);
  if (entries.length > shown.length) shown.push(['…', `${entries.length - shown.length} more`]);
  return Object.fromEntries(shown);
};

/**
 * An action as the log of Redux DevTools shows it: texts and lists are shortened, tokens hidden, and none is longer
 * than {@link LONGEST_ACTION}.
 */
export const shortenAction = <Event extends { readonly type: string }>(action: Event): Event => {
  for (const allowance of allowances) {
    const shown = shortenBy(action, allowance);
    if ((JSON.stringify(shown) ?? '').length <= LONGEST_ACTION) return shown as Event;
  }
  return { type: action.type } as Event;
};

/** A state as Redux DevTools show it: like an action, but as a whole it may be longer. */
export const shortenState = <State>(state: State): State =>
  shortenBy(state, { text: 160, entries: 64, levels: 8 }) as State;
