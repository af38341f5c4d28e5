import { Fragment, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectBlocksWait } from '../portfolio/room';
import { type PortfolioScreen, selectHoldsRewards, selectProducts } from '../portfolio/slice';
import { selectFeatures } from '../state/configuration';
import { isPending } from '../state/freshness';
import { text } from '../texts/text';
import { PageHeading, Place, ShelterPanel } from '../ui/Page';
import { BlockRoom, BlocksFailure } from './BlocksRoom';
import { useOverviewBlocks } from './blocksScript';
import { ProductsFailure } from './Failures';
import { PaymentsDue } from './PaymentsDue';
import { Products, ProductsLoading, useRailed } from './Products';
import { refreshClicked, selectIsRenewing, selectUpdatedAt } from './refresh';

/** A screen's `h1`, and beside it what concerns the whole screen. */
export const ScreenHeading = ({ text, children }: { readonly text: string; readonly children?: ReactNode }) => (
  <PageHeading data-alone={children ? undefined : ''}>
    <h1 tabIndex={-1}>{text}</h1>
    {children}
  </PageHeading>
);

// Only the products say whether there are rewards: until then their space is kept, and released if there are none.
const RewardsPlace = ({ awaited, held }: { awaited: boolean; held: boolean }) => {
  const blocks = useOverviewBlocks();
  if (awaited || (held && blocks === undefined)) return <BlockRoom block="rewards" />;
  return held && blocks !== undefined ? <blocks.Rewards /> : null;
};

const Updated = ({ screen }: { readonly screen: PortfolioScreen }) => {
  const blocks = useOverviewBlocks();
  const dispatch = useDispatch();
  const updatedAt = useSelector(selectUpdatedAt);
  const isRenewing = useSelector(selectIsRenewing);
  return blocks === undefined ? null : (
    <blocks.LastUpdated
      screen={screen}
      updatedAt={updatedAt}
      isRenewing={isRenewing}
      onRefresh={() => dispatch(refreshClicked({ screen }))}
    />
  );
};

// What both screens begin with.
const ScreenTop = ({ screen }: { readonly screen: PortfolioScreen }) => (
  <>
    <ScreenHeading text={text(`screen.${screen}`)}>
      <ProductsLoading />
      <Updated screen={screen} />
    </ScreenHeading>
    <ProductsFailure screen={screen} />
    <PaymentsDue />
    <BlocksFailure />
  </>
);

/** The portfolio overview (rule `overview.blocks`). */
export const PortfolioOverview = () => {
  const products = useSelector(selectProducts);
  const { rewards } = useSelector(selectFeatures);
  const held = useSelector(selectHoldsRewards) && rewards;
  const blocks = useOverviewBlocks();
  const blocksWait = useSelector(selectBlocksWait);
  const shown = blocksWait ? undefined : blocks;
  const railed = useRailed(rewards, held);
  return (
    <>
      <ScreenTop screen="portfolio" />
      {/* Placeholders give way to what takes their place, instead of moving below payments that are due. */}
      <Fragment key={blocksWait ? 'waiting' : 'shown'}>
        <Place data-place="actions">
          {shown === undefined ? <BlockRoom block="outstanding" /> : <shown.Actions />}
        </Place>
        <Products railed={railed} />
        <Place data-place="banners">{shown === undefined ? <BlockRoom block="banners" /> : <shown.Highlights />}</Place>
        <Place data-place="rewards" data-railed={railed}>
          <RewardsPlace awaited={rewards && isPending(products)} held={held} />
        </Place>
      </Fragment>
      <Place data-place="after">{blocks === undefined ? null : <blocks.BlocksAfter />}</Place>
    </>
  );
};

/** The balance view (rule `balance.rewards`). */
export const BalancePortfolio = () => {
  const blocks = useOverviewBlocks();
  const { rewards } = useSelector(selectFeatures);
  const railed = useRailed(rewards);
  return (
    <>
      <ScreenTop screen="bal-portfolio" />
      <Products railed={railed} />
      <Place data-place="rewards" data-railed={railed}>
        {rewards ? blocks === undefined ? <BlockRoom block="rewards" /> : <blocks.RewardsInBalance /> : null}
      </Place>
    </>
  );
};

/** The page for an address that matches no screen. */
export const NotFound = () => (
  <>
    <ScreenHeading text={text('screen.not-found')} />
    <ShelterPanel>
      <p>{text('notFound.explanation')}</p>
      <Link to="/portfolio">{text('notFound.toOverview')}</Link>
    </ShelterPanel>
  </>
);
