import { pending, persona } from './member';

/** No marketing consent is on record. */
export const consentPending = persona(
  'consent-pending',
  'No marketing consent is on record: its dialog is due.',
  pending.consent,
);

/** The privacy statement has not been acknowledged. */
export const privacyPending = persona(
  'privacy-pending',
  'The privacy statement waits to be acknowledged.',
  pending.privacy,
);

/** Old enough for the onboarding, with the rewards programme in use. */
export const senior = persona(
  'senior',
  'Aged 67 with the rewards programme: the onboarding is due.',
  pending.onboarding,
);

/** All three dialogs are due at once. */
export const dialogsAll = persona('dialogs-all', 'Privacy statement, marketing consent and onboarding are all due.', {
  ...pending.consent,
  ...pending.privacy,
  ...pending.onboarding,
});
