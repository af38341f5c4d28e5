import { type ReactNode, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  type PortfolioScreen,
  selectHoldsNothing,
  selectProducts,
  selectShownFailure,
  tryAgainClicked,
} from '../portfolio/slice';
import { selectShownTiles } from '../products/selectTiles';
import { isAwaited, isUnsettled } from '../state/freshness';
import { LoadingIndicator } from '../ui/BrandMark';
import { Columns } from '../ui/Columns';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { selectBlocksScript } from './blocksScriptSlice';
import { NoProducts } from './NoProducts';
import { ProductTiles } from './ProductTiles';
import { RetryButton } from './RetryButton';
import { TechnicalProblem } from './TechnicalProblem';
import { TileSkeletons } from './TileSkeletons';
import { TryAllAgain } from './TryAllAgain';

/** Enough tiles to fill the page beside a column of rewards. */
const ENOUGH_BESIDE = 6;

const YourProducts = ({ railed }: { railed: boolean }) => {
  const headingId = useId();
  const region = useRef<HTMLElement>(null);
  return (
    <section ref={region} aria-labelledby={headingId} id="your-products" tabIndex={-1} data-products="">
      <VisuallyHidden as="h2" id={headingId}>
        Your products
      </VisuallyHidden>
      <TryAllAgain onRetry={() => region.current?.focus()} />
      <ProductTiles railed={railed} />
    </section>
  );
};

/**
 * Asks for the products again. Once they have come it goes, and whoever pressed it continues from the screen's heading
 * (rule `overview.retry`).
 */
export const TryAgain = ({ screen }: { screen: PortfolioScreen }) => {
  const products = useSelector(selectProducts);
  const dispatch = useDispatch();
  return <RetryButton busy={isAwaited(products)} onRetry={() => dispatch(tryAgainClicked({ screen }))} />;
};

/**
 * The error of products that could not be loaded, directly below the screen's heading; it stays while the member tries
 * again. Nothing otherwise.
 */
export const ProductsFailure = ({ screen }: { screen: PortfolioScreen }) => {
  const reference = useSelector(selectShownFailure);
  return reference === undefined ? null : (
    <TechnicalProblem reference={reference}>
      <TryAgain screen={screen} />
    </TechnicalProblem>
  );
};

const ProductsPart = ({ railed }: { railed: boolean }) => {
  const products = useSelector(selectProducts);
  const holdsNothing = useSelector(selectHoldsNothing);
  const count = useSelector(selectShownTiles).size;
  if (products.status === 'failed') return null;
  if (products.status === 'loaded') {
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
 * The products of a screen: the loading indicator, then the tiles; {@link ProductsFailure} shows their failure (rule
 * `overview.loading`). `rewards` come before them, in a column beside them if there are enough of both and their script
 * could be loaded.
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

/** Shows that the products are loading. */
export const ProductsLoading = () => {
  const products = useSelector(selectProducts);
  return isUnsettled(products) ? <LoadingIndicator text="Loading your portfolio" /> : null;
};
