import { type Action, createAction } from '@reduxjs/toolkit';
import type { AnalyticsEvent } from '../contract/analytics';
import type { Message } from '../texts/text';
import { call, delay, type SagaGenerator, takeEvery } from './effects';
import { safely } from './safely';
import { services } from './services';

/** Declares what the announcer says at an action (rule `announcer.turn`): `createAction('x/y', (page) => ({ payload, ...said(place) }))`. */
export const said = (message?: Message): { readonly meta?: { readonly said: Message } } =>
  message === undefined ? {} : { meta: { said: message } };

/** Whether an action declares something to say. */
export const isSaid = (
  action: Action & { readonly meta?: { readonly said?: unknown } },
): action is Action & { readonly meta: { readonly said: Message } } => action.meta?.said !== undefined;

/** Declares the analytics event of an action: `createAction('x/y', (tile) => ({ payload, ...tracked(...) }))`. */
export const tracked = (analytics: AnalyticsEvent): { readonly meta: { readonly analytics: AnalyticsEvent } } => ({
  meta: { analytics },
});

/** Declares the analytics event of a click on a link or button, or on a tile's own link (rule `analytics.labels`). */
export const clicked = (label: string, category: 'cta' | 'tile' = 'cta') =>
  tracked({ category, action: 'click', label });

/** The member followed a link, which nothing but the analytics heeds (rules `tile.click`, `analytics.labels`). */
export const linkFollowed = createAction('track/linkFollowed', (label: string, category?: 'cta' | 'tile') => ({
  payload: label,
  ...clicked(label, category),
}));

type TrackedAction = Action & ReturnType<typeof tracked>;

const isTracked = (action: Action & { readonly meta?: { readonly analytics?: unknown } }): action is TrackedAction =>
  action.meta?.analytics !== undefined;

function* sendTracked({ meta }: TrackedAction): SagaGenerator {
  const { analytics } = yield* services();
  // A dialog is drawn first (rule `press.time`); a click may lead away from the page.
  if (meta.analytics.action === 'shown') yield* delay(0);
  yield* call(analytics.send, meta.analytics);
}

/** The one saga that sends analytics: each action that declares an event sends it once; replaying sends nothing. */
export function* trackingSaga(): SagaGenerator {
  yield* takeEvery(isTracked, safely(sendTracked));
}
