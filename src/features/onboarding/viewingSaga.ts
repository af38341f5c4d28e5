import { extraEndpoints } from '../../contract/extraEndpoints';
import {
  dialogClosed,
  dialogDecided,
  dialogDecisionFailed,
  dialogDecisionSent,
  dialogShown,
  mayDecide,
  selectOpenDialog,
} from '../../notices';
import { call, put, type Saga, select, takeEvery, takeLeading } from '../../state/effects';
import { request } from '../../state/request';
import { logFailure, safely } from '../../state/safely';
import { services } from '../../state/services';
import { PORTAL_VALUE } from './eligibility';
import { selectPortalValue, slidesLeft } from './slice';

const dialog = 'seniorsOnboarding';

/** Stores the value once the slides are shown, so that the same onboarding is not shown twice. */
export function* keepPortalValue({ payload }: ReturnType<typeof dialogShown>): Saga {
  if (payload.dialog !== dialog) return;
  const portalValue = yield* select(selectPortalValue);
  if (portalValue === null) return;
  const { storage, log } = yield* services();
  const kept = yield* call(storage.write, PORTAL_VALUE, portalValue);
  if (!kept) yield* call(log.warn, 'The onboarding could not be remembered');
}

/** Hides the slides for this visit and tells the service once how they were left. */
export function* leaveSlides({ payload: { event } }: ReturnType<typeof slidesLeft>): Saga {
  if ((yield* select(selectOpenDialog)) !== dialog) return;
  yield* put(dialogClosed(dialog));
  if (!(yield* mayDecide(dialog))) return;
  yield* put(dialogDecisionSent({ dialog }));
  try {
    yield* request(extraEndpoints.onboardingUpdate, { body: event });
    yield* put(dialogDecided({ dialog }));
  } catch (cause) {
    yield* put(dialogDecisionFailed({ dialog }));
    yield* logFailure('Error while updating onboarding event.', cause);
  }
}

/** Stores that the slides were shown, and handles how the member leaves them. */
export function* viewingSaga(): Saga {
  yield* takeEvery(dialogShown, safely(keepPortalValue));
  yield* takeLeading(slidesLeft, safely(leaveSlides));
}
