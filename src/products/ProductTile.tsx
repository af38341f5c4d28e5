import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { safeAddress } from '../platform/address';
import { DebtAlert } from '../ui/DebtAlert';
import { statusClassOf, Tile, type TileStatus } from '../ui/Tile';
import { debtFollowed, productFollowed } from './events';
import { ONLINE_PAYMENTS, type ProductTileName, tileHeadings } from './tileNames';
import type { TileView } from './tileView';

/** What a loaded tile may say beside its body. */
export interface TileFacts {
  /** Instead of the product's clickThroughUrl where it is a safe address; `null`: no link, and no click event. */
  readonly link?: string | null | undefined;
  /** For the class `status-…`; "active" where none is given. */
  readonly status?: string | undefined;
  /** Shows the debt alert with this message even where the product names no debt. */
  readonly debt?: string | undefined;
}

const factsOf = <View extends object>(view: View): TileFacts => view;

const statusOf = <View extends object>(tile: Exclude<TileView<View>, { phase: 'absent' }>): TileStatus =>
  tile.phase === 'loaded'
    ? { kind: 'loaded', statusClass: statusClassOf(factsOf(tile.view).status ?? 'active') }
    : { kind: tile.phase };

/**
 * One product's tile: its link with the click event, its debt alert, and a body that the product draws from its view.
 * `linkBeforeLoaded` false keeps the tile without a link until its view says otherwise.
 */
export const ProductTile = <View extends object>({
  name,
  tile,
  linkBeforeLoaded = true,
  children,
}: {
  readonly name: ProductTileName;
  readonly tile: TileView<View>;
  readonly linkBeforeLoaded?: boolean;
  readonly children: (view: View) => ReactNode;
}) => {
  const dispatch = useDispatch();
  if (tile.phase === 'absent') return null;
  const { product } = tile;
  const link = tile.phase === 'loaded' ? factsOf(tile.view).link : linkBeforeLoaded ? undefined : null;
  const address = link === null ? undefined : (safeAddress(link) ?? safeAddress(product.clickThroughUrl));
  const debt = tile.phase === 'loaded' ? factsOf(tile.view).debt : undefined;
  return (
    <Tile
      tile={name}
      heading={tileHeadings[name]}
      status={statusOf(tile)}
      href={address}
      onFollow={() => dispatch(productFollowed(name))}
      footer={
        product.inDebt || debt !== undefined ? (
          <DebtAlert
            message={product.debtMessage ?? debt ?? 'There is an amount outstanding on this product.'}
            href={ONLINE_PAYMENTS}
            onFollow={() => dispatch(debtFollowed(name))}
          />
        ) : null
      }
    >
      {tile.phase === 'loaded' ? children(tile.view) : null}
    </Tile>
  );
};
