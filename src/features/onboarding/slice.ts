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

const onboardingSlice = createSlice({
  name: 'onboarding',
  initialState: { portalValue: null, slide: 0 } as OnboardingState,
  reducers: {
    /** The onboarding is due, from its first slide: it may have been closed in another tab before. */
    profileMatched: (_, { payload }: PayloadAction<string>): OnboardingState => ({ portalValue: payload, slide: 0 }),
    /** The member moved to a slide, from 0. The last one has its own buttons. */
    slideReached: {
      prepare: (slide: number, isLast: boolean, place: Message) => ({
        payload: slide,
        meta: { ...(isLast ? bringsIntoView.meta : {}), ...said(place).meta },
      }),
      reducer: (state, { payload }: PayloadAction<number>) => {
        state.slide = payload;
      },
    },
  },
});

export const { profileMatched, slideReached } = onboardingSlice.actions;

// Rule `onboarding.clicks`.
const clicked = (label: string) => tracked({ category: 'cta', action: 'click', label });

/** The member skipped the slides (EVENT) or finished them (DEACTIVATE); rule `onboarding.events`. */
export const slidesLeft = createAction('onboarding/slidesLeft', (event: 'EVENT' | 'DEACTIVATE') => ({
  payload: event,
  ...clicked(event === 'EVENT' ? 'onboarding skip' : 'onboarding done'),
}));
/** The member followed a link to the app. */
export const appLinkFollowed = createAction('onboarding/appLinkFollowed', () => ({
  payload: undefined,
  ...clicked('onboarding app-link'),
}));

export const onboardingReducer = onboardingSlice.reducer;

export const selectOnboarding = ({ onboarding }: OnboardingPart): OnboardingState => onboarding;
