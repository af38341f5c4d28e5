import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { bringsIntoView } from '../../notices';
import { said } from '../../state/said';
import { tracked } from '../../state/track';
import type { Message } from '../../texts/text';

export interface OnboardingState {
  /** The PORTALWL value of an eligible profile; stored once the slides are shown. */
  readonly portalValue: string | null;
  readonly slide: number;
}

export interface OnboardingPart {
  readonly onboarding: OnboardingState;
}

const initialState: OnboardingState = { portalValue: null, slide: 0 };

const onboardingSlice = createSlice({
  name: 'onboarding',
  initialState,
  reducers: {
    profileMatched: (state, { payload }: PayloadAction<{ readonly portalValue: string }>) => {
      state.portalValue = payload.portalValue;
    },
    /** The member moved to a slide, from 0. The last one has its own buttons. */
    slideReached: {
      prepare: (slide: number, isLast: boolean, place: Message) => ({
        payload: { slide },
        meta: { ...(isLast ? bringsIntoView.meta : {}), ...said(place).meta },
      }),
      reducer: (state, { payload }: PayloadAction<{ readonly slide: number }>) => {
        state.slide = payload.slide;
      },
    },
  },
});

export const { profileMatched, slideReached } = onboardingSlice.actions;

/** The member skipped the slides (EVENT) or finished them (DEACTIVATE). Rules `onboarding.events`, `onboarding.clicks`. */
export const slidesLeft = createAction(
  'onboarding/slidesLeft',
  (payload: { readonly event: 'EVENT' | 'DEACTIVATE' }) => ({
    payload,
    ...tracked({
      category: 'cta',
      action: 'click',
      label: payload.event === 'EVENT' ? 'onboarding skip' : 'onboarding done',
    }),
  }),
);
/** The member followed a link to the app (rule `onboarding.clicks`). */
export const appLinkFollowed = createAction('onboarding/appLinkFollowed', () => ({
  payload: undefined,
  ...tracked({ category: 'cta', action: 'click', label: 'onboarding app-link' }),
}));

export const onboardingReducer = onboardingSlice.reducer;

export const selectPortalValue = (state: OnboardingPart): string | null => state.onboarding.portalValue;

export const selectSlide = (state: OnboardingPart): number => state.onboarding.slide;
