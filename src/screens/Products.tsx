import { useDispatch, useSelector } from 'react-redux';
import { type PortfolioScreen, selectProducts, tryAgainClicked } from '../portfolio/slice';
import { selectShownTiles } from '../products/selectTiles';
import { Button } from '../ui/Button';
import { LoadingIndicator } from '../ui/LoadingIndicator';
import { NoProducts } from './NoProducts';
import { ProductTiles } from './ProductTiles';
import { TechnicalProblem } from './TechnicalProblem';
import { TileSkeletons } from './TileSkeletons';

const HeldProducts = () => (useSelector(selectShownTiles).size === 0 ? <NoProducts /> : <ProductTiles />);

/** The products of a screen: loading, then the tiles, or the page's error (spec section 2, Portfolio overview). */
export const Products = ({ screen }: { screen: PortfolioScreen }) => {
  const products = useSelector(selectProducts);
  const dispatch = useDispatch();
  if (products.status === 'failed') {
    return (
      <TechnicalProblem reference={products.reference}>
        <Button onClick={() => dispatch(tryAgainClicked({ screen }))}>Try again</Button>
      </TechnicalProblem>
    );
  }
  return products.status === 'loaded' ? <HeldProducts /> : <TileSkeletons />;
};

/** Says to the eye that the products are on their way. */
export const ProductsLoading = () => {
  const { status } = useSelector(selectProducts);
  return status === 'idle' || status === 'loading' ? <LoadingIndicator text="Loading your portfolio" /> : null;
};
