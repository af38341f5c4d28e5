import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { bringsIntoView } from '../../notices';
import { clicked, said } from '../../state/eventMeta';
import type { Message } from '../../texts/text';

export interface OnboardingState {
  /** The PORTALWL value of an eligible profile; stored once the slides are shown. */
  readonly portalValue: string | null;
  readonly slide: number;
}

export const onboardingSlice = createSlice({
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

/** The member skipped the slides (EVENT) or finished them (DEACTIVATE); rules `onboarding.events`, `onboarding.clicks`. */
export const slidesLeft = createAction('onboarding/slidesLeft', (event: 'EVENT' | 'DEACTIVATE') => ({
  payload: event,
  ...clicked(event === 'EVENT' ? 'onboarding skip' : 'onboarding done'),
}));

export const selectOnboarding = onboardingSlice.selectSlice;
