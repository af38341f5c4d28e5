import styled from '@emotion/styled';
import { useDispatch, useSelector } from 'react-redux';
import { ContentBlock, type ContentFragment, type ContentPart, selectFragment } from '../../content';
import { selectRoom } from '../../portfolio/room';
import { answerFailed, isAwaited, staleSince } from '../../state/freshness';
import { selectToday } from '../../state/today';
import { useCarousel } from '../../state/useCarousel';
import { text } from '../../texts/text';
import { CarouselRoom } from '../../ui/BlockRooms';
import { CarouselSection } from '../../ui/CarouselSection';
import { type ItemsPerPage, mobileLayout, oneItemWide } from '../../ui/layouts';
import { panel, wrappingRow } from '../../ui/mixins';
import { useOnPaper } from '../../ui/onPaper';
import { RetryButton } from '../../ui/Retry';
import {
  actionsCarousel,
  type OutstandingPart,
  selectIsIncomplete,
  selectIsPending,
  selectSources,
  selectTiles,
  tryAgainClicked,
  widestPage,
} from './slice';

/** How many actions have no words yet, because their fragments are fetched as they come near. */
export const selectWithoutWords = (state: OutstandingPart & ContentPart): number =>
  selectTiles(state).filter(({ fragment }) => (selectFragment(state, fragment.path)?.status ?? 'loading') === 'loading')
    .length;

const Rest = () => {
  const count = useSelector(selectWithoutWords);
  if (count === 0) return null;
  return <p>{text('outstanding.rest', { count })}</p>;
};

// Rule `outstanding.print`. On the screen nothing is counted.
const NotPrinted = () => (useOnPaper() ? <Rest /> : null);

const Line = styled.p`
  ${wrappingRow}
  gap: 0 var(--space-3);
  color: var(--ink-muted);
  button {
    padding-inline: 0;
  }
`;

/** Whether a source that failed is being asked again. */
export const selectIsRetried = (state: OutstandingPart): boolean =>
  selectSources(state).some((source) => answerFailed(source) && isAwaited(source));

/** When the oldest actions arrived that could not be checked anew, in milliseconds since 1970 (rule `overview.asOf`). */
export const selectAsOf = (state: OutstandingPart): number | undefined => staleSince(...selectSources(state));

// One line if not all sources could be asked (rule `outstanding.failure`).
const Unchecked = () => {
  const dispatch = useDispatch();
  const asOf = useSelector(selectAsOf);
  const today = useSelector(selectToday);
  const busy = useSelector(selectIsRetried);
  if (!useSelector(selectIsIncomplete)) return null;
  return (
    <Line>
      <span>{text('outstanding.incomplete')}</span>
      {asOf === undefined ? null : <span>{text('part.asOf', { time: { at: asOf, today } })}</span>}
      <RetryButton name={text('outstanding.heading')} busy={busy} onRetry={() => dispatch(tryAgainClicked())} />
    </Line>
  );
};

/** Keeps space for the outstanding actions while they are loading, so that the page below does not move. */
export const OutstandingRoom = () => {
  const awaited = useSelector(selectIsPending);
  const { outstanding: expected } = useSelector(selectRoom);
  const known = useSelector(selectTiles).length;
  return awaited && known === 0 && expected > 0 ? <CarouselRoom tiles={expected} /> : null;
};

const sideBySide: ItemsPerPage = {
  wide: widestPage,
  narrower: [
    { query: oneItemWide, items: 1 },
    { query: mobileLayout, items: 2 },
  ],
};

const ActionCard = styled.li`
  padding: var(--space-4);
  ${panel('medium')}
  border-inline-start: 4px solid var(--sun);
  box-shadow: var(--shadow-rest);
  && [data-content-block]:has(> :only-child) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  && [data-content-block] > :has(> p:last-child > a:only-child) {
    grid-template-rows: auto auto 1fr;
    > p:last-child {
      align-self: end;
    }
  }
  @media (max-width: 1399.98px) {
    /* None where the text is large for the page. */
    --thumb: clamp(0rem, (100vw - 40rem) * 99, 2.75rem);
  }
  @media (max-width: 480px) {
    padding: var(--space-3) var(--space-4);
  }
  /* Where a card is narrow, its words have the room of the picture. */
  @media (max-width: 480px), (min-width: 991px) and (max-width: 1199.98px) {
    && [data-fragment] :is(div, section) > img:first-child:not(:only-child) {
      display: none;
    }
  }
`;

// A heading, three lines and the action, so that little moves when the fragment arrives.
const usualHeight = '7.8125rem';

const drawAction = (fragment: ContentFragment, place: number) => (
  <ContentBlock
    {...fragment}
    belowHeading={2}
    reserve={usualHeight}
    name={text('outstanding.action', { place })}
    owner="outstanding-actions"
  />
);

/** "Outstanding actions": a carousel of open actions; nothing while none are known (rule `outstanding.hidden`). */
export const Outstanding = () => {
  const tiles = useSelector(selectTiles);
  return (
    <CarouselSection
      heading={{ key: 'outstanding.heading' }}
      items={tiles}
      renderItem={(tile) => drawAction(tile.fragment, tiles.indexOf(tile) + 1)}
      surface={ActionCard}
      sideBySide={sideBySide}
      growing={useSelector(selectIsPending)}
      {...useCarousel(actionsCarousel, tiles)}
      below={
        <>
          <NotPrinted />
          <Unchecked />
        </>
      }
    />
  );
};
