import { createChunkSource } from '../../state/chunkSource';

/** What draws the warning. */
export const warningScript = createChunkSource(() =>
  import(/* webpackChunkName: "session-warning" */ './SessionWarning').then(({ SessionWarning }) => SessionWarning),
);
