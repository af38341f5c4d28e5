/** The most that an action may take in the log, in characters of JSON. */
export const LONGEST_ACTION = 2_000;

// Access tokens are in no event and no state; this is for the one that somebody adds by mistake.
const isSecretName = (name: string): boolean => /token|password|secret/i.test(name);

// `length` is how many characters of a text stay, `most` how many entries of a list or an object.
const shorten = (value: unknown, length: number, most: number): unknown => {
  if (typeof value === 'string')
    return value.length <= length ? value : `${value.slice(0, length)}… (${value.length} characters)`;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const shown = value.slice(0, most).map((entry) => shorten(entry, length, most));
    return value.length > most ? [...shown, `… ${value.length - most} more`] : shown;
  }
  const entries = Object.entries(value);
  const shown = entries
    .slice(0, most)
    .map(([name, entry]) => [
      shorten(name, length, most),
      isSecretName(name) && entry !== null ? '(hidden)' : shorten(entry, length, most),
    ]);
  if (entries.length > most) shown.push(['…', `${entries.length - most} more`]);
  return Object.fromEntries(shown);
};

/** An action for the log: texts and lists shortened, tokens hidden, and none longer than {@link LONGEST_ACTION}. */
export const shortenAction = <Event extends { readonly type: string }>(action: Event): Event => {
  for (const [length, entries] of [
    [160, 24],
    [40, 4],
  ] as const) {
    const shown = shorten(action, length, entries);
    if (JSON.stringify(shown).length <= LONGEST_ACTION) return shown as Event;
  }
  return { type: action.type } as Event;
};

/** A state as Redux DevTools show it: like an action, but as a whole it may be longer. */
export const shortenState = <State>(state: State): State => shorten(state, 160, 64) as State;
