import { createAction, createReducer } from '@reduxjs/toolkit';

/** What the service is told when the member is done with the slides: skipped, or seen to the end (spec section 4). */
export type OnboardingEvent = 'EVENT' | 'DEACTIVATE';

/** The seniors onboarding. */
export interface OnboardingState {
  /** The PORTALWL value of a profile that asks for the slides; kept in the storage once they are shown. */
  readonly portalValue: string | null;
  /** The slide before the member, from 0. */
  readonly slide: number;
}

/** The corner of the state that the onboarding holds. */
export interface OnboardingCorner {
  readonly onboarding: OnboardingState;
}

/** The member's profile asks for the slides. */
export const profileMatched = createAction<{ readonly portalValue: string }>('onboarding/profileMatched');
/** The member moved to a slide, from 0. */
export const slideReached = createAction<{ readonly slide: number }>('onboarding/slideReached');
/** The member skipped the slides, or saw them to the end. */
export const slidesLeft = createAction<{ readonly event: OnboardingEvent }>('onboarding/slidesLeft');

/** Keeps the slide, and the value that tells one onboarding from the next. */
export const onboardingReducer = createReducer<OnboardingState>({ portalValue: null, slide: 0 }, (builder) => {
  builder
    .addCase(profileMatched, (state, { payload: { portalValue } }) => ({ ...state, portalValue }))
    .addCase(slideReached, (state, { payload: { slide } }) => ({ ...state, slide }));
});

/** The PORTALWL value that waits to be kept. */
export const selectPortalValue = (state: OnboardingCorner): string | null => state.onboarding.portalValue;

/** The slide before the member, from 0. */
export const selectSlide = (state: OnboardingCorner): number => state.onboarding.slide;
