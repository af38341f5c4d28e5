import { extraEndpoints } from '../../contract/extraEndpoints';
import { askOnce, askOnReturn, dialogCheckWanted, dialogDue, dialogNotDue, dialogOutdated } from '../../notices';
import { productsLoaded } from '../../portfolio/slice';
import { connectionRestored } from '../../state/connection/slice';
import { call, fork, put, type Saga, takeLeading } from '../../state/effects';
import { onScreen } from '../../state/navigation/slice';
import { request } from '../../state/request';
import { logFailure, safely } from '../../state/safely';
import { services } from '../../state/services';
import { onboardingDialog } from './dialog';
import { isRewardsProgrammeActive, PORTAL_VALUE, portalValueDue } from './eligibility';
import { profileMatched } from './slice';
import { viewingSaga } from './viewingSaga';

const dialog = 'seniorsOnboarding';

function* findPortalValue(): Saga<string | undefined> {
  const { storage } = yield* services();
  const profile = yield* request(extraEndpoints.onboardingQuery);
  return portalValueDue(profile, yield* call(storage.read, PORTAL_VALUE));
}

/** When the overview's products are known and the rewards programme is active: asks whether the slides are due. */
export function* checkOnboarding({ payload }: ReturnType<typeof productsLoaded>): Saga {
  yield* askOnce(dialog, 'onboarding', ask, isRewardsProgrammeActive(payload.products));
}

function* ask(): Saga {
  try {
    const portalValue = yield* call(findPortalValue);
    if (portalValue !== undefined) yield* put(profileMatched({ portalValue }));
    yield* put(portalValue === undefined ? dialogNotDue({ dialog }) : dialogDue({ dialog }));
  } catch (cause) {
    yield* put(dialogNotDue({ dialog }));
    yield* logFailure('Error while retrieving onboarding data', cause);
  }
}

/**
 * Asks again whether the slides are due: they are not if they were finished in another tab. The stored value is not
 * compared, because this page has already stored it.
 */
export function* checkAgain({ payload }: ReturnType<typeof dialogCheckWanted>): Saga {
  if (payload.dialog !== dialog) return;
  try {
    const profile = yield* request(extraEndpoints.onboardingQuery);
    if (portalValueDue(profile, undefined) === undefined) yield* put(dialogOutdated({ dialog }));
  } catch (cause) {
    yield* logFailure('Error while retrieving onboarding data', cause);
  }
}

/** Asks whether the slides are due, opens the dialog when their turn comes, and handles how the member leaves it. */
export function* onboardingSaga(): Saga {
  yield* takeLeading(productsLoaded, safely(checkOnboarding, onScreen('portfolio')));
  yield* takeLeading(connectionRestored, safely(askOnReturn(dialog, extraEndpoints.onboardingQuery.name, ask)));
  yield* takeLeading(dialogCheckWanted, safely(checkAgain));
  yield* fork(onboardingDialog.saga);
  yield* fork(viewingSaga);
}
