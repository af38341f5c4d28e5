import { useSelector } from 'react-redux';
import { createChunk } from '../../platform/chunk';
import type { ConfigurationPart } from '../../state/configuration';
import { useLoadedChunk } from '../../state/useChunk';
import { text } from '../../texts/text';

export const endChunk = createChunk(() => import(/* webpackChunkName: "dialogs" */ './end'));

/** The way out, in the header; its room is kept while the script comes, so that nothing beside it moves. */
export const LazySignOut = () => {
  const drawn = useLoadedChunk(endChunk);
  const isOffered = useSelector(({ configuration }: ConfigurationPart) => configuration.session.signOutUrl !== '');
  if (drawn !== undefined) return <drawn.SignOut />;
  return isOffered ? (
    <button type="button" style={{ visibility: 'hidden' }}>
      {text('session.signOut')}
    </button>
  ) : null;
};

/** The warning before the session's end. */
export const LazyWarning = () => {
  const drawn = useLoadedChunk(endChunk);
  return drawn === undefined ? null : <drawn.SessionWarning />;
};
