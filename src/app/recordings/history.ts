import hash from '@emotion/hash';
import { weakMapMemoize } from 'reselect';
import { endpoints } from '../../contract/endpoints';
import { productIds } from '../../contract/productIds';
import { isRecord } from '../../contract/readers';
import { installedTexts } from '../../texts/installed';
import type { RecordedAction } from '../recorder';
import type { createRootReducer, RootState } from '../rootReducer';
import { createStandIns, textsIn } from './standIns';

export { offerRecording } from '../../platform/recordingExport';

const sorted = (_key: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value;

// The parts that an action does not change are the same objects.
const digestOfPart = weakMapMemoize((part: unknown) => hash(JSON.stringify(part, sorted) ?? ''));

/** The digest of a state: the same for equal states, in every process. */
export const digestOf = (state: RootState): string =>
  hash(
    Object.entries(state)
      .map(([name, part]) => `${name} ${digestOfPart(part)}`)
      .sort()
      .join(),
  );

// Names that reducers and selectors look for, and that are not in the state from its start.
const names: readonly string[] = [
  ...productIds,
  ...Object.keys(endpoints),
  ...['/portfolio', '/bal-portfolio', 'not-found', 'managePreferences', 'amountsExplained', 'success', 'failure'],
  ...['EXERCISE_RING', 'DRIVE_RING', 'SPEND_RING', 'GRANTED', 'DECLINED', 'DEFERRED', 'here', 'elsewhere'],
];

// The keys of our texts, by which messages say what is drawn, and of the labels for which the portal may have its own.
const namesOfTexts = (): readonly string[] =>
  Object.keys(installedTexts().messages).flatMap((key) => [key, key.replace(/^label\./, '')]);

const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/**
 * A recording as a file for Redux DevTools, without anything personal; each action has the digest of the state after it.
 * `reduce` is the store's reducer, and `start` the state before the first action.
 */
export const writeRecording = (
  version: string,
  reduce: ReturnType<typeof createRootReducer>,
  start: RootState,
  recorded: readonly RecordedAction[],
): string => {
  const { page, ...rest } = asJson(start);
  const from = recorded[0]?.timestamp ?? 0;
  const replace = createStandIns(
    new Set([...textsIn(rest), ...names, ...namesOfTexts()]),
    from,
    recorded.at(-1)?.timestamp ?? from,
  );
  const replaceIn = <Value extends object>(value: Value): Value => replace(asJson(value)) as Value;
  const committedState: RootState = { ...rest, page: { ...page, ...replaceIn({ path: page.path }) } };
  let state = committedState;
  // DevTools count from this action, which changes nothing.
  const entries = [{ action: { type: '@@INIT' }, timestamp: from }, ...recorded].map(({ action, timestamp }) => {
    const replaced = { ...replaceIn(action), type: action.type };
    state = reduce(state, replaced);
    return { type: 'PERFORM_ACTION', action: replaced, timestamp, digest: digestOf(state) };
  });
  return JSON.stringify({
    version,
    committedState,
    actionsById: { ...entries },
    stagedActionIds: [...entries.keys()],
    skippedActionIds: [],
    nextActionId: entries.length,
    currentStateIndex: entries.length - 1,
    // DevTools compute the states themselves.
    computedStates: [],
  });
};
