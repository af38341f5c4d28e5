import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectConfiguredPage } from '../state/page';
import { useReturns } from '../state/useChunk';
import { Boundary } from '../ui/Boundary';
import { followedWithin } from '../ui/followed';
import { ContentPicture } from './ContentPicture';
import { ContentUnavailable } from './ContentUnavailable';
import { ContentWaiting } from './ContentWaiting';
import { ContentPlaceBox, FragmentBody } from './contentStyles';
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

interface SanitisedFragmentProps extends Omit<SanitiseOptions, 'place'> {
  readonly html: string;
  readonly asText: boolean;
  readonly onFollow: () => void;
}

const SanitisedFragment = ({ html, belowHeading, replacements, asText, onFollow }: SanitisedFragmentProps) => {
  const place = useSelector(selectConfiguredPage);
  const chunk = useSyncExternalStore(sanitiserChunk.subscribe, sanitiserChunk.read);
  const returns = useReturns();
  // Each return of the connection, as well as the start, loads it unless it is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(loadSanitiser, [returns]);
  const sanitise = chunk.status === 'present' ? chunk.module.sanitise : undefined;
  // Selectors may return a new map each time.
  const written = JSON.stringify(replacements ?? {});
  const markup = useMemo(
    () =>
      sanitise
        ? {
            __html: sanitise(html, {
              belowHeading,
              place,
              replacements: JSON.parse(written) as Record<string, string>,
            }),
          }
        : undefined,
    [sanitise, html, belowHeading, written, place],
  );
  if (chunk.status === 'failed') return <ContentUnavailable onRetry={loadSanitiser} />;
  if (markup === undefined) return <ContentWaiting />;
  const look = { 'data-text': asText ? '' : undefined };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the sanitiser's output, as trusted HTML
  return <FragmentBody dangerouslySetInnerHTML={markup} {...look} {...followedWithin(onFollow)} />;
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
 * load content."; the same for a picture (rule `content.states`). It fetches nothing: a saga that knows that the block
 * will be shown calls `loadFragment`.
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
  const tryAgain = () => dispatch(fragmentRetryClicked({ key: fragmentKey(fragment) }));
  return (
    <ContentPlaceBox
      tabIndex={-1}
      aria-busy={state?.busy ?? true}
      data-content-block=""
      data-private=""
      style={{ minBlockSize: reserve }}
    >
      {state === undefined || state.status === 'loading' ? <ContentWaiting /> : null}
      {state?.status === 'picture' ? <ContentPicture key={state.address} address={state.address} /> : null}
      {state?.status === 'failed' ? <ContentUnavailable onRetry={tryAgain} /> : null}
      {state?.status === 'loaded' ? (
        <Boundary key={state.html} fallback={(_, drawAnew) => <ContentUnavailable onRetry={drawAnew} />}>
          <SanitisedFragment
            html={state.html}
            belowHeading={belowHeading}
            replacements={fragment.replacements}
            asText={asText}
            onFollow={() => dispatch(fragmentLinkFollowed(owner, fragment))}
          />
        </Boundary>
      ) : null}
    </ContentPlaceBox>
  );
};
