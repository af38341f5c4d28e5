import type { MouseEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { safeAddress } from '../../platform/address';
import type { ConfigurationPart } from '../../state/configuration';
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
