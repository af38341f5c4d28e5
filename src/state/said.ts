import type { Action } from '@reduxjs/toolkit';
import type { Message } from '../texts/text';

/** Declares what the announcer says at an action (rule `announcer.turn`): `createAction('x/y', (page) => ({ payload, ...said(place) }))`. */
export const said = (message?: Message): { readonly meta?: { readonly said: Message } } =>
  message === undefined ? {} : { meta: { said: message } };

/** Whether an action declares something to say. */
export const isSaid = (
  action: Action & { readonly meta?: { readonly said?: unknown } },
): action is Action & { readonly meta: { readonly said: Message } } => action.meta?.said !== undefined;
