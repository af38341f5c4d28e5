import { createContext, useContext, useState } from 'react';
import { type ContentPlace, contentAddress } from './addresses';
import { ContentUnavailable } from './ContentUnavailable';
import { ContentPlaceBox, Picture } from './contentStyles';
import { pictureAddress } from './linkAddresses';
import type { ContentSource } from './source';

/** Where the page is, for the addresses of pictures; the application provides it once, from its services. */
export const ContentPlaceContext = createContext<ContentPlace | undefined>(undefined);

export interface ContentImageProps {
  readonly image: ContentSource;
  /** What the picture says; empty where it only decorates. */
  readonly text?: string;
  /** The height kept from the start, a CSS length. */
  readonly reserve?: string;
}

/**
 * A picture by its source path, with the prefix rules of a fragment; "Unable to load content." where it cannot be had.
 * A source with its own context needs no `ContentPlaceContext` (spec section 2, Content block).
 */
export const ContentImage = ({ image, text = '', reserve = '3rem' }: ContentImageProps) => {
  const place = useContext(ContentPlaceContext);
  const address = pictureAddress(place === undefined ? image.path : contentAddress(image, place));
  const [failed, setFailed] = useState<string>();
  return (
    <ContentPlaceBox data-content-block="" style={{ minBlockSize: reserve }}>
      {address === undefined || failed === address ? (
        <ContentUnavailable />
      ) : (
        <Picture key={address} src={address} alt={text} onError={() => setFailed(address)} />
      )}
    </ContentPlaceBox>
  );
};
