import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectConfiguredPage } from '../state/page';
import { useReturns } from '../state/useChunk';
import { ContentUnavailable } from './ContentUnavailable';
import { ContentWaiting } from './ContentWaiting';
import { Picture } from './contentStyles';
import { pictureAddress } from './pictureAddress';

/**
 * A picture of the content management. Nothing describes it, so it is decorative. "Unable to load content." if its
 * address is not allowed, or the browser cannot load it; the browser tries again at "Try again", and when the
 * connection is back.
 */
export const ContentPicture = ({ address }: { address: string }) => {
  const source = pictureAddress(address, useSelector(selectConfiguredPage));
  const returns = useReturns();
  const [known, setKnown] = useState<{ outcome: 'waiting' | 'there' | 'failed'; returns: number }>();
  const outcome =
    known === undefined || (known.outcome === 'failed' && known.returns !== returns) ? 'waiting' : known.outcome;
  if (source === undefined || outcome === 'failed') return <ContentUnavailable onRetry={() => setKnown(undefined)} />;
  return (
    <>
      {outcome === 'waiting' ? <ContentWaiting /> : null}
      <Picture
        src={source}
        alt=""
        onLoad={() => setKnown({ outcome: 'there', returns })}
        onError={() => setKnown({ outcome: 'failed', returns })}
      />
    </>
  );
};
