import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useHref, useLocation } from 'react-router-dom';
import type { ConfigurationCorner } from '../state/configuration';
import { signInAddress } from '../state/session/signIn';
import { selectSession } from '../state/session/slice';
import { ButtonLink } from '../ui/Button';

const Bar = styled.section`
position:sticky;z-index:5;inset-block-start:0;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;
gap:var(--space-2) var(--space-4);padding:var(--space-2) var(--space-page);border-block-end:1px solid var(--line);
background:color-mix(in srgb,var(--brand) 8%,var(--surface));font-weight:600;
`;

/** Says at the top of the page, in the words of `children`, that the session has ended; leads to sign in and back here. */
export const SignInAgain = ({ children }: { children: ReactNode }) => {
  const { signInUrl } = useSelector(({ configuration }: ConfigurationCorner) => configuration);
  const session = useSelector(selectSession);
  const screen = useHref(useLocation());
  const address = session.status === 'ended' ? signInAddress(signInUrl, session.page + screen) : undefined;
  return (
    <Bar aria-label="Session">
      {/* What the focus moves to must not end up behind the bar. */}
      <Global styles="html{scroll-padding-block-start:7rem}" />
      <span>{children}</span>
      {address === undefined ? null : (
        <ButtonLink kind="primary" href={address}>
          Sign in again
        </ButtonLink>
      )}
    </Bar>
  );
};
