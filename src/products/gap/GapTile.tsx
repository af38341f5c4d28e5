import { useDispatch, useSelector } from 'react-redux';
import { text, textOf } from '../../texts/text';
import { Disclosure } from '../../ui/Disclosure';
import { AndMore, MOST_LISTED, TileList, TileTitle } from '../../ui/TileParts';
import { defineProduct } from '../defineProduct';
import { NumberRow } from '../NumberRow';
import { DescriptionBody, MembershipWithdrawn } from '../ProductTile';
import { type GapCard, type GapListPart, type GapView, gapSlice, policyListToggled, selectGapTile } from './slice';

const Card = ({ card }: { card: GapCard }) => (
  <>
    <TileTitle>{text(card.label)}</TileTitle>
    {card.state === 'withdrawn' ? (
      <MembershipWithdrawn />
    ) : (
      <>
        <NumberRow label={card.numberLabel} number={card.policyNumber} />
        {/* Left out if it only repeats the label. */}
        <DescriptionBody description={card.description?.trim() === text(card.label) ? undefined : card.description} />
      </>
    )}
  </>
);

const GapBody = ({ cards, label }: GapView) => {
  const dispatch = useDispatch();
  const open = useSelector(({ gapList }: GapListPart) => gapList.open);
  const [card] = cards;
  if (card !== undefined && cards.length === 1) return <Card card={card} />;
  return (
    <Disclosure
      caption={textOf(label)}
      label={text('products.policies', { count: cards.length })}
      expanded={open}
      onToggle={() => dispatch(policyListToggled())}
    >
      <TileList>
        {cards.slice(0, MOST_LISTED).map((one, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: numbers may be missing or come twice; order stays
          <li key={position}>
            <Card card={one} />
          </li>
        ))}
      </TileList>
      <AndMore of={cards.length} />
    </Disclosure>
  );
};

/** Gap cover, comprehensive (hgap) and supplementary (mgap): one card, or several behind a button. */
export const gap = defineProduct({
  tile: 'gap',
  ids: ['mgap', 'hgap'],
  needs: [{ summary: gapSlice, ids: ['hgap', 'mgap'], unlessWithdrawn: true }],
  selectTile: selectGapTile,
  Body: GapBody,
});
