import { createAction } from '@reduxjs/toolkit';
import { createSelector } from 'reselect';
import { tileHeadings } from '../contract/tileNames';
import { rewardsDebts } from '../features/rewards/slice';
import { lookupIn } from '../portfolio/needs';
import { type RoomPart, selectRoom } from '../portfolio/room';
import { selectProducts } from '../portfolio/slice';
import { debtMessages } from '../products/debts';
import { areArrearsAwaited, selectArrearsReading } from '../products/life/slice';
import { registry } from '../products/registry';
import { selectUnreported, type TilesPart } from '../products/selectTiles';
import { isUnsettled } from '../state/freshness';
import { selectToday } from '../state/today';
import { tracked } from '../state/track';
import { formatArrears } from '../ui/money';
import { formatAsOf } from '../ui/time';

/** One payment that is due. */
export interface PaymentDue {
  /** The product's name; several payments may be due on one product. */
  readonly name: string;
  readonly message: string;
  /** As the member reads it; undefined if the portal does not send an amount. */
  readonly amount: string | undefined;
  /** Whether following it is reported (rule `employee.switched`). */
  readonly reported: boolean;
}

/**
 * The payments that are due, in the order of the tiles and arrears last, and whether those on life insurance could not
 * be checked.
 */
export interface PaymentsDue {
  readonly due: readonly PaymentDue[];
  readonly unchecked: boolean;
}

/**
 * What the member owes: debts of products and of the rewards' parts, and life insurance's arrears (rule
 * `payments.due`).
 */
export const selectPaymentsDue = createSelector(
  [selectProducts, selectArrearsReading, selectUnreported, selectToday],
  (products, arrears: ReturnType<typeof selectArrearsReading>, unreported, today): PaymentsDue => {
    if (products.status !== 'loaded') return { due: [], unchecked: false };
    const lookup = lookupIn(products.products);
    const debts = registry.flatMap(({ tile, ids }) =>
      debtMessages(...ids.map(lookup)).map(
        (message): PaymentDue => ({
          name: tileHeadings[tile],
          message,
          amount: undefined,
          reported: !unreported.has(tile),
        }),
      ),
    );
    const ofRewards = rewardsDebts(lookup).map(
      ({ name, message }): PaymentDue => ({ name, message, amount: undefined, reported: true }),
    );
    // Last, because they come later: no line that is there already moves.
    const inArrears: readonly PaymentDue[] =
      arrears === undefined || arrears === 'unchecked'
        ? []
        : [
            {
              name: tileHeadings.life,
              message:
                arrears.asOf === undefined
                  ? 'Payments are in arrears.'
                  : `${formatAsOf(arrears.asOf, today)}, payments are in arrears.`,
              amount: formatArrears(arrears.amount, arrears.currency),
              reported: true,
            },
          ];
    return {
      due: [...debts, ...ofRewards, ...inArrears],
      unchecked: arrears === 'unchecked' || arrears?.asOf !== undefined,
    };
  },
) satisfies (state: TilesPart) => PaymentsDue;

/** Whether more payments may turn out to be due: the products or the arrears have not been answered yet. */
export const arePaymentsAwaited = (state: TilesPart): boolean =>
  isUnsettled(selectProducts(state)) || areArrearsAwaited(state);

/** How many lines to keep space for, because there were more on the last visit (rule `payments.room`). */
export const selectPaymentsRoom = (state: TilesPart & RoomPart): number =>
  arePaymentsAwaited(state) ? Math.max(0, selectRoom(state).payments - selectPaymentsDue(state).due.length) : 0;

/** The member followed "Fix it now" of a payment that is due. */
export const paymentFollowed = createAction('screens/paymentFollowed', () => ({
  payload: undefined,
  ...tracked({ category: 'cta', action: 'click', label: 'payments-due fix-it-now' }),
}));
