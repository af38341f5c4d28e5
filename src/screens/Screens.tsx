import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectBlocksHeld } from '../portfolio/room';
import { selectHoldsRewards, selectProducts } from '../portfolio/slice';
import { selectFeatures } from '../state/configuration';
import { isUnsettled } from '../state/freshness';
import { PageHeading, ShelterPanel } from '../ui/Page';
import { BlocksFailure, BlocksRoom, RewardsRoom } from './BlocksRoom';
import { useOverviewBlocks } from './blocksScript';
import { ProductsFailure } from './Failures';
import { PaymentsDue } from './PaymentsDue';
import { Products, ProductsLoading } from './Products';

interface ScreenProps {
  /** Whether the member came here by a navigation within the portal, which moves the focus to the heading. */
  readonly arrived: boolean;
}

/** A screen's `h1`, and beside it what concerns the whole screen (rule `route.focus`). */
export const ScreenHeading = ({
  text,
  arrived,
  children,
}: ScreenProps & { readonly text: string; readonly children?: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <PageHeading>
      <h1 ref={heading} tabIndex={-1}>
        {text}
      </h1>
      {children}
    </PageHeading>
  );
};

// Only the products say whether there are rewards: until then their space is kept, and released if there are none.
const RewardsPlace = ({ awaited, held }: { awaited: boolean; held: boolean }) => {
  const blocks = useOverviewBlocks();
  if (awaited || (held && blocks === undefined)) return <RewardsRoom />;
  return held && blocks !== undefined ? <blocks.Rewards /> : null;
};

/** The portfolio overview (rule `overview.blocks`). */
export const PortfolioOverview = ({ arrived }: ScreenProps) => {
  const products = useSelector(selectProducts);
  const { rewards } = useSelector(selectFeatures);
  const held = useSelector(selectHoldsRewards) && rewards;
  const blocks = useOverviewBlocks();
  const blocksHeld = useSelector(selectBlocksHeld);
  return (
    <>
      <ScreenHeading text="Portfolio overview" arrived={arrived}>
        <ProductsLoading />
        {blocks === undefined ? null : <blocks.LastUpdated screen="portfolio" />}
      </ScreenHeading>
      <ProductsFailure screen="portfolio" />
      <PaymentsDue />
      <BlocksFailure />
      {/* Placeholders give way to what takes their place, instead of moving below payments that are due. */}
      <Fragment key={blocksHeld ? 'held' : 'shown'}>
        {blocks === undefined || blocksHeld ? <BlocksRoom /> : <blocks.BlocksBefore />}
        <Products rewards={<RewardsPlace awaited={rewards && isUnsettled(products)} held={held} />} hasRewards={held} />
      </Fragment>
      {blocks === undefined ? null : <blocks.BlocksAfter />}
    </>
  );
};

/** The balance view (rule `balance.rewards`). */
export const BalancePortfolio = ({ arrived }: ScreenProps) => {
  const blocks = useOverviewBlocks();
  const { rewards } = useSelector(selectFeatures);
  return (
    <>
      <ScreenHeading text="Balance portfolio" arrived={arrived}>
        <ProductsLoading />
        {blocks === undefined ? null : <blocks.LastUpdated screen="bal-portfolio" />}
      </ScreenHeading>
      <ProductsFailure screen="bal-portfolio" />
      <PaymentsDue />
      <BlocksFailure />
      <Products
        rewards={rewards ? blocks === undefined ? <RewardsRoom /> : <blocks.RewardsInBalance /> : null}
        hasRewards={rewards}
      />
    </>
  );
};

/** The page for an address that matches no screen. */
export const NotFound = ({ arrived }: ScreenProps) => (
  <>
    <ScreenHeading text="Page not found" arrived={arrived} />
    <ShelterPanel>
      <Link to="/portfolio">Go to the portfolio overview</Link>
    </ShelterPanel>
  </>
);
