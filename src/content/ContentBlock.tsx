import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectConfiguredPage } from '../state/page';
import { useReturns } from '../state/useChunk';
import { Boundary } from '../ui/Boundary';
import { followedWithin } from '../ui/followed';
import { ContentPicture } from './ContentPicture';
import { ContentUnavailable } from './ContentUnavailable';
import { ContentWaiting } from './ContentWaiting';
import { ContentPlaceBox } from './contentStyles';
import type { HeadingLevel, SanitiseOptions } from './sanitise';
import { sanitiserChunk } from './sanitiserChunk';
import {
  type ContentPart,
  type FragmentOwner,
  fragmentLinkFollowed,
  fragmentRetryClicked,
  selectFragment,
} from './slice';
import { type FragmentSource, fragmentKey } from './source';

// The block only shows a failure; the saga that fetches the text loads the chunk as well, and logs the failure.
const loadSanitiser = () => void sanitiserChunk.load().catch(() => undefined);

type Sanitised =
  | { readonly status: 'waiting' }
  | { readonly status: 'unavailable' }
  | { readonly status: 'broken'; readonly cause: unknown; readonly tryAgain: () => void }
  | { readonly status: 'ready'; readonly markup: { readonly __html: string | TrustedHTML } };

// A fragment's markup as it may be shown; `html` is undefined until it has loaded.
const useSanitised = (
  html: string | undefined,
  { belowHeading, replacements }: Omit<SanitiseOptions, 'place'>,
): Sanitised => {
  const place = useSelector(selectConfiguredPage);
  const chunk = useSyncExternalStore(sanitiserChunk.subscribe, sanitiserChunk.read);
  const returns = useReturns();
  const [attempt, setAttempt] = useState(0);
  const isNeeded = html !== undefined;
  // Each return of the connection, as well as the first need, loads it unless it is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isNeeded) loadSanitiser();
  }, [isNeeded, returns]);
  const sanitise = chunk.status === 'present' ? chunk.module.sanitise : undefined;
  const isLost = chunk.status === 'failed';
  // Selectors may return a new map each time.
  const written = JSON.stringify(replacements ?? {});
  return useMemo((): Sanitised => {
    if (html === undefined) return { status: 'waiting' };
    if (sanitise === undefined) return isLost ? { status: 'unavailable' } : { status: 'waiting' };
    try {
      const options = { belowHeading, place, replacements: JSON.parse(written) as Record<string, string> };
      return { status: 'ready', markup: { __html: sanitise(html, options) } };
    } catch (cause) {
      return { status: 'broken', cause, tryAgain: () => setAttempt(attempt + 1) };
    }
  }, [sanitise, isLost, html, belowHeading, written, place, attempt]);
};

// Within a boundary, so that it is reported like whatever cannot be drawn.
const Thrown = ({ cause }: { cause: unknown }): never => {
  throw cause;
};

export interface ContentBlockProps {
  readonly fragment: FragmentSource;
  /** The level of the heading above the block; 3, as in a tile, by default. */
  readonly belowHeading?: HeadingLevel;
  /** The minimum height from the start, a CSS length. */
  readonly reserve?: string;
  /** How clicks on its links are counted. */
  readonly owner?: FragmentOwner;
  /** Running text, in which pictures keep their width; otherwise a leading one is a thumbnail beside the text. */
  readonly asText?: boolean;
}

/**
 * Shows a fragment of the state: "Loading content..." until it has loaded, then its sanitised markup, or "Unable to
 * load content."; the same for a picture (rule `content.states`). All of it is in one element, which keeps the focus
 * meanwhile. It fetches nothing: a saga that knows that the block will be shown calls `loadFragment`.
 */
export const ContentBlock = ({
  fragment,
  belowHeading = 3,
  reserve = 'var(--fragment, 3rem)',
  owner = 'content',
  asText = false,
}: ContentBlockProps) => {
  const dispatch = useDispatch();
  const state = useSelector((part: ContentPart) => selectFragment(part, fragment));
  const sanitised = useSanitised(state?.status === 'loaded' ? state.html : undefined, {
    belowHeading,
    replacements: fragment.replacements,
  });
  const tryAgain = () => dispatch(fragmentRetryClicked({ key: fragmentKey(fragment) }));
  const place = {
    tabIndex: -1,
    'aria-busy': state?.busy ?? true,
    'data-content-block': '',
    'data-private': '',
    style: { minBlockSize: reserve },
  };
  if (sanitised.status === 'ready')
    return (
      <ContentPlaceBox
        {...place}
        data-fragment=""
        data-text={asText ? '' : undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the sanitiser's output, as trusted HTML
        dangerouslySetInnerHTML={sanitised.markup}
        {...followedWithin(() => dispatch(fragmentLinkFollowed(owner, fragment)))}
      />
    );
  const drawn = () => {
    if (state?.status === 'picture') return <ContentPicture key={state.address} address={state.address} />;
    if (state?.status === 'failed') return <ContentUnavailable onRetry={tryAgain} />;
    if (sanitised.status === 'unavailable') return <ContentUnavailable onRetry={loadSanitiser} />;
    if (sanitised.status === 'waiting') return <ContentWaiting />;
    return (
      <Boundary renewal={sanitised.cause} fallback={<ContentUnavailable onRetry={sanitised.tryAgain} />}>
        <Thrown cause={sanitised.cause} />
      </Boundary>
    );
  };
  return <ContentPlaceBox {...place}>{drawn()}</ContentPlaceBox>;
};
