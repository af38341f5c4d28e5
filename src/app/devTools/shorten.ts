/** How much of a value is shown: characters of a text, and entries of a list or an object. */
interface Allowance {
  readonly text: number;
  readonly entries: number;
}

// From generous to the least that still says what happened.
const allowances: readonly Allowance[] = [
  { text: 160, entries: 24 },
  { text: 80, entries: 8 },
  { text: 40, entries: 4 },
  { text: 24, entries: 2 },
];

/** The most that an action may take in the log, in characters of JSON. */
export const LONGEST_ACTION = 2_000;

// Access tokens are in no event and no state; this is for the one that somebody adds by mistake.
const isSecretName = (name: string): boolean => /token|password|secret/i.test(name);

const shorten = (value: unknown, allowance: Allowance): unknown => {
  const { text, entries: most } = allowance;
  if (typeof value === 'string')
    return value.length <= text ? value : `${value.slice(0, text)}… (${value.length} characters)`;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const shown = value.slice(0, most).map((entry) => shorten(entry, allowance));
    return value.length > most ? [...shown, `… ${value.length - most} more`] : shown;
  }
  const entries = Object.entries(value);
  const shown = entries
    .slice(0, most)
    .map(([name, entry]) => [
      shorten(name, allowance),
      isSecretName(name) && typeof entry === 'string' ? '(hidden)' : shorten(entry, allowance),
    ]);
  if (entries.length > most) shown.push(['…', `${entries.length - most} more`]);
  return Object.fromEntries(shown);
};

/**
 * An action as the log of Redux DevTools shows it: texts and lists are shortened, tokens hidden, and none is longer
 * than {@link LONGEST_ACTION}.
 */
export const shortenAction = <Event extends { readonly type: string }>(action: Event): Event => {
  for (const allowance of allowances) {
    const shown = shorten(action, allowance);
    if (JSON.stringify(shown).length <= LONGEST_ACTION) return shown as Event;
  }
  return { type: action.type } as Event;
};

/** A state as Redux DevTools show it: like an action, but as a whole it may be longer. */
export const shortenState = <State>(state: State): State => shorten(state, { text: 160, entries: 64 }) as State;
