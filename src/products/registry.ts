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

/** The intersection of the members of a union, such as the reducers of all products. */
export type AllOf<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The products' reducers by the name of their part of the state. */
export const productReducers: AllOf<(typeof registry)[number]['reducers']> = Object.assign(
  {},
  ...registry.map(({ reducers }) => reducers),
);
