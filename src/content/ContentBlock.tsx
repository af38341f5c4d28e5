import { useMemo, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { Boundary } from '../ui/Boundary';
import { ContentPicture } from './ContentPicture';
import { ContentUnavailable } from './ContentUnavailable';
import { ContentWaiting } from './ContentWaiting';
import { ContentPlaceBox, FragmentBody } from './contentStyles';
import type { HeadingLevel, SanitiseOptions } from './sanitise';
import { sanitiserChunk } from './sanitiserChunk';
import { type ContentCorner, selectFragment } from './slice';
import type { FragmentSource } from './source';

const subscribe = (listener: () => void): (() => void) => {
  const stop = sanitiserChunk.subscribe(listener);
  // A failure shows in the block; the saga that fetched the text has asked for the chunk as well, and recorded it.
  sanitiserChunk.load().catch(() => undefined);
  return stop;
};

const SanitisedFragment = ({ html, belowHeading, replacements }: { html: string } & SanitiseOptions) => {
  const chunk = useSyncExternalStore(subscribe, sanitiserChunk.read);
  const sanitise = chunk.status === 'present' ? chunk.module.sanitise : undefined;
  // Selectors may build the map anew each time.
  const written = JSON.stringify(replacements ?? {});
  const markup = useMemo(
    () =>
      sanitise
        ? { __html: sanitise(html, { belowHeading, replacements: JSON.parse(written) as Record<string, string> }) }
        : undefined,
    [sanitise, html, belowHeading, written],
  );
  if (chunk.status === 'failed') return <ContentUnavailable />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes out of the sanitiser as trusted
  return markup === undefined ? <ContentWaiting /> : <FragmentBody dangerouslySetInnerHTML={markup} />;
};

export interface ContentBlockProps {
  readonly fragment: FragmentSource;
  /** The level of the heading that the block stands below; 2, as in a tile, by default. */
  readonly belowHeading?: HeadingLevel;
  /** The height kept from the start, a CSS length. */
  readonly reserve?: string;
}

/**
 * Shows a fragment of the state: "Loading content..." until it is there, then its sanitised mark-up, or "Unable to load
 * content."; of a picture likewise (spec section 2, Content block). It fetches nothing: a saga that knows that the block
 * will be shown calls `loadFragment`.
 */
export const ContentBlock = ({ fragment, belowHeading = 2, reserve = '3rem' }: ContentBlockProps) => {
  const state = useSelector((corner: ContentCorner) => selectFragment(corner, fragment));
  return (
    <ContentPlaceBox aria-busy={state?.busy ?? true} data-content-block="" style={{ minBlockSize: reserve }}>
      {state === undefined || state.status === 'loading' ? <ContentWaiting /> : null}
      {state?.status === 'picture' ? <ContentPicture key={state.address} address={state.address} /> : null}
      {state?.status === 'failed' ? <ContentUnavailable /> : null}
      {state?.status === 'loaded' ? (
        <Boundary key={state.html} fallback={<ContentUnavailable />}>
          <SanitisedFragment html={state.html} belowHeading={belowHeading} replacements={fragment.replacements} />
        </Boundary>
      ) : null}
    </ContentPlaceBox>
  );
};
