import { createSummarySaga } from '../../state/createSummarySaga';
import { fork, type Saga } from '../../state/effects';
import { riskPoliciesSlice, umbrellaSlice } from './slice';

const umbrellaSaga = createSummarySaga({
  slice: umbrellaSlice,
  failure: 'There was an issue fetching the employer benefits policies',
});

const riskPoliciesSaga = createSummarySaga({
  slice: riskPoliciesSlice,
  failure: 'There was an issue fetching the group risk policies',
});

/** Handles the summary requests of employee benefits. */
export function* employeeBenefitsSaga(): Saga {
  yield* fork(umbrellaSaga);
  yield* fork(riskPoliciesSaga);
}
