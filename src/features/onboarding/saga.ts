import { endpoints } from '../../contract/endpoints';
import { dialogClosed, dialogDue, dialogNotDue, dialogShown, selectDialogCheck, selectOpenDialog } from '../../notices';
import { productsLoaded } from '../../portfolio/slice';
import { call, put, type Saga, select, services, takeEvery, takeLeading } from '../../state/effects';
import { request } from '../../state/request';
import { logFailure, safely } from '../../state/safely';
import { isRewardsProgrammeActive, portalValueDue } from './eligibility';
import { profileMatched, selectPortalValue, slidesLeft } from './slice';

/** Where the PORTALWL value of the last onboarding is kept, as the bare text. */
export const PORTAL_VALUE = 'portfolio.onboarding.PORTALWL';

const dialog = 'seniorsOnboarding';

function* findPortalValue(): Saga<string | undefined> {
  const { storage } = yield* services();
  const profile = yield* request(endpoints.onboardingQuery);
  return portalValueDue(profile, yield* call(storage.read, PORTAL_VALUE));
}

/** When the overview's products are known and the rewards programme is active: asks whether the slides are due. */
export function* checkOnboarding({ payload }: ReturnType<typeof productsLoaded>): Saga {
  if (payload.screen !== 'portfolio') return;
  if ((yield* select(selectDialogCheck, dialog)) !== 'pending') return;
  if (!isRewardsProgrammeActive(payload.products)) {
    yield* put(dialogNotDue({ dialog }));
    return;
  }
  try {
    const portalValue = yield* call(findPortalValue);
    if (portalValue !== undefined) yield* put(profileMatched({ portalValue }));
    yield* put(portalValue === undefined ? dialogNotDue({ dialog }) : dialogDue({ dialog }));
  } catch (cause) {
    yield* put(dialogNotDue({ dialog }));
    yield* logFailure('Error while retrieving onboarding data', cause);
  }
}

/** Keeps the value once the slides come before the member, so that the same onboarding is not shown twice. */
export function* keepPortalValue({ payload }: ReturnType<typeof dialogShown>): Saga {
  const portalValue = yield* select(selectPortalValue);
  if (payload.dialog !== dialog || portalValue === null) return;
  const { storage, log } = yield* services();
  const kept = yield* call(storage.write, PORTAL_VALUE, portalValue);
  if (!kept) yield* call(log.warn, 'The onboarding could not be remembered');
}

/** Hides the slides for this visit and tells the service how they were left, once. */
export function* leaveSlides({ payload: { event } }: ReturnType<typeof slidesLeft>): Saga {
  if ((yield* select(selectOpenDialog)) !== dialog) return;
  yield* put(dialogClosed(dialog));
  try {
    yield* request(endpoints.onboardingUpdate, { body: { event } });
  } catch (cause) {
    yield* logFailure('Error while updating onboarding event.', cause);
  }
}

/** Asks whether the slides are due, and answers what the member does with them. */
export function* onboardingSaga(): Saga {
  yield* takeLeading(productsLoaded, safely(checkOnboarding));
  yield* takeEvery(dialogShown, safely(keepPortalValue));
  yield* takeLeading(slidesLeft, safely(leaveSlides));
}
