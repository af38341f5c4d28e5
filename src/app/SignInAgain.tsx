import { type ReactNode, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useHref, useLocation } from 'react-router-dom';
import type { ConfigurationPart } from '../state/configuration';
import { signInAddress } from '../state/session/signIn';
import { selectSession } from '../state/session/slice';
import { ButtonLink } from '../ui/Button';
import { markPage } from '../ui/topLayer';
import { Bar } from './OfflineBar';

/**
 * The bar that says, with the text of `children`, that the session has ended, and links to sign in and back here. If the
 * focus was on what has left the page with the session, the bar takes it.
 */
export const SignInAgain = ({ children }: { children: ReactNode }) => {
  const { signInUrl } = useSelector(({ configuration }: ConfigurationPart) => configuration);
  const session = useSelector(selectSession);
  const screen = useHref(useLocation());
  const address = session.status === 'ended' ? signInAddress(signInUrl, session.page + screen) : undefined;
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!bar.current) return;
    // First, because what takes the focus is not hidden behind the bar.
    const unmark = markPage(bar.current, 'data-bar');
    const { activeElement, body } = bar.current.ownerDocument;
    if (activeElement === body || activeElement?.closest('main')) bar.current.focus();
    return unmark;
  }, []);
  return (
    <Bar aria-label="Session" ref={bar} tabIndex={-1}>
      <span>{children}</span>
      {address === undefined ? null : (
        <ButtonLink kind="primary" href={address}>
          Sign in again
        </ButtonLink>
      )}
    </Bar>
  );
};
