/** How a check ended in one engine. */
export type Outcome =
  | { readonly kind: 'holds'; readonly remark?: string }
  | { readonly kind: 'fails'; readonly cause: string }
  | { readonly kind: 'skipped'; readonly reason: string };

const WORDS: Readonly<Record<Outcome['kind'], string>> = { holds: 'holds', fails: 'FAILS', skipped: 'skipped' };

const cellOf = (outcome: Outcome | undefined, noteOf: (text: string) => number): string => {
  if (outcome === undefined) return '';
  if (outcome.kind === 'holds') return outcome.remark ? `${WORDS.holds} (${noteOf(outcome.remark)})` : WORDS.holds;
  return `${WORDS[outcome.kind]} (${noteOf(outcome.kind === 'fails' ? outcome.cause : outcome.reason)})`;
};

/**
 * The checks in the rows, the engines in the columns; what failed, was skipped or is worth knowing has a number that is
 * explained below.
 * @param outcomes by engine, then by check
 */
export const tableOf = (
  checks: readonly string[],
  outcomes: ReadonlyMap<string, ReadonlyMap<string, Outcome>>,
): string => {
  const notes: string[] = [];
  const noteOf = (text: string): number => {
    if (!notes.includes(text)) notes.push(text);
    return notes.indexOf(text) + 1;
  };
  const rows = [
    ['', ...outcomes.keys()],
    ...checks.map((check) => [check, ...[...outcomes.values()].map((column) => cellOf(column.get(check), noteOf))]),
  ];
  const widths = (rows[0] ?? []).map((_, place) => Math.max(...rows.map((row) => (row[place] ?? '').length)));
  const lines = rows.map((row) =>
    row
      .map((cell, place) => cell.padEnd(widths[place] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, '', ...notes.map((text, place) => `(${place + 1}) ${text}`), ''].join('\n');
};
