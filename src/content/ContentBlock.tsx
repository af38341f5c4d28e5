import { useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { weakMapMemoize } from 'reselect';
import { linkFollowed } from '../state/eventMeta';
import { useReturns } from '../state/useChunk';
import { Boundary } from '../ui/Boundary';
import { followed } from '../ui/followed';
import { ContentUnavailable, ContentWaiting } from './ContentStates';
import type { ContentFragment } from './contentPath';
import { ContentPlaceBox, Picture } from './contentStyles';
import { type ConfiguredPage, selectConfiguredPage, servicePictureAddress } from './pictureAddress';
import { type HeadingLevel, lastSegment, sanitise } from './sanitise';
import { type ContentPart, fragmentRetryClicked, retryEnded, selectFragment } from './slice';

// For the saga that fetches fragments, and says which pictures are left out.
export { checkAddress, leftOutOrigin, picturesIn } from './pictureAddress';

/** How the links of a fragment are counted: as those of an outstanding action, or of any other fragment. */
type FragmentOwner = 'outstanding-actions' | 'content';

// Nothing describes it, so it is decorative. The browser tries again at "Try again", and when the connection is back.
const ContentPicture = ({ address, name }: { address: string; name: string | undefined }) => {
  const dispatch = useDispatch();
  const source = servicePictureAddress(address, useSelector(selectConfiguredPage));
  const returns = useReturns();
  const [known, setKnown] = useState<{ outcome: 'there' | 'failed' | 'retrying'; returns: number }>();
  const outcome =
    known === undefined || (known.outcome === 'failed' && known.returns !== returns) ? 'waiting' : known.outcome;
  const isRetried = outcome === 'retrying';
  const end = (isLoaded: boolean) => () => {
    setKnown({ outcome: isLoaded ? 'there' : 'failed', returns });
    if (isRetried) dispatch(retryEnded({ isLoaded }));
  };
  if (source === undefined) return <ContentUnavailable />;
  return (
    <>
      {outcome === 'waiting' ? <ContentWaiting /> : null}
      {isRetried || outcome === 'failed' ? (
        <ContentUnavailable name={name} busy={isRetried} onRetry={() => setKnown({ outcome: 'retrying', returns })} />
      ) : null}
      {outcome === 'failed' ? null : (
        <Picture
          src={source}
          alt=""
          style={isRetried ? { display: 'none' } : undefined}
          onLoad={end(true)}
          onError={end(false)}
        />
      )}
    </>
  );
};

type Sanitised = { readonly markup: { readonly __html: string | TrustedHTML } } | { readonly cause: unknown };

// When the member came back to a screen, sanitising its fragments again took half of the time.
const sanitiseOnce = weakMapMemoize(
  (html: string, belowHeading: HeadingLevel, page: ConfiguredPage, path: string, redirect?: string) =>
    sanitise(html, { belowHeading, page, path, redirect }),
  { maxSize: 60 },
);

const useSanitised = (
  html: string | undefined,
  belowHeading: HeadingLevel,
  { path, redirect }: ContentFragment,
): Sanitised | undefined => {
  const page = useSelector(selectConfiguredPage);
  return useMemo((): Sanitised | undefined => {
    if (html === undefined) return undefined;
    try {
      return { markup: { __html: sanitiseOnce(html, belowHeading, page, path, redirect) } };
    } catch (cause) {
      return { cause };
    }
  }, [html, belowHeading, page, path, redirect]);
};

// Within a boundary, so that it is reported like whatever cannot be drawn.
const Thrown = ({ cause }: { cause: unknown }): never => {
  throw cause;
};

export interface ContentBlockProps extends ContentFragment {
  /** The level of the heading above the block; 3, as in a tile, by default. */
  readonly belowHeading?: HeadingLevel;
  /** The minimum height, a CSS length; by default that of a usual fragment, while it is loading. */
  readonly reserve?: string;
  /** What it is, for the name of "Try again"; the tile around by default. */
  readonly name?: string;
  /** How clicks on its links are counted. */
  readonly owner?: FragmentOwner;
  /** Running text, in which pictures keep their width; otherwise a leading one is a thumbnail beside the text. */
  readonly asText?: boolean;
}

/** Shows what a saga loads (rule `content.states`), in one element whatever its state, so that its focus stays. */
export const ContentBlock = ({
  path,
  redirect,
  belowHeading = 3,
  reserve,
  name,
  owner = 'content',
  asText = false,
}: ContentBlockProps) => {
  const dispatch = useDispatch();
  const state = useSelector((part: ContentPart) => selectFragment(part, path));
  const html = state?.status === 'loaded' ? state.html : undefined;
  const sanitised = useSanitised(html, belowHeading, { path, redirect });
  const place = {
    tabIndex: -1,
    'aria-busy': state?.busy ?? true,
    'data-content-block': '',
    'data-private': '',
    style: { minBlockSize: reserve ?? (state?.status === 'failed' ? undefined : 'var(--fragment, 3rem)') },
  };
  if (sanitised !== undefined && 'markup' in sanitised)
    return (
      <ContentPlaceBox
        {...place}
        style={{ minBlockSize: reserve }}
        lang={state?.status === 'loaded' ? state.language : undefined}
        data-fragment=""
        data-text={asText ? '' : undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the sanitiser's output, as trusted HTML
        dangerouslySetInnerHTML={sanitised.markup}
        {...followed(() => dispatch(linkFollowed(`${owner} ${lastSegment(path) ?? ''}`.trim())))}
      />
    );
  const drawn = () => {
    if (state?.status === 'picture') return <ContentPicture key={state.address} address={state.address} name={name} />;
    if (state?.status === 'failed')
      return (
        <ContentUnavailable
          name={name}
          busy={state.retrying}
          onRetry={() => dispatch(fragmentRetryClicked({ key: path }))}
        />
      );
    if (sanitised === undefined) return <ContentWaiting />;
    return (
      <Boundary
        fallback={
          <ContentUnavailable
            name={name}
            onRetry={() => dispatch(fragmentRetryClicked({ key: path, cannotBeShown: true }))}
          />
        }
      >
        <Thrown cause={sanitised.cause} />
      </Boundary>
    );
  };
  return <ContentPlaceBox {...place}>{drawn()}</ContentPlaceBox>;
};
