import { createChunk } from '../../platform/chunk';
import { useLoadedChunk } from '../../state/useChunk';

export const warningChunk = createChunk(() => import(/* webpackChunkName: "dialogs" */ './SessionWarning'));

/** The warning before the session's end. */
export const LazyWarning = () => {
  const drawn = useLoadedChunk(warningChunk);
  return drawn === undefined ? null : <drawn.SessionWarning />;
};
