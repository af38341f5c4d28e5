import { createSelector } from 'reselect';
import { rewardsDebts } from '../features/rewards/slice';
import { keepRoom, type RoomPart, selectRoom } from '../portfolio/room';
import { productsLoaded, selectProducts, selectProductsById } from '../portfolio/slice';
import { areArrearsAwaited, lifeArrearsSlice, selectArrearsReading } from '../products/life/slice';
import { registry } from '../products/registry';
import { selectUnreported, type TilesPart } from '../products/selectTiles';
import { debtMessages } from '../products/tileView';
import { type SagaGenerator, select, takeLatest } from '../state/effects';
import { isPending } from '../state/freshness';
import { safely } from '../state/safely';
import { selectToday } from '../state/today';
import type { Message, Words } from '../texts/text';

/** One payment that is due. */
export interface PaymentDue {
  /** The product's name; several payments may be due on one product. */
  readonly name: Message;
  readonly message: Words;
  /**
   * In major units of a currency (ISO 4217 code), which is undefined while nobody knows it; absent if the portal does not
   * send an amount.
   */
  readonly amount?: { readonly amount: number; readonly currency: string | undefined };
  /** Whether following it is reported (rule `employee.switched`). */
  readonly reported: boolean;
}

/** The payments in the order of the tiles, and whether those on life insurance could not be checked. */
export interface PaymentsDue {
  readonly due: readonly PaymentDue[];
  readonly unchecked: boolean;
}

/** Debts of products and of the rewards' parts, and last, because they come later, arrears (rule `payments.due`). */
export const selectPaymentsDue = createSelector(
  [selectProductsById, selectArrearsReading, selectUnreported, selectToday],
  (products, arrears: ReturnType<typeof selectArrearsReading>, unreported, today): PaymentsDue => {
    const due = registry.flatMap(({ tile, ids }) =>
      debtMessages(...ids.map((id) => products[id])).map((message): PaymentDue => {
        const reported = !unreported.includes(tile);
        return { name: { key: `product.${tile}` }, message, reported };
      }),
    );
    for (const { name, message } of rewardsDebts(products)) due.push({ name, message, reported: true });
    if (arrears === undefined || arrears === 'unchecked') return { due, unchecked: arrears === 'unchecked' };
    const { asOf } = arrears;
    const message: Message =
      asOf === undefined
        ? { key: 'payments.inArrears' }
        : { key: 'payments.inArrearsAsOf', values: { time: { at: asOf, today } } };
    const { amount, currency } = arrears;
    due.push({ name: { key: 'product.life' }, message, amount: { amount, currency }, reported: true });
    return { due, unchecked: asOf !== undefined };
  },
) satisfies (state: TilesPart) => PaymentsDue;

// The products or the arrears have not been answered yet.
const areAwaited = (state: TilesPart): boolean => isPending(selectProducts(state)) || areArrearsAwaited(state);

/** How many lines to keep space for, because there were more on the last visit (rule `payments.room`). */
export const selectPaymentsRoom = (state: TilesPart & RoomPart): number =>
  areAwaited(state) ? Math.max(0, selectRoom(state).payments - selectPaymentsDue(state).due.length) : 0;

function* keepPaymentsRoom(): SagaGenerator {
  if (!(yield* select(areAwaited))) yield* keepRoom('payments', (yield* select(selectPaymentsDue)).due.length);
}

/** Remembers for the next visit how many payments are due, once nothing more can come (rule `payments.room`). */
export function* paymentsSaga(): SagaGenerator {
  yield* takeLatest([productsLoaded, lifeArrearsSlice.actions.summaryLoaded], safely(keepPaymentsRoom));
}
