import { useContext } from 'react';
import { useDispatch } from 'react-redux';
import { safeAddress } from '../../platform/address';
import { followed } from '../../ui/followed';
import { Tile } from '../../ui/Tile';
import { TileHeadingId } from '../../ui/TileParts';
import { EmptyMedalIcon } from './MedalIcon';
import { MedalArticle } from './rewardsStyles';
import { activateFollowed, type RewardsTile } from './slice';

export interface ActivateTileProps {
  readonly tile: RewardsTile;
  readonly heading: string;
  /** As the portal sent it; if it is unsafe there is no link. */
  readonly address: string | undefined;
}

// Rule `link.purpose`.
const ActivateLink = ({ tile, href }: { tile: RewardsTile; href: string }) => {
  const dispatch = useDispatch();
  return (
    <a
      data-activate=""
      href={href}
      aria-describedby={useContext(TileHeadingId)}
      {...followed(() => dispatch(activateFollowed(tile)))}
    >
      Activate now
    </a>
  );
};

/** One part of the programme that the member does not use yet (rule `rewards.activate`). */
export const ActivateTile = ({ tile, heading, address }: ActivateTileProps) => {
  const href = safeAddress(address);
  return (
    <Tile tile={tile} heading={heading} status={{ kind: 'loaded' }} surface={MedalArticle} mark={<EmptyMedalIcon />}>
      {href === undefined ? <p data-activate="">Activate now</p> : <ActivateLink tile={tile} href={href} />}
    </Tile>
  );
};
