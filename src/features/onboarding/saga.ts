import type { OnboardingProfile } from '../../contract/answers/features';
import { endpoints } from '../../contract/endpoints';
import { createUnaskedDialog, dialogClosed, dialogDecided, dialogShown, selectOpenDialog } from '../../notices';
import { productsEvents } from '../../portfolio/saga';
import { byId, selectProductsOf } from '../../portfolio/slice';
import { call, fork, put, type SagaGenerator, select, takeEvery, takeLeading } from '../../state/effects';
import { request } from '../../state/request';
import { logFailure, safely } from '../../state/safely';
import { services } from '../../state/services';
import { profileMatched, selectOnboarding, slidesLeft } from './slice';

const dialog = 'seniorsOnboarding';

/** The key under which the PORTALWL value of the last onboarding is stored, as plain text. */
export const PORTAL_VALUE = 'portfolio.onboarding.PORTALWL';

// Rule `onboarding.shown`; the age is in years.
const SENIOR_AGE = 65;
const ENOUGH_EVENTS = 3;

/** The PORTALWL value of an eligible profile (rule `onboarding.shown`); a missing field makes it not eligible. */
export const portalValueDue = (
  { age = 0, numberOfEvents = ENOUGH_EVENTS, productFeatureActive, PORTALWL }: OnboardingProfile,
  stored: string | undefined,
): string | undefined =>
  age >= SENIOR_AGE && numberOfEvents < ENOUGH_EVENTS && productFeatureActive === true && PORTALWL !== stored
    ? PORTALWL
    : undefined;

/** The slides; asked for once the overview's products are known and the rewards programme is active. */
export const onboardingDialog = createUnaskedDialog({
  dialog,
  askedAt: productsEvents,
  feature: 'onboarding',
  call: endpoints.onboardingQuery.name,
  *isDue() {
    const portfolio = yield* select(selectProductsOf, 'portfolio');
    if (portfolio.status !== 'loaded' || !byId(portfolio.products).vitality?.active) return false;
    const { storage } = yield* services();
    const profile = yield* request(endpoints.onboardingQuery);
    const portalValue = portalValueDue(profile, yield* call(storage.read, PORTAL_VALUE));
    if (portalValue !== undefined) yield* put(profileMatched(portalValue));
    return portalValue !== undefined;
  },
  logFailed: (cause) => logFailure('Error while retrieving onboarding data', cause),
  load: () =>
    import(/* webpackChunkName: "dialogs" */ './OnboardingDialog').then(({ OnboardingDialog }) => OnboardingDialog),
});

/** Stores the value once the slides are shown, so that the same onboarding is not shown twice. */
function* keepPortalValue({ payload }: ReturnType<typeof dialogShown>): SagaGenerator {
  if (payload.dialog !== dialog) return;
  const { portalValue } = yield* select(selectOnboarding);
  if (portalValue === null) return;
  const { storage, log } = yield* services();
  const kept = yield* call(storage.write, PORTAL_VALUE, portalValue);
  if (!kept) yield* call(log.warn, 'The onboarding could not be remembered');
}

/** Hides the slides for this visit and tells the service once how they were left. */
function* leaveSlides({ payload }: ReturnType<typeof slidesLeft>): SagaGenerator {
  if ((yield* select(selectOpenDialog)) !== dialog) return;
  yield* put(dialogDecided({ dialog }));
  yield* put(dialogClosed(dialog));
  try {
    yield* request(endpoints.onboardingUpdate, { body: payload });
  } catch (cause) {
    yield* logFailure('Error while updating onboarding event.', cause);
  }
}

/** Asks whether the slides are due, and handles how the member leaves them. */
export function* onboardingSaga(): SagaGenerator {
  yield* fork(onboardingDialog.saga);
  yield* takeEvery(dialogShown, safely(keepPortalValue));
  yield* takeLeading(slidesLeft, safely(leaveSlides));
}
