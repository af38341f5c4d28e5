import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { createChunk } from '../platform/chunk';
import { useChunk, useReturns } from '../state/useChunk';
import { Boundary } from '../ui/Boundary';
import type { ContentBlockProps } from './ContentBlock';
import { ContentUnavailable, ContentWaiting } from './ContentStates';
import { retryEnded } from './slice';

/** The script that draws content, with its sanitiser: few visits need it before the first fragment. */
export const contentChunk = createChunk(() => import(/* webpackChunkName: "overview" */ './ContentBlock'));

/** The space of a usual fragment. */
export const ContentRoom = () => (
  <div aria-hidden="true" data-content-block="" style={{ minBlockSize: 'var(--fragment, 3rem)' }} />
);

const BlockOfChunk = (props: ContentBlockProps) => {
  const chunk = useChunk(contentChunk);
  if (chunk !== undefined) return <chunk.ContentBlock {...props} />;
  return (
    <div aria-busy="true" data-content-block="" style={{ minBlockSize: props.reserve ?? 'var(--fragment, 3rem)' }}>
      <ContentWaiting />
    </div>
  );
};

// The button stays until it is known whether the script has come (rule `retry.focus`).
const ScriptMissing = ({ name, reset }: Pick<ContentBlockProps, 'name'> & { reset: () => void }) => {
  const dispatch = useDispatch();
  const [busy, setBusy] = useState(false);
  const tryAgain = async () => {
    setBusy(true);
    const isLoaded = await contentChunk.load().then(
      () => true,
      () => false,
    );
    setBusy(false);
    dispatch(retryEnded({ isLoaded }));
    if (isLoaded) reset();
  };
  return <ContentUnavailable name={name} busy={busy} onRetry={tryAgain} />;
};

/** The {@link ContentBlock} of a tile or a dialog, whose own script it is not part of. */
export const LazyContentBlock = (props: ContentBlockProps) => (
  <Boundary fallback={(_, reset) => <ScriptMissing name={props.name} reset={reset} />} resetKey={useReturns()}>
    <BlockOfChunk {...props} />
  </Boundary>
);
