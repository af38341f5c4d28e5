import type { StateFromReducersMapObject } from '@reduxjs/toolkit';
import { reducersOf } from '../state/createSummarySlice';
import { bank } from './bank/BankTile';
import { card } from './card/CardTile';
import { describedProduct } from './defineProduct';
import { employeeBenefits } from './employeeBenefits/EmployeeBenefitsTile';
import { flexicare } from './flexicare/FlexicareTile';
import { gap } from './gap/GapTile';
import { health } from './health/HealthTile';
import { insure } from './insure/InsureTile';
import { invest } from './invest/InvestTile';
import { iot } from './iot/IotTile';
import { life } from './life/LifeTile';
import { travel } from './travel/TravelTile';
import { wills } from './wills/WillsTile';

/** Every product, in the order of its tile on the screen. Reducers, sagas and tiles derive from this list. */
export const registry = [
  bank,
  health,
  insure,
  invest,
  life,
  wills,
  card,
  employeeBenefits,
  describedProduct('healthy-company', 'hcom'),
  gap,
  flexicare,
  travel,
  iot,
  describedProduct('emergency', 'stan'),
] as const;

/** The summaries of all products, each once. */
export const summaries = [...new Set(registry.flatMap(({ needs }) => needs.map(({ summary }) => summary)))];

/** The fragments that tiles show. */
export const fragments = registry.flatMap((product) => product.fragments ?? []);

/** The reducers of the summaries. */
export const productReducers = reducersOf(summaries);

/** The parts of the state with the summaries. */
export type SummariesPart = StateFromReducersMapObject<typeof productReducers>;
