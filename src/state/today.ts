import { type Action, createAction } from '@reduxjs/toolkit';
import type { ProductTileName } from '../contract/tileNames';
import type { ConfigurationPart } from './configuration';

/** The latest time that an event has told of, in milliseconds since 1970; earlier again if the clock was set back. */
export interface TodayPart {
  readonly latest?: number;
}

/** A day or a planned downtime may have begun or ended; in milliseconds since 1970. */
export const timePassed = createAction<{ readonly at: number }>('today/timePassed');

/** Keeps the latest time; events tell of theirs as `payload.at`, and `timePassed` of the present. */
export const latestReducer = (state = 0, action: Action & { readonly payload?: unknown }): number => {
  const { at } = (action.payload ?? {}) as { readonly at?: unknown };
  return typeof at === 'number' && (at > state || timePassed.match(action)) ? at : state;
};

/** The latest time that is known; 0 before any is. */
export const selectLatest = ({ latest = 0 }: TodayPart): number => latest;

/** The member's present day, as `Date` writes it, so that it changes once a day. */
export const selectToday = (state: TodayPart): string => new Date(selectLatest(state)).toDateString();

export type DowntimePart = ConfigurationPart & TodayPart;

/** What a tile says during a planned downtime of its product, in which no calls are made (rule `downtime.tile`). */
export const selectDowntime = (
  { configuration, latest = 0 }: DowntimePart,
  tile: ProductTileName,
): string | undefined =>
  configuration.downtime.find(
    ({ products, from, until }) => products.includes(tile) && Date.parse(from) <= latest && latest < Date.parse(until),
  )?.message;
