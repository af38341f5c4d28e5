import type { MouseEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { safeAddress } from '../../platform/address';
import { forEachMessage } from '../../state/channels';
import type { ConfigurationPart } from '../../state/configuration';
import { call, fork, put, type SagaGenerator, takeLeading } from '../../state/effects';
import { settleChanges } from '../../state/request';
import { safely } from '../../state/safely';
import { services } from '../../state/services';
import { SESSION_RELOADS } from '../../state/session/saga';
import { signOutBegan } from '../../state/session/slice';
import { text } from '../../texts/text';

/**
 * The way out, if one is configured (rule `session.signOut`): a link, or a button where a form is sent. Every click of it
 * leaves this tab, because no page of the member may stay open.
 */
export const SignOut = () => {
  const dispatch = useDispatch();
  const { signOutUrl, signOutMethod } = useSelector(({ configuration }: ConfigurationPart) => configuration.session);
  const signOut = (event: MouseEvent) => {
    event.preventDefault();
    dispatch(signOutBegan(true));
  };
  const href = safeAddress(signOutUrl);
  if (href === undefined) return null;
  if (signOutMethod === 'post')
    return (
      <button type="button" onClick={signOut}>
        {text('session.signOut')}
      </button>
    );
  // The middle button would open another tab; the right one opens a menu.
  const onAuxClick = (event: MouseEvent) => (event.button === 1 ? signOut(event) : undefined);
  return (
    <a href={href} onClick={signOut} onAuxClick={onAuxClick}>
      {text('session.signOut')}
    </a>
  );
};

const TOPIC = 'signedOut';

/** Signs out. `memberKeys` are the keys of the stored data that only signing out removes. */
const signingOut = (memberKeys: readonly string[]) =>
  function* signOut({ payload: isHere }: ReturnType<typeof signOutBegan>): SagaGenerator {
    const { session, tabs, storage, tabStorage } = yield* services();
    if (isHere) yield* call(tabs.tell, TOPIC);
    yield* settleChanges();
    for (const key of memberKeys) yield* call(storage.remove, key);
    yield* call(tabStorage.remove, SESSION_RELOADS.key);
    yield* call(session.giveUp, isHere ? 'signedOut' : 'signedOutElsewhere');
  };

function* hear(topic: string): SagaGenerator {
  if (topic === TOPIC) yield* put(signOutBegan(false));
}

/**
 * Signs out here and in all tabs (rule `session.signOut`): every page hides the member's data at once, waits a moment
 * for changes that are being sent, and then gives up the session, which resets the state.
 */
export function* watchSigningOut(memberKeys: readonly string[]): SagaGenerator {
  const { tabs } = yield* services();
  yield* fork(forEachMessage<string>, tabs.subscribe, hear);
  yield* takeLeading(signOutBegan, safely(signingOut(memberKeys)));
}
