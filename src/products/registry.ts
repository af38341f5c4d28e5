import { type ProductTileName, tileNames } from '../contract/tileNames';
import { bank } from './bank';
import { card } from './card';
import { emergency } from './emergency';
import { employeeBenefits } from './employeeBenefits';
import { flexicare } from './flexicare';
import { gap } from './gap';
import { health } from './health';
import { healthyCompany } from './healthyCompany';
import { insure } from './insure';
import { invest } from './invest';
import { iot } from './iot';
import { life } from './life';
import { travel } from './travel';
import { wills } from './wills';

const products = {
  bank,
  health,
  insure,
  invest,
  life,
  wills,
  card,
  'employee-benefits': employeeBenefits,
  'healthy-company': healthyCompany,
  gap,
  flexicare,
  travel,
  iot,
  emergency,
} satisfies Readonly<Record<ProductTileName, { readonly tile: ProductTileName }>>;

/** Every product, in the order of its tile on the screen. Reducers, sagas and tiles derive from this list. */
export const registry = tileNames.map((name) => products[name]);

type Reducers = (typeof registry)[number]['reducers'];

/** What every member of a union has, all together. */
type Together<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The products' reducers by the name of their part of the state. */
export const productReducers: Together<Reducers> = Object.assign({}, ...registry.map(({ reducers }) => reducers));
