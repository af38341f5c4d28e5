import { useSelector } from 'react-redux';
import { LazyContentBlock } from '../../content';
import { type ConfigurationPart, selectFragmentPath } from '../../state/configuration';
import { defineSummaryProduct } from '../defineProduct';
import { DescriptionBody, ProductTile } from '../ProductTile';
import { flexicareSlice, selectFlexicareTile } from './slice';

/** The member's primary care. */
const FlexicareTile = () => {
  const welcome = useSelector((state: ConfigurationPart) => selectFragmentPath(state, 'flexicareWelcome'));
  return (
    <ProductTile name="flexicare" tile={useSelector(selectFlexicareTile)}>
      {({ description, showsWelcome }) => (
        <>
          <DescriptionBody description={description} />
          {showsWelcome ? <LazyContentBlock fragment={{ path: welcome }} /> : null}
        </>
      )}
    </ProductTile>
  );
};

/** Primary care (flexicare). */
export const flexicare = defineSummaryProduct({
  ids: ['prme', 'prme_future_dated'],
  summary: { slice: flexicareSlice, failure: 'There was an issue fetching the flexicare policy' },
  selectTile: selectFlexicareTile,
  Tile: FlexicareTile,
});
