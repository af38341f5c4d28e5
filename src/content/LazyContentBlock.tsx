import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { createChunk } from '../platform/chunk';
import { useChunk } from '../state/useChunk';
import type { ContentBlockProps } from './ContentBlock';
import { ContentUnavailable, ContentWaiting } from './ContentStates';
import { retryEnded } from './slice';

/** The script that draws content, with its sanitiser: few visits need it before the first fragment. */
export const contentChunk = createChunk(() => import(/* webpackChunkName: "overview" */ './ContentBlock'));

/** The space of a usual fragment. */
export const ContentRoom = () => (
  <div aria-hidden="true" data-content-block="" style={{ minBlockSize: 'var(--fragment, 3rem)' }} />
);

/** The {@link ContentBlock} of a tile or a dialog, whose own script it is not part of. */
export const LazyContentBlock = (props: ContentBlockProps) => {
  const { name, reserve = 'var(--fragment, 3rem)' } = props;
  const dispatch = useDispatch();
  const chunk = useChunk(contentChunk);
  const [busy, setBusy] = useState(false);
  if (chunk.status === 'present') return <chunk.module.ContentBlock {...props} />;
  const end = (isLoaded: boolean) => () => {
    setBusy(false);
    dispatch(retryEnded({ isLoaded }));
  };
  const tryAgain = () => {
    setBusy(true);
    contentChunk.load().then(end(true), end(false));
  };
  // The button stays until it is known whether the script has come (rule `retry.focus`).
  if (busy || chunk.status === 'failed') return <ContentUnavailable name={name} busy={busy} onRetry={tryAgain} />;
  return (
    <div aria-busy="true" data-content-block="" style={{ minBlockSize: reserve }}>
      <ContentWaiting />
    </div>
  );
};
