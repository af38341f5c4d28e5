import { useDispatch } from 'react-redux';
import { safeAddress } from '../../platform/address';
import { Tile } from '../../ui/Tile';
import { TileLink, TileText } from '../../ui/TileParts';
import { activateFollowed, type RewardsTile } from './slice';

export interface ActivateTileProps {
  readonly tile: RewardsTile;
  readonly heading: string;
  /** As the portal sent it; an unsafe one makes no link. */
  readonly address: string | undefined;
}

/** One part of the programme that the member does not use yet. */
export const ActivateTile = ({ tile, heading, address }: ActivateTileProps) => {
  const dispatch = useDispatch();
  const href = safeAddress(address);
  return (
    <Tile tile={tile} heading={heading} headingLevel={3} status={{ kind: 'loaded' }}>
      {href === undefined ? (
        <TileText>Activate now</TileText>
      ) : (
        <TileLink href={href} onFollow={() => dispatch(activateFollowed(tile))}>
          Activate now
        </TileLink>
      )}
    </Tile>
  );
};
