import type { ProductTileName } from '../contract/tileNames';
import type { ConfigurationPart } from './configuration';
import type { TodayPart } from './today';

export type DowntimePart = ConfigurationPart & TodayPart;

/** What a tile says during a planned downtime of its product, in which no calls are made (rule `downtime.tile`). */
export const selectDowntime = (
  { configuration, latest = 0 }: DowntimePart,
  tile: ProductTileName,
): string | undefined =>
  configuration.downtime.find(
    ({ products, from, until }) => products.includes(tile) && Date.parse(from) <= latest && latest < Date.parse(until),
  )?.message;
