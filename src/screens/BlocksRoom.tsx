import { useDispatch, useSelector } from 'react-redux';
import { ErrorReference } from '../notices';
import { selectRoom } from '../portfolio/room';
import { selectFeatures } from '../state/configuration';
import { text } from '../texts/text';
import { Alert } from '../ui/Alert';
import { BannersPlaces, CarouselRoom } from '../ui/BlockRooms';
import { RetryButton } from '../ui/Retry';
import { StageRoom } from '../ui/Stage';
import { blocksScriptRetryClicked, selectBlocksScript } from './blocksScript';
import { ReloadButton } from './Failures';

/** Keeps the space of a block until the blocks' script is here; nothing if that could not be loaded, or the block is off. */
export const BlockRoom = ({ block }: { block: 'outstanding' | 'banners' | 'rewards' }) => {
  const { outstanding, arsBanner, generalBanners } = useSelector(selectRoom);
  const isOn = useSelector(selectFeatures)[block];
  if (useSelector(selectBlocksScript).status === 'failed' || !isOn) return null;
  if (block === 'rewards') return <StageRoom as="div" aria-hidden="true" data-skeleton="" />;
  if (block === 'outstanding') return outstanding > 0 ? <CarouselRoom tiles={outstanding} /> : null;
  return arsBanner + generalBanners > 0 ? <BannersPlaces ars={arsBanner > 0} general={generalBanners > 0} /> : null;
};

/** Says that the script of the blocks could not be loaded; nothing otherwise. */
export const BlocksFailure = () => {
  const dispatch = useDispatch();
  const script = useSelector(selectBlocksScript);
  return script.status === 'failed' ? (
    <Alert>
      <p>{text('failure.partOfPage')}</p>
      <RetryButton
        kind="primary"
        busy={script.isRetried === true}
        onRetry={() => dispatch(blocksScriptRetryClicked())}
      />
      <ReloadButton />
      <ErrorReference reference={script.reference} />
    </Alert>
  ) : null;
};
