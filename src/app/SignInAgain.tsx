import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useHref, useLocation } from 'react-router-dom';
import type { ConfigurationPart } from '../state/configuration';
import type { PagePart } from '../state/page';
import { signInAddress } from '../state/session/signIn';
import { text } from '../texts/text';
import { ButtonLink } from '../ui/Button';
import { Lead, ShelterPanel } from '../ui/Page';

/** Why the page is empty once the session has ended, and a link to sign in; the heading gets the lost focus. */
export const SignInAgain = () => {
  const { signInUrl } = useSelector(({ configuration }: ConfigurationPart) => configuration);
  const { path } = useSelector(({ page }: PagePart) => page);
  const address = signInAddress(signInUrl, path + useHref(useLocation()));
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const main = panel.current?.closest('main');
    if (!main) return;
    const { activeElement, body } = main.ownerDocument;
    if (activeElement === body || main.contains(activeElement)) main.querySelector('h1')?.focus();
  }, []);
  return (
    <ShelterPanel ref={panel}>
      <Lead>{text('session.explanation')}</Lead>
      {address === undefined ? null : (
        <div>
          <ButtonLink kind="primary" href={address}>
            {text('session.signIn')}
          </ButtonLink>
        </div>
      )}
    </ShelterPanel>
  );
};
