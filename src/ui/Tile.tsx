import { type ElementType, type ReactNode, useId } from 'react';
import { followed } from './followed';
import { SkeletonBlock, SkeletonLines } from './Skeleton';
import { Unavailable } from './Tag';
import { TileFigures, TileHeadingId } from './TileParts';
import { tileLooks } from './tileLook';
import { TileArticle, TileHeading } from './tileStyles';

/** "Debit Order Due" becomes the class `status-debit-order-due`; undefined without a status (rule `tile.status`). */
export const statusClassOf = (status: string | undefined): string | undefined => {
  const words = status
    ?.toLowerCase()
    .match(/[\p{L}\p{M}\p{N}_-]+/gu)
    ?.join('-');
  return words ? `status-${words}` : undefined;
};

interface TileProps {
  /** The tile's `data-tile`; for a product it decides colour, icon and width. */
  readonly tile: string;
  readonly heading: string;
  readonly kind: 'loading' | 'loaded' | 'unavailable';
  /** Of the product once loaded, for the class (see {@link statusClassOf}). */
  readonly status?: string | undefined;
  /** A checked address; without it the tile has no link. */
  readonly href?: string | undefined;
  readonly onFollow?: (() => void) | undefined;
  /** The `article` that it is; a product tile's surface by default. */
  readonly surface?: ElementType | undefined;
  /** Comes before the heading. */
  readonly mark?: ReactNode;
  /** While it loads; by default two lines, and a figure in a wide tile. */
  readonly skeleton?: ReactNode;
  /** The body in error; "Unavailable" by default. */
  readonly failure?: ReactNode;
  /** The body, once loaded. */
  readonly children?: ReactNode;
  /** Shown below the body in every status. */
  readonly footer?: ReactNode;
}

const unavailable = (
  <p>
    <Unavailable />
  </p>
);

const twoLinesAndFigure = (
  <>
    <SkeletonLines />
    <TileFigures data-figures="">
      <SkeletonBlock width="9rem" height="1.75rem" />
    </TileFigures>
  </>
);

/** One product: an `article` whose heading's link covers it. That it is held is private (rule `privacy.marked`). */
export const Tile = ({
  tile,
  heading,
  kind,
  status,
  href,
  onFollow,
  surface: Surface = TileArticle,
  mark,
  skeleton,
  failure,
  children,
  footer,
}: TileProps) => {
  const headingId = useId();
  const look = tileLooks[tile];
  const isLoading = kind === 'loading';
  const body = {
    loading:
      skeleton ?? (look?.wide ? twoLinesAndFigure : <SkeletonLines kind={look?.lines === 1 ? 'single' : undefined} />),
    loaded: children,
    unavailable: failure ?? unavailable,
  };
  return (
    <TileHeadingId value={headingId}>
      <Surface
        tabIndex={-1}
        data-tile={tile}
        data-private=""
        data-linked={href ? '' : undefined}
        data-wide={look?.wide ? '' : undefined}
        className={kind === 'loaded' ? statusClassOf(status) : 'unavailable'}
        aria-labelledby={headingId}
        aria-busy={isLoading}
        data-busy={isLoading ? '' : undefined}
        style={look ? { '--area': `var(--area-${look.area})`, '--lines': look.lines } : undefined}
      >
        {mark}
        <TileHeading id={headingId}>
          {href ? (
            <a href={href} {...followed(onFollow)}>
              {heading}
            </a>
          ) : (
            <span>{heading}</span>
          )}
        </TileHeading>
        {body[kind]}
        {footer}
      </Surface>
    </TileHeadingId>
  );
};
