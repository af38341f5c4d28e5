import { endpoints } from '../../contract/endpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { fork, type Saga } from '../../state/effects';
import { riskPoliciesSlice, umbrellaSlice } from './slice';

const umbrellaSaga = createSummarySaga({
  slice: umbrellaSlice,
  endpoint: endpoints.umbrellaSummary,
  failure: 'There was an issue fetching the employer benefits policies',
});

const riskPoliciesSaga = createSummarySaga({
  slice: riskPoliciesSlice,
  endpoint: endpoints.umbrellaPolicies,
  failure: 'There was an issue fetching the group risk policies',
});

/** Answers the employee benefits' requests. */
export function* employeeBenefitsSaga(): Saga {
  yield* fork(umbrellaSaga);
  yield* fork(riskPoliciesSaga);
}
