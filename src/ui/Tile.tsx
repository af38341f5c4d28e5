import { type ElementType, type ReactNode, type Ref, useId } from 'react';
import { followed } from './followed';
import { unavailable } from './money';
import { SkeletonBlock, SkeletonLines } from './Skeleton';
import { Tag } from './Tag';
import { TileFigures, TileHeadingId } from './TileParts';
import { tileLookOf } from './tileLook';
import { TileArticle, TileHeading } from './tileStyles';

/** The class of a tile with a known status. */
export type StatusClass = `status-${string}`;

/**
 * "Debit Order Due" becomes `status-debit-order-due`; anything but letters and digits separates words. Undefined
 * without a status. Rule `tile.status`.
 */
export const statusClassOf = (status: string | undefined): StatusClass | undefined => {
  const words = status
    ?.toLowerCase()
    .match(/[\p{L}\p{M}\p{N}_-]+/gu)
    ?.join('-');
  return words ? `status-${words}` : undefined;
};

/** What a tile shows. */
export type TileStatus =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly statusClass?: StatusClass | undefined }
  | { readonly kind: 'unavailable' };

export interface TileProps {
  /** The tile's `data-tile`; for a product it decides colour, icon and width. */
  readonly tile: string;
  readonly heading: string;
  readonly status: TileStatus;
  /** A checked address; without it the tile has no link. */
  readonly href?: string | undefined;
  /** Called when the member follows the link; does not delay the navigation. */
  readonly onFollow?: (() => void) | undefined;
  /** Renders the tile as this instead of a product tile's surface: an `article` that takes a ref. */
  readonly surface?: ElementType | undefined;
  /** Comes before the heading. */
  readonly mark?: ReactNode;
  /** The placeholder of this tile's content; by default two lines, and a figure in a wide tile. */
  readonly skeleton?: ReactNode;
  /** What the body says in error; "Unavailable" by default. */
  readonly failure?: ReactNode;
  /** The article, so that its owner can move the focus there. */
  readonly ref?: Ref<HTMLElement>;
  /** The body, once loaded. */
  readonly children?: ReactNode;
  /** Shown below the body in every status. */
  readonly footer?: ReactNode;
}

const DefaultSkeleton = ({ wide }: { wide: boolean }) => (
  <>
    <SkeletonLines />
    {wide ? (
      <TileFigures>
        <SkeletonBlock width="9rem" height="1.75rem" />
      </TileFigures>
    ) : null}
  </>
);

const contentOf = (
  { status, skeleton, failure, children }: Pick<TileProps, 'status' | 'skeleton' | 'failure' | 'children'>,
  wide: boolean,
): ReactNode => {
  if (status.kind === 'loading') return skeleton ?? <DefaultSkeleton wide={wide} />;
  if (status.kind === 'loaded') return children;
  return (
    failure ?? (
      <p>
        <Tag state="unavailable">{unavailable}</Tag>
      </p>
    )
  );
};

/**
 * One product: an `article` named by its heading. The heading's link covers the whole tile; other links and buttons in
 * it work separately. It is private as a whole: that a product is held is the member's too (rule `privacy.marked`). Its
 * class is `status-*` once loaded, `unavailable` before and in error.
 */
export const Tile = ({
  tile,
  heading,
  status,
  href,
  onFollow,
  surface: Surface = TileArticle,
  mark,
  skeleton,
  failure,
  ref,
  children,
  footer,
}: TileProps) => {
  const headingId = useId();
  const look = tileLookOf(tile);
  return (
    <TileHeadingId value={headingId}>
      <Surface
        ref={ref}
        tabIndex={ref ? -1 : undefined}
        data-tile={tile}
        data-private=""
        data-linked={href ? '' : undefined}
        data-wide={look?.wide ? '' : undefined}
        className={status.kind === 'loaded' ? status.statusClass : 'unavailable'}
        aria-labelledby={headingId}
        aria-busy={status.kind === 'loading'}
        data-busy={status.kind === 'loading' ? '' : undefined}
        style={look ? { '--area': `var(--area-${look.area})` } : undefined}
      >
        {mark}
        <TileHeading id={headingId}>
          {look ? <look.icon /> : null}
          {href ? (
            <a href={href} {...followed(onFollow)}>
              {heading}
            </a>
          ) : (
            <span>{heading}</span>
          )}
        </TileHeading>
        {contentOf({ status, skeleton, failure, children }, look?.wide === true)}
        {footer}
      </Surface>
    </TileHeadingId>
  );
};
