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

/** Keeps the space of the outstanding actions until the blocks' script is here; nothing if it could not be loaded. */
export const ActionsRoom = () => {
  const { outstanding } = useSelector(selectRoom);
  const features = useSelector(selectFeatures);
  if (useSelector(selectBlocksScript).status === 'failed') return null;
  return features.outstanding && outstanding > 0 ? <CarouselRoom tiles={outstanding} /> : null;
};

/** The same for the banners. */
export const BannersRoom = () => {
  const { arsBanner, generalBanners } = useSelector(selectRoom);
  const features = useSelector(selectFeatures);
  if (useSelector(selectBlocksScript).status === 'failed') return null;
  return features.banners && (arsBanner > 0 || generalBanners > 0) ? (
    <BannersPlaces ars={arsBanner > 0} general={generalBanners > 0} />
  ) : null;
};

/** The same for the rewards. */
export const RewardsRoom = () =>
  useSelector(selectBlocksScript).status === 'failed' ? null : (
    <StageRoom as="div" aria-hidden="true" data-skeleton="" />
  );

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
