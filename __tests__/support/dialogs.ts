import { contentReducer } from '../../src/content';
import { consentSaga } from '../../src/features/consent/saga';
import { consentSlice } from '../../src/features/consent/slice';
import { disclaimerSaga } from '../../src/features/disclaimer/saga';
import { disclaimerSlice } from '../../src/features/disclaimer/slice';
import { onboardingSaga } from '../../src/features/onboarding/saga';
import { onboardingSlice } from '../../src/features/onboarding/slice';
import {
  connectionRemarksSaga,
  dialogDue,
  dialogsReducer,
  dialogsSaga,
  interactionSaga,
  interactionSlice,
  remarkReducer,
  toastsSaga,
  toastsSlice,
  type UnaskedDialog,
  waitEnded,
} from '../../src/notices';
import { portfolioReducer, productsLoaded, productsRequested } from '../../src/portfolio/slice';
import { locationChanged, navigationReducer } from '../../src/state/navigation/slice';
import { never, productOf } from './builders';
import type { Surroundings, World } from './world';

const reducer = {
  navigation: navigationReducer,
  content: contentReducer,
  portfolio: portfolioReducer,
  toasts: toastsSlice.reducer,
  dialogs: dialogsReducer,
  interaction: interactionSlice.reducer,
  remark: remarkReducer,
  consent: consentSlice.reducer,
  disclaimer: disclaimerSlice.reducer,
  onboarding: onboardingSlice.reducer,
};

type DialogsState = { readonly [Part in keyof typeof reducer]: ReturnType<(typeof reducer)[Part]> };

/** A world of the notices and the dialogs. */
export type DialogsWorld = World<DialogsState>;

/** What surrounds the dialogs in their world. */
export type DialogSurroundings = Surroundings<DialogsState>;

/** For `createWorld`: the notices and the three dialogs that open by themselves. */
export const dialogs = {
  reducer,
  sagas: [toastsSaga, connectionRemarksSaga, interactionSaga, dialogsSaga, consentSaga, disclaimerSaga, onboardingSaga],
};

/** For `createWorld`: the same parts of the state with these sagas alone. */
export const dialogsWith = (...sagas: readonly (() => Generator)[]) => ({ reducer, sagas });

/** For `createWorld`: the test answers each call, and no fragment arrives. */
export const byHand = { byHand: true, fragment: never } as const;

/** For `createWorld`: the test answers each call, and the fragment arrives when `deliver` brings its text. */
export const byHandWithLateText = () => {
  let deliver = (_: string) => {};
  const text = new Promise<string>((resolve) => {
    deliver = resolve;
  });
  return { byHand: true, fragment: () => text, deliver: (words: string) => deliver(words) } as const;
};

/** The member is on the overview. */
export const onOverview = locationChanged({ pathname: '/portfolio', search: '', hash: '' });

/** Events after which the dialog is open on the overview. */
export const opened = (dialog: UnaskedDialog) => [onOverview, dialogDue({ dialog }), waitEnded()] as const;

/** Events after which a screen shows the rewards programme, active or not, or no product if `null`. */
export const rewardsShown = (vitality: boolean | null, screen: 'portfolio' | 'bal-portfolio' = 'portfolio') =>
  [
    productsRequested({ screen }),
    productsLoaded({
      screen,
      products: vitality === null ? [] : [productOf('vitality', { active: vitality })],
      headings: {},
      at: 0,
    }),
  ] as const;
