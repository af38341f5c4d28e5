import { keepRoom } from '../portfolio/room';
import { productsLoaded } from '../portfolio/slice';
import { lifeArrearsSlice } from '../products/life/slice';
import { type Saga, select, takeLatest } from '../state/effects';
import { safely } from '../state/safely';
import { arePaymentsAwaited, selectPaymentsDue } from './paymentsDue';

/** Remembers for the next visit how many payments are due, once nothing more can come. */
export function* keepPaymentsRoom(): Saga {
  if (!(yield* select(arePaymentsAwaited))) yield* keepRoom('payments', (yield* select(selectPaymentsDue)).due.length);
}

/** Remembers how many payments are due (rule `payments.room`). */
export function* paymentsSaga(): Saga {
  yield* takeLatest([productsLoaded, lifeArrearsSlice.actions.summaryLoaded], safely(keepPaymentsRoom));
}
