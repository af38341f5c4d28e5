import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { tileHeadings } from '../contract/tileNames';
import { selectHoldsNothing, selectProducts } from '../portfolio/slice';
import { allRetryClicked, tileRetryClicked } from '../products/events';
import { TileFailure } from '../products/ProductTile';
import { registry } from '../products/registry';
import { selectShownTiles, selectTilePhases } from '../products/selectTiles';
import { isUnsettled } from '../state/freshness';
import { Boundary } from '../ui/Boundary';
import { railLayout, useItemsPerPage } from '../ui/layouts';
import { Lead, ShelterPanel } from '../ui/Page';
import { RetryButton } from '../ui/Retry';
import { LoadingIndicator, SkeletonLines } from '../ui/Skeleton';
import { Tile } from '../ui/Tile';
import { Columns, TileGrid } from '../ui/TileGrid';
import { tileLookOf } from '../ui/tileLook';
import { TileArticle } from '../ui/tileStyles';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { selectBlocksScript } from './blocksScript';
import { CallCentreLink } from './Failures';
import { tilesBeside, unitsBeside } from './tilesBeside';

/** Enough tiles to fill the page beside a column of rewards. */
const ENOUGH_BESIDE = 6;

// One tile; if it cannot be drawn it is "Unavailable", and the others stay.
const HeldTile = ({ product: { tile, Tile: ProductTile } }: { product: (typeof registry)[number] }) => {
  const dispatch = useDispatch();
  const failed = (_: unknown, drawAnew: () => void) => {
    const onRetry = () => {
      dispatch(tileRetryClicked({ tile }));
      drawAnew();
    };
    return (
      <Tile
        tile={tile}
        heading={tileHeadings[tile]}
        status={{ kind: 'unavailable' }}
        failure={<TileFailure tile={tile} onRetry={onRetry} />}
      />
    );
  };
  return (
    <Boundary fallback={failed}>
      <ProductTile />
    </Boundary>
  );
};

const ProductTiles = ({ railed }: { railed: boolean }) => {
  const shown = useSelector(selectShownTiles);
  const units = useItemsPerPage(unitsBeside);
  const held = registry.filter(({ tile }) => shown.has(tile));
  const tiles = held.map((product) => <HeldTile key={product.tile} product={product} />);
  const wide = held.map(({ tile }) => tileLookOf(tile)?.wide === true);
  const beside = railed && units > 0 ? tilesBeside(wide, units) : tiles.length;
  return (
    <>
      <TileGrid>{tiles.slice(0, beside)}</TileGrid>
      {beside < tiles.length ? <TileGrid>{tiles.slice(beside)}</TileGrid> : null}
    </>
  );
};

const End = styled.p`
  margin-block-end: var(--space-2);
  text-align: end;
  /* In the row of the first tiles, beside the rewards. */
  @media ${railLayout} {
    [data-railed] > * > & + div {
      padding-block-start: 3.25rem;
    }
  }
`;

// Rule `tile.retry`.
const TryAllAgain = () => {
  const dispatch = useDispatch();
  const unavailable = useSelector(selectTilePhases).filter(({ phase }) => phase === 'unavailable');
  return unavailable.length < 2 ? null : (
    <End>
      <RetryButton kind="secondary" onRetry={() => dispatch(allRetryClicked())}>
        Try all again
      </RetryButton>
    </End>
  );
};

const YourProducts = ({ railed }: { railed: boolean }) => {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} id="your-products" tabIndex={-1} data-products="">
      <VisuallyHidden as="h2" id={headingId}>
        Your products
      </VisuallyHidden>
      <TryAllAgain />
      <ProductTiles railed={railed} />
    </section>
  );
};

const NoProducts = () => (
  <ShelterPanel>
    <h2>You hold no products with us yet</h2>
    <Lead>
      <span>As soon as a product of yours is active, it shows here. Questions? Call us on </span>
      <CallCentreLink />
    </Lead>
  </ShelterPanel>
);

/** The first tiles of a typical member: whether each is wide. */
const USUAL = [false, true, false, true, true, false, false, true];

const TileSkeletons = () => (
  <TileGrid aria-hidden="true">
    {USUAL.map((wide, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity and never move
      <TileArticle as="div" key={place} data-wide={wide ? '' : undefined}>
        <SkeletonLines headed />
      </TileArticle>
    ))}
  </TileGrid>
);

const ProductsPart = ({ railed }: { railed: boolean }) => {
  const { status } = useSelector(selectProducts);
  const holdsNothing = useSelector(selectHoldsNothing);
  const count = useSelector(selectShownTiles).size;
  if (status === 'failed') return null;
  if (status === 'loaded') {
    if (count > 0) return <YourProducts railed={railed} />;
    return holdsNothing ? <NoProducts /> : null;
  }
  return (
    <div data-products="">
      <TileSkeletons />
    </div>
  );
};

/**
 * The tiles of a screen, placeholders while they load, or that the member holds nothing. `rewards` come before them, in
 * a column beside them if there are enough of both and their script could be loaded.
 */
export const Products = ({ rewards, hasRewards }: { rewards: ReactNode; hasRewards: boolean }) => {
  const { status } = useSelector(selectProducts);
  const count = useSelector(selectShownTiles).size;
  const alone = useSelector(selectBlocksScript).status === 'failed';
  const railed = !alone && (status === 'loaded' ? hasRewards && count >= ENOUGH_BESIDE : status !== 'failed');
  return (
    <Columns data-railed={railed ? '' : undefined} data-alone={alone ? '' : undefined}>
      {rewards}
      <ProductsPart railed={railed} />
    </Columns>
  );
};

/** Shows that the products are loading (rule `overview.loading`). */
export const ProductsLoading = () => {
  const products = useSelector(selectProducts);
  return isUnsettled(products) ? <LoadingIndicator text="Loading your portfolio" /> : null;
};
