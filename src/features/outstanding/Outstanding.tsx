import styled from '@emotion/styled';
import { useDispatch, useSelector } from 'react-redux';
import { ContentBlock } from '../../content';
import { CarouselSection } from '../../ui/CarouselSection';
import type { ItemsPerPage } from '../../ui/useItemsPerPage';
import { type OutstandingTile, selectFirstIndex, selectTiles, widestPage } from './selectors';
import { pageTurned } from './slice';

const sideBySide: ItemsPerPage = {
  wide: widestPage,
  narrower: [
    { query: '(max-width: 766.98px)', items: 1 },
    { query: '(max-width: 990.98px)', items: 2 },
  ],
};

// A fragment of blocks that ends in its action has the action at the lower edge, in line with its neighbours'. Words
// beside loose inline elements would fall apart there, so those fragments stay as they flow.
const endsInAction = ':has(>p:last-child>a:only-child):not(:has(>:is(a,abbr,b,bdi,br,code,em,i,small,span,strong)))';

const ActionTile = styled.div`
min-inline-size:0;block-size:100%;padding:var(--space-5);overflow:hidden;border:1px solid var(--line);
background:linear-gradient(var(--brand) 0 0) top/100% .25rem no-repeat var(--surface);border-radius:var(--radius-large);box-shadow:var(--shadow-rest);
&& h3{font-size:var(--text-title)}
p{color:var(--ink-muted)}
[data-content-block],[data-content-block]>:has(p:last-child>a:only-child){display:flex;flex-direction:column;block-size:100%}
[data-content-block]>*>:has(>p:last-child>a:only-child){flex:1}
& :is(div,section)${endsInAction}{display:flex;flex-direction:column;>*{margin-block-end:0}>p:last-child{margin-block-start:auto;padding-block-start:var(--space-3)}}
& :is(div,section)>img:first-child{display:block;inline-size:100%;max-block-size:10rem;object-fit:cover;border-radius:var(--radius-medium);background:var(--sunken)}
p:last-child>a:only-child{min-block-size:2.75rem;padding-inline:1.25rem;border-radius:var(--radius-round);
background:color-mix(in srgb,var(--brand) 11%,transparent);text-decoration:none}
p:last-child>a:only-child:hover{background:color-mix(in srgb,var(--brand) 18%,transparent)}
p:last-child>a:only-child:focus-visible{border-radius:var(--radius-round)}
@media (max-width:40rem){padding:var(--space-4)}
@media (forced-colors:active){p:last-child>a:only-child{border:1px solid LinkText}}
`;

// A picture, a heading, three lines and the action, so that little moves when the fragment comes in.
const usualHeight = 'var(--action-height)';

const renderTile = ({ fragment }: OutstandingTile) => (
  <ActionTile>
    <ContentBlock fragment={fragment} reserve={usualHeight} />
  </ActionTile>
);

/** "Outstanding actions": a carousel of what waits for the member, absent while nothing is known to (spec section 2). */
export const Outstanding = () => {
  const dispatch = useDispatch();
  return (
    <CarouselSection
      heading="Outstanding actions"
      items={useSelector(selectTiles)}
      renderItem={renderTile}
      sideBySide={sideBySide}
      firstIndex={useSelector(selectFirstIndex)}
      onFirstIndexChange={(index) => dispatch(pageTurned(index))}
    />
  );
};
