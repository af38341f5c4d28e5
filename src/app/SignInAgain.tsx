import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useHref, useLocation } from 'react-router-dom';
import type { ConfigurationPart } from '../state/configuration';
import { signInAddress } from '../state/session/signIn';
import { selectSession } from '../state/session/slice';
import { ButtonLink } from '../ui/Button';
import { markPage } from '../ui/topLayer';

const Bar = styled.section`
  position: sticky;
  z-index: 5;
  inset-block-start: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--space-page);
  border-block-end: 3px solid var(--sun);
  background: var(--sun-soft);
  color: var(--sun-ink);
  font-weight: 650;
  /* The title's band otherwise continues the header. */
  + main > :first-child {
    padding-block-start: var(--space-4);
  }
  /* Inside the bar: around it, it would be cut off at the edges of the page. */
  &&:focus-visible {
    outline-offset: -5px;
    border-radius: 0;
    box-shadow: none;
  }
`;

/**
 * A bar at the top of the page that says, with the text of `children`, that the session has ended, and links to sign in
 * and back here. Everything above and below the screen's heading has left the page: if the focus was there, the bar
 * takes it.
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
