import { Fragment, type ReactNode, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ONLINE_PAYMENTS } from '../contract/routes';
import { type ProductTileName, tileHeadings } from '../contract/tileNames';
import { safeAddress } from '../platform/address';
import { type DowntimePart, selectDowntime } from '../state/downtime';
import { DebtAlert } from '../ui/DebtAlert';
import { statusClassOf, Tile, type TileStatus } from '../ui/Tile';
import { DescriptionBody } from './DescriptionBody';
import { debtMessages } from './debts';
import { debtFollowed, productFollowed, tileRetryClicked } from './events';
import { MembershipWithdrawn } from './MembershipWithdrawn';
import { TileFailure } from './TileFailure';
import type { TileView } from './tileView';

/** What a loaded tile can set besides its body. */
export interface TileFacts {
  /** Replaces the tile's own link if it is a safe address. */
  readonly link?: string | undefined;
  /** For the class `status-…`; "active" by default. */
  readonly status?: string | undefined;
}

const factsOf = <View extends object>(view: View): TileFacts => view;

const statusOf = <View extends object>(tile: Exclude<TileView<View>, { phase: 'absent' }>): TileStatus =>
  tile.phase === 'loaded'
    ? { kind: 'loaded', statusClass: statusClassOf(factsOf(tile.view).status ?? 'active') }
    : { kind: tile.phase };

const DOWN: TileStatus = { kind: 'loaded', statusClass: 'status-down' };

/**
 * One product's tile: its link with the click event, its debt alerts, and a body that the product renders from its
 * view, or what the operator says during a downtime (rule `downtime.tile`).
 */
export const ProductTile = <View extends object>({
  name,
  tile,
  beside,
  children,
}: {
  readonly name: ProductTileName;
  readonly tile: TileView<View>;
  /** What stands by calls of its own: shown below the body, whatever has become of that. */
  readonly beside?: ReactNode;
  readonly children: (view: View) => ReactNode;
}) => {
  const dispatch = useDispatch();
  const article = useRef<HTMLElement>(null);
  const downtime = useSelector((state: DowntimePart) => selectDowntime(state, name));
  if (tile.phase === 'absent') return null;
  const { product } = tile;
  const link = tile.phase === 'loaded' ? factsOf(tile.view).link : undefined;
  // Rule `tile.link`.
  const address = tile.link === null ? undefined : (safeAddress(link) ?? safeAddress(product.clickThroughUrl));
  const debts = tile.debts ?? debtMessages(product);
  const asOf = downtime === undefined && tile.phase === 'loaded' ? tile.asOf : undefined;
  // Rule `employee.switched`: debts are shown, but nothing that is followed in such a tile is reported.
  const followDebt = tile.link === null ? undefined : () => dispatch(debtFollowed(name));
  const tryAgain = () => {
    // The button is about to disappear; move the focus to where the answer will be.
    article.current?.focus();
    dispatch(tileRetryClicked({ tile: name }));
  };
  return (
    <Tile
      ref={article}
      tile={name}
      heading={tileHeadings[name]}
      status={downtime === undefined ? statusOf(tile) : DOWN}
      href={address}
      onFollow={() => dispatch(productFollowed(name))}
      failure={<TileFailure tile={name} onRetry={tryAgain} />}
      footer={
        <>
          {downtime === undefined ? beside : null}
          {asOf === undefined ? null : <TileFailure tile={name} asOf={asOf} onRetry={tryAgain} />}
          {debts.map((message) => (
            <Fragment key={message}>
              {message === tile.withdrawnDebt ? <MembershipWithdrawn /> : null}
              <DebtAlert message={message} href={ONLINE_PAYMENTS} onFollow={followDebt} />
            </Fragment>
          ))}
        </>
      }
    >
      {downtime === undefined && tile.phase === 'loaded' ? (
        children(tile.view)
      ) : (
        <DescriptionBody description={downtime} />
      )}
    </Tile>
  );
};
