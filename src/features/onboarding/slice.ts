import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { bringsIntoView } from '../../notices';
import { tracked } from '../../state/track';

/** What is sent to the service when the member leaves the slides: skipped, or finished (rule `onboarding.events`). */
export type OnboardingEvent = 'EVENT' | 'DEACTIVATE';

/** The seniors onboarding. */
export interface OnboardingState {
  /** The PORTALWL value of an eligible profile; stored once the slides are shown. */
  readonly portalValue: string | null;
  /** The current slide, from 0. */
  readonly slide: number;
}

/** The onboarding's part of the state. */
export interface OnboardingPart {
  readonly onboarding: OnboardingState;
}

const initialState: OnboardingState = { portalValue: null, slide: 0 };

const onboardingSlice = createSlice({
  name: 'onboarding',
  initialState,
  reducers: {
    /** The member's profile is eligible for the slides. */
    profileMatched: (state, { payload }: PayloadAction<{ readonly portalValue: string }>) => {
      state.portalValue = payload.portalValue;
    },
    /** The member moved to a slide, from 0. The last one has its own buttons. */
    slideReached: {
      prepare: (slide: number, isLast: boolean) => ({ payload: { slide }, ...(isLast ? bringsIntoView : {}) }),
      reducer: (state, { payload }: PayloadAction<{ readonly slide: number }>) => {
        state.slide = payload.slide;
      },
    },
  },
});

export const { profileMatched, slideReached } = onboardingSlice.actions;

/** The member skipped or finished the slides (rule `onboarding.clicks`). */
export const slidesLeft = createAction('onboarding/slidesLeft', (payload: { readonly event: OnboardingEvent }) => ({
  payload,
  ...tracked({
    category: 'cta',
    action: 'click',
    label: payload.event === 'EVENT' ? 'onboarding skip' : 'onboarding done',
  }),
}));
/** The member followed a link to the app (rule `onboarding.clicks`). */
export const appLinkFollowed = createAction('onboarding/appLinkFollowed', () => ({
  payload: undefined,
  ...tracked({ category: 'cta', action: 'click', label: 'onboarding app-link' }),
}));

/** The reducer of the current slide, and of the value that identifies the onboarding. */
export const onboardingReducer = onboardingSlice.reducer;

/** The PORTALWL value to be stored. */
export const selectPortalValue = (state: OnboardingPart): string | null => state.onboarding.portalValue;

/** The current slide, from 0. */
export const selectSlide = (state: OnboardingPart): number => state.onboarding.slide;
