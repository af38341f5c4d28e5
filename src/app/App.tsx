import { lazy, Suspense, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { NavLink, Route, Routes } from 'react-router-dom';
import { ConsentHost } from '../features/consent';
import { DisclaimerHost } from '../features/disclaimer';
import { OnboardingHost } from '../features/onboarding';
import { Notices } from '../notices';
import { selectAnnouncement } from '../products/selectTiles';
import { NotFound } from '../screens/NotFound';
import { PortfolioOverview } from '../screens/PortfolioOverview';
import { ReloadButton } from '../screens/ReloadButton';
import { TechnicalProblem } from '../screens/TechnicalProblem';
import { selectScreen } from '../state/navigation/slice';
import { selectSession } from '../state/session/slice';
import { Announcer } from '../ui/Announcer';
import { AppHeader } from '../ui/AppHeader';
import { Boundary } from '../ui/Boundary';
import { PortalTheme } from '../ui/GlobalStyles';
import { LoadingIndicator } from '../ui/LoadingIndicator';
import { Page } from '../ui/Page';
import { SkipLink } from '../ui/SkipLink';

const BalancePortfolio = lazy(async () => ({
  default: (await import(/* webpackChunkName: "balance" */ '../screens/BalancePortfolio')).BalancePortfolio,
}));

const SignInAgain = lazy(async () => ({
  default: (await import(/* webpackChunkName: "sign-in" */ './SignInAgain')).SignInAgain,
}));

const SESSION_ENDED = 'Your session has ended';

const screenFailed = (reference: string | undefined) => (
  <TechnicalProblem reference={reference}>
    <ReloadButton />
  </TechnicalProblem>
);

const Shell = () => {
  const screen = useSelector(selectScreen);
  const announcement = useSelector(selectAnnouncement);
  const isOver = useSelector(selectSession).status === 'ended';
  const main = useRef<HTMLElement>(null);
  const [first] = useState(screen);
  const [arrived, setArrived] = useState(false);
  // The first screen leaves the focus to the browser; from then on each takes it to its heading, the first one as well.
  if (screen !== first && !arrived) setArrived(true);

  return (
    <>
      <SkipLink onFollow={() => main.current?.focus()} />
      <AppHeader>
        <nav aria-label="Main">
          <ul>
            <li>
              <NavLink to="/portfolio">Portfolio</NavLink>
            </li>
            <li>
              <NavLink to="/bal-portfolio">Balance</NavLink>
            </li>
          </ul>
        </nav>
      </AppHeader>
      <Announcer text={isOver ? SESSION_ENDED : announcement} />
      {isOver ? (
        <Boundary fallback={<p>{SESSION_ENDED}</p>}>
          <Suspense fallback={null}>
            <SignInAgain>{SESSION_ENDED}</SignInAgain>
          </Suspense>
        </Boundary>
      ) : null}
      <Page id="main" ref={main}>
        <Boundary key={screen} fallback={screenFailed}>
          <Suspense fallback={<LoadingIndicator text="Loading your portfolio" />}>
            <Routes>
              <Route path="/" element={<PortfolioOverview arrived={arrived} />} />
              <Route path="/portfolio" element={<PortfolioOverview arrived={arrived} />} />
              <Route path="/bal-portfolio" element={<BalancePortfolio arrived={arrived} />} />
              <Route path="*" element={<NotFound arrived={arrived} />} />
            </Routes>
          </Suspense>
        </Boundary>
      </Page>
      <Notices />
      <DisclaimerHost />
      <ConsentHost />
      <OnboardingHost />
    </>
  );
};

/** The shell around the screens: skip link, banner, navigation, announcer, and the screen of the present address. */
export const App = () => (
  <PortalTheme>
    <Boundary fallback={screenFailed}>
      <Shell />
    </Boundary>
  </PortalTheme>
);
