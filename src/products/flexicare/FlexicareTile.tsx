import { useSelector } from 'react-redux';
import { LazyContentBlock } from '../../content';
import { type ConfigurationPart, selectFragmentPath } from '../../state/configuration';
import { DescriptionBody } from '../DescriptionBody';
import { ProductTile } from '../ProductTile';
import { selectFlexicareTile } from './slice';

/** The member's primary care. */
export const FlexicareTile = () => {
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
