import { safeAddress } from '../../platform/address';
import type { Services } from '../../platform/services';
import { call, type Saga, select, takeEvery } from '../../state/effects';
import { safely } from '../../state/safely';
import { services } from '../../state/services';
import { selectHeld, type TilePart } from '../tileView';
import { willsSlice } from './slice';

const selectProductAddress = (state: TilePart): string | undefined =>
  safeAddress(selectHeld(state, 'dwts')?.clickThroughUrl);

const told = new WeakSet<Services>();

/** Says once that the summary leads elsewhere than the product (rule `wills.address`). */
export function* compareAddresses({ payload }: ReturnType<typeof willsSlice.actions.summaryLoaded>): Saga {
  const given = yield* services();
  const address = safeAddress(payload.clickThroughUrl);
  const other = yield* select(selectProductAddress);
  if (told.has(given) || address === undefined || other === undefined || address === other) return;
  told.add(given);
  yield* call(given.log.warn, 'The wills summary has another address than its product');
}

/** Compares the addresses each time the summary comes. */
export function* willsAddressSaga(): Saga {
  yield* takeEvery(willsSlice.actions.summaryLoaded, safely(compareAddresses));
}
