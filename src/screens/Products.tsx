import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectHoldsNothing, selectProducts } from '../portfolio/slice';
import { TileFailure } from '../products/ProductTile';
import { registry } from '../products/registry';
import { selectShownTiles, selectTiles } from '../products/selectTiles';
import { allRetryClicked, tileRetryClicked } from '../products/tileView';
import { isPending } from '../state/freshness';
import { text } from '../texts/text';
import { Boundary } from '../ui/Boundary';
import { useItemsPerPage } from '../ui/layouts';
import { Lead, ShelterPanel } from '../ui/Page';
import { RetryButton } from '../ui/Retry';
import { LoadingIndicator, SkeletonLines } from '../ui/Skeleton';
import { Tile } from '../ui/Tile';
import { ProductsHead, ProductsPlace, TileGrid } from '../ui/TileGrid';
import { tileLooks } from '../ui/tileLook';
import { TileArticle } from '../ui/tileStyles';
import { selectBlocksScript } from './blocksScript';
import { CallCentreWords } from './Failures';
import { tilesBeside, unitsBeside } from './tilesBeside';

/** Enough tiles to fill the page beside a column of rewards. */
const ENOUGH_BESIDE = 6;

// One tile; if it cannot be drawn it is "Unavailable", and the others stay.
const HeldTile = ({ product: { tile, Tile: ProductTile } }: { product: (typeof registry)[number] }) => {
  const dispatch = useDispatch();
  const failed = (_: unknown, reset: () => void) => {
    const onRetry = () => {
      dispatch(tileRetryClicked({ tile }));
      reset();
    };
    const failure = <TileFailure tile={tile} onRetry={onRetry} />;
    return <Tile tile={tile} heading={text(`product.${tile}`)} kind="unavailable" failure={failure} />;
  };
  return (
    <Boundary fallback={failed}>
      <ProductTile />
    </Boundary>
  );
};

// Rule `tile.retry`.
const TryAllAgain = () => {
  const dispatch = useDispatch();
  const unavailable = useSelector(selectTiles).filter(({ phase }) => phase === 'unavailable');
  const busy = unavailable.every(({ isRetried }) => isRetried);
  return unavailable.length < 2 ? null : (
    <RetryButton busy={busy} onRetry={() => dispatch(allRetryClicked())}>
      {text('products.tryAllAgain')}
    </RetryButton>
  );
};

interface Standing {
  /** Beside the rewards. */
  readonly railed: '' | undefined;
}

const YourProducts = ({ railed }: Standing) => {
  const headingId = useId();
  const shown = useSelector(selectShownTiles);
  const units = useItemsPerPage(unitsBeside);
  const held = registry.filter(({ tile }) => shown.includes(tile));
  const tiles = held.map((product) => <HeldTile key={product.tile} product={product} />);
  const wide = held.map(({ tile }) => tileLooks[tile]?.wide === true);
  const beside = railed === '' && units > 0 ? tilesBeside(wide, units) : tiles.length;
  return (
    <ProductsPlace aria-labelledby={headingId} id="your-products" tabIndex={-1} data-products="" data-railed={railed}>
      <ProductsHead>
        <h2 id={headingId}>{text('products.heading')}</h2>
        <TryAllAgain />
      </ProductsHead>
      <TileGrid>{tiles.slice(0, beside)}</TileGrid>
      {beside < tiles.length ? <TileGrid>{tiles.slice(beside)}</TileGrid> : null}
    </ProductsPlace>
  );
};

const NoProducts = () => (
  <ProductsPlace as="div">
    <ShelterPanel>
      <h2>{text('products.none')}</h2>
      <Lead>
        <CallCentreWords words="products.noneExplanation" />
      </Lead>
    </ShelterPanel>
  </ProductsPlace>
);

/** As many tiles as a typical member sees first. */
const USUAL = Object.entries(tileLooks).slice(0, 8);

const TileSkeletons = ({ railed }: Standing) => (
  <ProductsPlace as="div" aria-hidden="true" data-products="" data-railed={railed}>
    <h2>{text('products.heading')}</h2>
    <TileGrid>
      {USUAL.map(([tile, { wide, lines }]) => (
        <TileArticle as="div" key={tile} data-busy="" data-wide={wide ? '' : undefined} style={{ '--lines': lines }}>
          <SkeletonLines kind="headed" />
        </TileArticle>
      ))}
    </TileGrid>
  </ProductsPlace>
);

/** Whether the rewards are beside the tiles of a wide page: they are on, there are enough of both, and no script is lost. */
export const useRailed = (areOn: boolean, areHeld = areOn): '' | undefined => {
  const { status } = useSelector(selectProducts);
  const count = useSelector(selectShownTiles).length;
  const alone = useSelector(selectBlocksScript).status === 'failed';
  const isKnown = status === 'loaded';
  const railed = areOn && !alone && (isKnown ? areHeld && count >= ENOUGH_BESIDE : status !== 'failed');
  return railed ? '' : undefined;
};

/** The tiles of a screen, placeholders while they load, or that the member holds nothing. */
export const Products = (standing: Standing) => {
  const { status } = useSelector(selectProducts);
  const holdsNothing = useSelector(selectHoldsNothing);
  const count = useSelector(selectShownTiles).length;
  if (status === 'failed') return null;
  if (status !== 'loaded') return <TileSkeletons {...standing} />;
  if (count > 0) return <YourProducts {...standing} />;
  return holdsNothing ? <NoProducts /> : null;
};

/** Shows that the products are loading (rule `overview.loading`). */
export const ProductsLoading = () => {
  const products = useSelector(selectProducts);
  return isPending(products) ? <LoadingIndicator text={text('start.loading')} /> : null;
};
