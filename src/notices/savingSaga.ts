import { put, type Saga, select, takeEvery } from '../state/effects';
import { safely } from '../state/safely';
import { dialogDecided, dialogDecisionFailed, dialogDecisionSent } from './dialogsSlice';
import { type RemarkPart, remarkMade, selectRemark } from './remarkSlice';

const SAVING = 'Saving';
// Nothing is spoken for it, and what was said of the load before is not said again.
const SILENCE = '\u00a0';

// That a page of the onboarding was seen is recorded without a word.
function* saySaving({ payload }: ReturnType<typeof dialogDecisionSent>): Saga {
  if (payload.dialog !== 'seniorsOnboarding') yield* put(remarkMade(SAVING));
}

function* fallSilent(): Saga {
  const remark = yield* select((state: RemarkPart) => selectRemark(state));
  if (remark.trim() === SAVING) yield* put(remarkMade(SILENCE));
}

/** Says aloud that a decision is being sent; a toast says how it ended (rule `dialog.saving`). */
export function* savingSaga(): Saga {
  yield* takeEvery(dialogDecisionSent, safely(saySaving));
  yield* takeEvery([dialogDecided, dialogDecisionFailed], safely(fallSilent));
}
