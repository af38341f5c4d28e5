import { endpoints } from '../../contract/endpoints';
import { dialogClosed, selectOpenDialog } from '../../notices';
import { call, put, type Saga, select, services, takeLeading } from '../../state/effects';
import { request } from '../../state/request';
import { logFailure, safely } from '../../state/safely';
import { type ConsentDecision, decisionMade, decisionSettled } from './slice';

/** Where a member who declines is taken (spec section 2, Other links out). */
const COMMUNICATION_CHOICES = '/portfolio/communication-choices';

const dialog = 'marketingConsent';

function* send(decision: ConsentDecision): Saga {
  const withFlag = decision.status === 'GRANTED' && decision.electronicMarketing === true;
  try {
    yield* request(endpoints.updateConsent, {
      body: { status: decision.status },
      ...(withFlag ? { query: { electronicMarketing: 'true' } } : {}),
    });
  } catch (cause) {
    yield* logFailure('There was an issue updating the form 4 status', cause);
  }
}

/** Sends the decision, and hides the dialog however that ends; who declines goes to the communication choices then. */
export function* decide({ payload }: ReturnType<typeof decisionMade>): Saga {
  if ((yield* select(selectOpenDialog)) !== dialog) return;
  yield* send(payload);
  const leaving = payload.status === 'DECLINED';
  yield* put(decisionSettled());
  yield* put(dialogClosed(dialog, { leaving }));
  if (!leaving) return;
  const { navigation } = yield* services();
  yield* call(navigation.leaveFor, COMMUNICATION_CHOICES);
}

/** Answers the member's decision; a second one meanwhile is not taken. */
export function* decisionSaga(): Saga {
  yield* takeLeading(decisionMade, safely(decide));
}
