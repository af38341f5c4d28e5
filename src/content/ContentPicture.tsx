import { useState } from 'react';
import { ContentUnavailable } from './ContentUnavailable';
import { ContentWaiting } from './ContentWaiting';
import { Picture } from './contentStyles';
import { pictureAddress } from './linkAddresses';

/**
 * A picture of the content management. Nothing says what it shows, so it counts as decoration. "Unable to load content."
 * where its address is not safe, or the browser cannot get it.
 */
export const ContentPicture = ({ address }: { address: string }) => {
  const source = pictureAddress(address);
  const [outcome, setOutcome] = useState<'waiting' | 'there' | 'failed'>('waiting');
  if (source === undefined || outcome === 'failed') return <ContentUnavailable />;
  return (
    <>
      {outcome === 'waiting' ? <ContentWaiting /> : null}
      <Picture src={source} alt="" onLoad={() => setOutcome('there')} onError={() => setOutcome('failed')} />
    </>
  );
};
