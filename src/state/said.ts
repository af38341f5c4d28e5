import type { Action } from '@reduxjs/toolkit';

/** Declares what the announcer says at an action (rule `announcer.turn`): `createAction('x/y', (page) => ({ payload, ...said('2 of 4') }))`. */
export const said = (words?: string): { readonly meta?: { readonly said: string } } =>
  words === undefined ? {} : { meta: { said: words } };

/** Whether an action declares something to say. */
export const isSaid = (
  action: Action & { readonly meta?: { readonly said?: unknown } },
): action is Action & { readonly meta: { readonly said: string } } => typeof action.meta?.said === 'string';
