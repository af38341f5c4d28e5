import { type ComponentProps, type ComponentType, Fragment } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ContentRoom, LazyContentBlock } from '../content';
import { ONLINE_PAYMENTS } from '../contract/routes';
import type { ProductTileName } from '../contract/tileNames';
import { PartRetry } from '../notices';
import { safeAddress } from '../platform/address';
import type { RoomPart } from '../portfolio/room';
import { type LabelName, type PortfolioPart, selectLabel } from '../portfolio/slice';
import { type ConfigurationPart, selectFragmentPath } from '../state/configuration';
import { linkFollowed } from '../state/eventMeta';
import { type DowntimePart, selectDowntime } from '../state/today';
import { text, textOf, type Words } from '../texts/text';
import { DebtAlert } from '../ui/DebtAlert';
import { ServiceLanguage } from '../ui/shortened';
import { Tag } from '../ui/Tag';
import { Tile } from '../ui/Tile';
import { TileRetry, TileText } from '../ui/TileParts';
import type { ShownFragment } from './tileFragment';
import { type TileView, tileRetryClicked } from './tileView';

/** What a loaded tile can set besides its body. */
export interface TileFacts {
  /** Replaces the tile's own link if it is a safe address. */
  readonly link?: string | undefined;
  /** For the class `status-…`; "active" by default. */
  readonly status?: string | undefined;
}

/** A label from the portal, or our default (rule `tile.labels`). */
export const useLabel = (name: LabelName): Words =>
  useSelector((state: PortfolioPart) => selectLabel(state, name)) ?? { key: `label.${name}` };

/** The portfolio's description of a product; nothing if it has none. */
export const DescriptionBody = ({ description }: { description: string | undefined }) =>
  description === undefined ? null : <TileText>{description}</TileText>;

// Until it is known whether the fragment is shown, its space is kept if it was there last time (rule `content.room`).
const ConfiguredFragment = ({ tile, name, selectIsShown }: ShownFragment & { readonly tile: ProductTileName }) => {
  const path = useSelector((state: ConfigurationPart) => selectFragmentPath(state, name));
  const wasShown = useSelector(({ room }: RoomPart) => room[name] > 0);
  const isShown = useSelector(selectIsShown);
  const about = text('content.of', { name: { key: `product.${tile}` } });
  if (isShown === true) return <LazyContentBlock path={path} name={about} />;
  if (isShown === undefined && wasShown) return <ContentRoom />;
  return null;
};

/** The words for a membership that has been withdrawn. */
export const MembershipWithdrawn = () => (
  <p>
    <Tag state="withdrawn">{text('products.withdrawn')}</Tag>
  </p>
);

/** What a tile shows that could not be loaded, or not anew (rule `tile.retry`). */
export const TileFailure = ({
  tile,
  ...retry
}: { tile: ProductTileName } & Omit<ComponentProps<typeof PartRetry>, 'name'>) => (
  <TileRetry>
    <PartRetry name={text(`product.${tile}`)} {...retry} />
  </TileRetry>
);

/** What a product draws in its tile. */
export interface TileDrawing<View extends object> {
  readonly Body: ComponentType<View>;
  /** What stands by calls of its own: shown below the body, whatever has become of that. */
  readonly Beside?: ComponentType<{ readonly tile: TileView<View> }> | undefined;
  /** Shown below that, but not beside a membership that was withdrawn. */
  readonly fragments?: readonly ShownFragment[] | undefined;
}

interface ProductTileProps<View extends object> extends TileDrawing<View> {
  readonly name: ProductTileName;
  readonly tile: TileView<View>;
}

/**
 * One product's tile: its link with the click event, its debt alerts, and a body that the product renders from its
 * view, or what the operator says during a downtime (rule `downtime.tile`).
 */
export const ProductTile = <View extends object>({
  name,
  tile,
  Body,
  Beside,
  fragments = [],
}: ProductTileProps<View>) => {
  const dispatch = useDispatch();
  const downtime = useSelector((state: DowntimePart) => selectDowntime(state, name));
  if (tile.phase === 'absent') return null;
  const isLoaded = downtime === undefined && tile.phase === 'loaded';
  const { link, status = 'active' }: TileFacts = tile.phase === 'loaded' ? tile.view : {};
  const kind = downtime === undefined ? tile.phase : 'loaded';
  // Rule `tile.link`.
  const address = tile.link === null ? undefined : (safeAddress(link) ?? safeAddress(tile.product.clickThroughUrl));
  const asOf = isLoaded ? tile.asOf : undefined;
  const isRetried = tile.phase !== 'loading' && tile.retrying;
  // Rule `employee.switched`: debts are shown, but nothing that is followed in such a tile is reported.
  const followDebt = tile.link === null ? undefined : () => dispatch(linkFollowed(`${name} fix-it-now`));
  const tryAgain = () => dispatch(tileRetryClicked({ tile: name }));
  return (
    <Tile
      tile={name}
      heading={text(`product.${name}`)}
      kind={kind}
      status={downtime === undefined ? status : 'down'}
      href={address}
      onFollow={() => dispatch(linkFollowed(name, 'tile'))}
      failure={<TileFailure tile={name} busy={isRetried} onRetry={tryAgain} />}
      footer={
        <>
          {downtime === undefined && Beside !== undefined ? <Beside tile={tile} /> : null}
          {downtime === undefined && status !== 'withdrawn'
            ? fragments.map((fragment) => <ConfiguredFragment key={fragment.name} tile={name} {...fragment} />)
            : null}
          {asOf === undefined ? null : <TileFailure tile={name} asOf={asOf} busy={isRetried} onRetry={tryAgain} />}
          {tile.debts.map((message) => (
            <Fragment key={textOf(message)}>
              {message === tile.withdrawnDebt ? <MembershipWithdrawn /> : null}
              <DebtAlert
                message={message}
                href={ONLINE_PAYMENTS}
                onFollow={followDebt}
                whole={message === tile.notDue}
              />
            </Fragment>
          ))}
        </>
      }
    >
      {isLoaded ? (
        <Body {...tile.view} />
      ) : (
        // The operator's words.
        <ServiceLanguage value={undefined}>
          <DescriptionBody description={downtime} />
        </ServiceLanguage>
      )}
    </Tile>
  );
};
