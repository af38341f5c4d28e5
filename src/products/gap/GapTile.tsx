import { useDispatch, useSelector } from 'react-redux';
import { createSummarySaga } from '../../state/loadSummary';
import { text, textOf } from '../../texts/text';
import { Disclosure } from '../../ui/Disclosure';
import { AndMore, MOST_LISTED, TileList, TileTitle } from '../../ui/TileParts';
import { defineProduct } from '../defineProduct';
import { NumberRow } from '../NumberRow';
import { DescriptionBody, MembershipWithdrawn, ProductTile } from '../ProductTile';
import { type GapCard, type GapPart, gapListSlice, gapSlice, policyListToggled, selectGapTile } from './slice';

const Card = ({ card, among = false }: { card: GapCard; among?: boolean }) => (
  <>
    <TileTitle>{text(card.label)}</TileTitle>
    {card.state === 'withdrawn' ? (
      <MembershipWithdrawn />
    ) : (
      <>
        <NumberRow label={card.numberLabel} number={card.policyNumber} among={among} />
        {/* Left out if it only repeats the label. */}
        <DescriptionBody description={card.description?.trim() === text(card.label) ? undefined : card.description} />
      </>
    )}
  </>
);

const GapTile = () => {
  const dispatch = useDispatch();
  const open = useSelector((state: GapPart) => state.gapList.open);
  return (
    <ProductTile name="gap" tile={useSelector(selectGapTile)}>
      {(view) =>
        view.mode === 'single' ? (
          <Card card={view.card} />
        ) : (
          <Disclosure
            caption={textOf(view.label)}
            label={text('products.policies', { count: view.count })}
            expanded={open}
            onToggle={() => dispatch(policyListToggled())}
          >
            <TileList>
              {view.cards.slice(0, MOST_LISTED).map((card, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: numbers may be missing or come twice; order stays
                <li key={position}>
                  <Card card={card} among={!open} />
                </li>
              ))}
            </TileList>
            <AndMore of={view.cards.length} />
          </Disclosure>
        )
      }
    </ProductTile>
  );
};

/** Gap cover, comprehensive (hgap) and supplementary (mgap): one card, or several behind a button. */
export const gap = defineProduct({
  tile: 'gap',
  ids: ['mgap', 'hgap'],
  reducers: { gap: gapSlice.reducer, gapList: gapListSlice.reducer },
  needs: [{ summary: gapSlice, ids: ['hgap', 'mgap'], unlessWithdrawn: true }],
  sagas: [createSummarySaga({ slice: gapSlice, failure: 'There was an issue fetching the gap summary' })],
  selectTile: selectGapTile,
  Tile: GapTile,
});
