import { type ReactNode, type Ref, useId } from 'react';
import { followed } from './followed';
import { AlertIcon, accentAreaOf, areaIcons } from './icons';
import { unavailable } from './money';
import { SkeletonBlock } from './Skeleton';
import { TileArticle, TileBody, TileHeading, TileIcon, TileSkeleton, TileUnavailable } from './tileStyles';

/** The class of a tile in a known status. */
export type StatusClass = `status-${string}`;

/**
 * "Debit Order Due" becomes `status-debit-order-due`; what is neither letter nor digit separates words. Undefined where
 * there is no status. Source: spec section 4.
 */
export const statusClassOf = (status: string | undefined): StatusClass | undefined => {
  const words = status
    ?.toLowerCase()
    .match(/[\p{L}\p{M}\p{N}_-]+/gu)
    ?.join('-');
  return words ? `status-${words}` : undefined;
};

/** What a tile has to show. */
export type TileStatus =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly statusClass?: StatusClass | undefined }
  | { readonly kind: 'unavailable' };

export interface TileProps {
  /** The tile's `data-tile`; it chooses the accent colour and the icon. */
  readonly tile: string;
  readonly heading: string;
  readonly status: TileStatus;
  /** A checked address; without it the tile is no link. */
  readonly href?: string | undefined;
  /** Called when the member follows the link; it does not hold up the navigation. */
  readonly onFollow?: (() => void) | undefined;
  readonly headingLevel?: 2 | 3 | undefined;
  /** Instead of the area's own icon. */
  readonly icon?: ReactNode;
  /** Instead of a figure and a line: the shape that this tile will have. */
  readonly skeleton?: ReactNode;
  /** Instead of "Unavailable": what the body says in error. */
  readonly failure?: ReactNode;
  /** The article; whoever asks for it may move the focus there. */
  readonly ref?: Ref<HTMLElement>;
  /** The body once loaded. */
  readonly children?: ReactNode;
  /** What stands below the body whatever its status. */
  readonly footer?: ReactNode;
}

const DefaultSkeleton = () => (
  <>
    <SkeletonBlock width="58%" height="1.5rem" />
    <SkeletonBlock width="82%" height="1rem" />
  </>
);

const TileContent = ({
  status,
  skeleton,
  failure,
  children,
}: Pick<TileProps, 'status' | 'skeleton' | 'failure' | 'children'>) => {
  if (status.kind === 'loading')
    return <TileSkeleton aria-hidden="true">{skeleton ?? <DefaultSkeleton />}</TileSkeleton>;
  if (status.kind === 'loaded') return children;
  if (failure) return failure;
  return (
    <TileUnavailable>
      <AlertIcon />
      <span>{unavailable}</span>
    </TileUnavailable>
  );
};

/**
 * One product: an `article` named by its heading. The heading's link is stretched over the whole tile; other links and
 * buttons in it stay of their own. Its class is `status-*` once loaded, `unavailable` before and in error.
 */
export const Tile = ({
  tile,
  heading,
  status,
  href,
  onFollow,
  headingLevel = 2,
  icon,
  skeleton,
  failure,
  ref,
  children,
  footer,
}: TileProps) => {
  const headingId = useId();
  const area = accentAreaOf(tile);
  const Icon = area ? areaIcons[area] : undefined;
  return (
    <TileArticle
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      data-tile={tile}
      className={status.kind === 'loaded' ? status.statusClass : 'unavailable'}
      aria-labelledby={headingId}
      aria-busy={status.kind === 'loading'}
      style={area ? { '--accent': `var(--accent-${area})` } : undefined}
    >
      <TileHeading as={headingLevel === 2 ? 'h2' : 'h3'} id={headingId}>
        {icon || Icon ? <TileIcon>{icon ?? (Icon ? <Icon /> : null)}</TileIcon> : null}
        {href ? (
          <a href={href} {...followed(onFollow)}>
            {heading}
          </a>
        ) : (
          <span>{heading}</span>
        )}
      </TileHeading>
      <TileBody>
        <TileContent status={status} skeleton={skeleton} failure={failure}>
          {children}
        </TileContent>
        {footer}
      </TileBody>
    </TileArticle>
  );
};
