import { useCallback, useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Card } from '../../ui/Card';
import { followed } from '../../ui/followed';
import { useFirstInView } from '../../ui/useFirstInView';
import type { Offer } from './selectors';
import { cardSeen, offerFollowed } from './slice';

interface OfferCardProps {
  readonly offer: Offer;
  /** A card of another page may pass by while pages turn; that does not count as seen. */
  readonly isOnPresentPage: boolean;
}

/** One item of the recommender: its decorative picture, title, message and link. */
export const OfferCard = ({ offer, isOnPresentPage }: OfferCardProps) => {
  const { name, title, message, image, link } = offer;
  const headingId = useId();
  const dispatch = useDispatch();
  const [missing, setMissing] = useState<string>();
  const onSeen = useCallback(() => {
    dispatch(cardSeen(name));
  }, [dispatch, name]);
  const card = useFirstInView(onSeen);
  return (
    <Card
      ref={isOnPresentPage ? card : undefined}
      data-private=""
      aria-labelledby={title === undefined ? undefined : headingId}
    >
      {image === undefined || image === missing ? null : (
        <img
          src={image}
          alt=""
          width={320}
          height={180}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(image)}
        />
      )}
      {title === undefined ? null : <h3 id={headingId}>{title}</h3>}
      {message === undefined ? null : <p>{message}</p>}
      {link === undefined ? null : (
        <a href={link.address} {...followed(() => dispatch(offerFollowed(name)))}>
          {link.text}
        </a>
      )}
    </Card>
  );
};
