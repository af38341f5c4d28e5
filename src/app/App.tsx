import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link, Route, Routes } from 'react-router-dom';
import { consentDialog, preferencesDialog } from '../features/consent/saga';
import { disclaimerDialog } from '../features/disclaimer/saga';
import { onboardingDialog } from '../features/onboarding/saga';
import { LazyWarning } from '../features/session/LazyWarning';
import { SignOut } from '../features/session/SignOut';
import { Notices, OFFLINE, selectRemark, spokenRemark } from '../notices';
import { LOADING, selectAnnouncement, selectIsRetried, selectShownTiles } from '../products/selectTiles';
import { amountsDialog } from '../screens/amounts';
import { ReloadButton, TechnicalProblem } from '../screens/Failures';
import { BalancePortfolio, NotFound, PortfolioOverview, ScreenHeading } from '../screens/Screens';
import { selectBrand } from '../state/configuration';
import { selectIsOnline, selectServiceLanguage } from '../state/connection/slice';
import { selectScreen } from '../state/navigation/slice';
import { selectSession } from '../state/session/slice';
import { useChunk } from '../state/useChunk';
import { text, textOf } from '../texts/text';
import { Announcer } from '../ui/Announcer';
import { AppHeader } from '../ui/AppHeader';
import { Boundary } from '../ui/Boundary';
import { GlobalStyles } from '../ui/GlobalStyles';
import { wrappingRow } from '../ui/mixins';
import { Page } from '../ui/Page';
import { markPage } from '../ui/pageMark';
import { LoadingIndicator } from '../ui/Skeleton';
import { SkipLink } from '../ui/SkipLink';
import { ServiceLanguage } from '../ui/shortened';
import { HelpFooter } from './HelpFooter';
import { signInScript } from './rootSaga';

/** A bar above the header, which stays at the top of the page. */
const Bar = styled.section`
  position: sticky;
  z-index: 5;
  inset-block-start: 0;
  ${wrappingRow}
  justify-content: center;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--space-page);
  border-block-end: 3px solid var(--sun);
  background: var(--sun-soft);
  color: var(--sun-ink);
  font-weight: 650;
  text-align: center;
`;

const markBar = (bar: HTMLElement | null) => (bar ? markPage(bar, 'data-bar') : undefined);

// A release may have replaced the script that signs in; a reload fetches the new one.
const signInFailed = (
  <div>
    <ReloadButton />
  </div>
);

const SignIn = () => {
  const chunk = useChunk(signInScript);
  if (chunk.status === 'failed') return signInFailed;
  return chunk.status === 'present' ? <chunk.module.SignInAgain /> : null;
};

const screenFailed = (reference: string | undefined) => (
  <TechnicalProblem reference={reference}>
    <ReloadButton />
  </TechnicalProblem>
);

// Apart from the shell, because the announcements change with every press (rule `press.time`).
const PageAnnouncer = ({ endWords, isShown }: { endWords: string | undefined; isShown: boolean }) => {
  const announcement = useSelector(selectAnnouncement);
  // While tiles are tried again, only the outcome is announced.
  const isRetried = useSelector(selectIsRetried);
  const remark = useSelector(selectRemark);
  const words = announcement === undefined ? '' : textOf(announcement);
  const load = isShown ? (isRetried ? undefined : words) : '';
  // A remark may contain a member's number, and nothing of theirs is shown while the session is checked or left.
  const isSaid = isShown || endWords !== undefined;
  const said = isSaid ? remark : null;
  return <Announcer load={endWords ?? load} loading={textOf(LOADING)} remark={said} words={spokenRemark(said)} />;
};

const Shell = () => {
  const screen = useSelector(selectScreen);
  const { status: session, says = { key: 'session.ended' } } = useSelector(selectSession);
  const isShown = session === 'active';
  const endWords = session === 'ended' ? textOf(says) : undefined;
  const hasProducts = useSelector(selectShownTiles).length > 0;
  const isOnline = useSelector(selectIsOnline);
  const main = useRef<HTMLElement>(null);
  const drawn = useRef(screen);
  useEffect(() => {
    // The first screen leaves the focus to the browser (rule `route.focus`).
    if (screen !== drawn.current) main.current?.querySelector('h1')?.focus();
    drawn.current = screen;
  }, [screen]);

  return (
    <>
      <SkipLink href="#main">{text('page.skipToMain')}</SkipLink>
      {hasProducts && isShown ? (
        // Rule `skip.products`.
        <SkipLink href="#your-products">{text('page.skipToProducts')}</SkipLink>
      ) : null}
      {isOnline ? null : (
        // Rule `connection.bar`; the announcer speaks for it.
        <Bar ref={markBar} aria-label={text('connection.name')} data-offline="">
          {textOf(OFFLINE)}
        </Bar>
      )}
      {endWords === undefined ? null : (
        <Bar ref={markBar} aria-label={text('session.name')}>
          {endWords}
        </Bar>
      )}
      <AppHeader brand={useSelector(selectBrand)}>
        {session === 'ended' ? null : (
          <>
            <nav aria-label={text('page.navigation')}>
              <ul>
                <li>
                  <Link to="/portfolio" aria-current={screen === 'portfolio' ? 'page' : undefined}>
                    {text('page.portfolio')}
                  </Link>
                </li>
                <li>
                  <Link to="/bal-portfolio" aria-current={screen === 'bal-portfolio' ? 'page' : undefined}>
                    {text('page.balance')}
                  </Link>
                </li>
              </ul>
            </nav>
            <SignOut />
          </>
        )}
      </AppHeader>
      <PageAnnouncer endWords={endWords} isShown={isShown} />
      <Page
        id="main"
        ref={main}
        tabIndex={-1}
        data-bare={session !== 'ended' && !isShown ? '' : undefined}
        data-tall={isShown && screen === 'portfolio' ? '' : undefined}
      >
        {isShown ? (
          <Boundary key={screen} fallback={screenFailed}>
            <Routes>
              {/* Before the address is known, and before the root has led to the overview. */}
              <Route path="/" element={<PortfolioOverview />} />
              <Route path="/portfolio" element={<PortfolioOverview />} />
              <Route path="/bal-portfolio" element={<BalancePortfolio />} />
              <Route path="*" element={<NotFound />} />
            </Routes>
          </Boundary>
        ) : (
          // Without a session a screen shows only its heading, and how to sign in.
          <>
            <ScreenHeading key={screen} text={text(`screen.${screen}`)}>
              {session === 'ended' ? null : (
                <LoadingIndicator text={text(session === 'leaving' ? 'session.signingOut' : 'start.loading')} />
              )}
            </ScreenHeading>
            {session === 'ended' ? <SignIn /> : null}
          </>
        )}
      </Page>
      <HelpFooter />
      <Notices areShown={isShown} />
      {isShown ? (
        <>
          <disclaimerDialog.Host />
          <consentDialog.Host />
          <preferencesDialog.Host />
          <amountsDialog.Host />
          <onboardingDialog.Host />
          {/* Last, because it stands above the others. */}
          <LazyWarning />
        </>
      ) : null}
    </>
  );
};

/** The shell around the screens: skip link, banner, navigation, announcer, and the screen of the present address. */
export const App = () => (
  <ServiceLanguage value={useSelector(selectServiceLanguage)}>
    <GlobalStyles />
    <Boundary fallback={screenFailed}>
      <Shell />
    </Boundary>
  </ServiceLanguage>
);
