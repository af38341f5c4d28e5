import type { Replayed } from './replay';
import type { Replayable, SessionEntry } from './sessionFile';

const counted = (count: number): string => `${count} ${count === 1 ? 'action' : 'actions'}`;

/** What came of a replay, in lines: equal, or the first action after which the state differs, and in what. */
export const tellOutcome = ({ actions }: Replayable, { difference }: Replayed): readonly string[] => {
  if (difference === undefined) {
    return actions.some(({ recorded }) => recorded.kind !== 'nothing')
      ? [`final state equal, ${counted(actions.length)}`]
      : [`no states were recorded to compare with, ${counted(actions.length)}`];
  }
  const { step, type, fields } = difference;
  return [
    `the state differs after action ${step} of ${actions.length}, ${type}`,
    ...fields.flatMap(({ path, recorded, now }) => [
      `  ${path || 'the state'}`,
      `    recorded: ${recorded}`,
      `    now:      ${now}`,
    ]),
  ];
};

/** Who put an action: `by portfolioSaga › enterScreen`, or the member. */
export const tellOrigin = (by: SessionEntry['by']): string => (by === undefined ? 'by the member' : `by ${by.saga}`);

/**
 * The actions as a tree: below each one those that sagas put in answer to it, with the saga's name. An action that
 * answers none is at the left.
 */
export const tellTrace = ({ actions }: Replayable): readonly string[] => {
  const answers = new Map<number, number[]>();
  for (const [index, { by }] of actions.entries()) {
    const step = index + 1;
    // A saga answers what happened before.
    const to = by?.to !== undefined && by.to < step ? by.to : 0;
    answers.set(to, [...(answers.get(to) ?? []), step]);
  }
  const lines: string[] = [];
  // A list instead of a recursion: a polling saga may answer itself thousands of times.
  const open = (answers.get(0) ?? []).map((step) => ({ step, depth: 0 })).reverse();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { step, depth } = next;
    const entry = actions[step - 1];
    if (entry === undefined) continue;
    const number = String(step).padStart(String(actions.length).length);
    lines.push(`${number}  ${'  '.repeat(depth)}${entry.action.type}  (${tellOrigin(entry.by)}, ${entry.after} ms)`);
    for (const answer of [...(answers.get(step) ?? [])].reverse()) open.push({ step: answer, depth: depth + 1 });
  }
  return lines;
};
