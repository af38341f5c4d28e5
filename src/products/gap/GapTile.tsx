import { useDispatch, useSelector } from 'react-redux';
import { text, textOf } from '../../texts/text';
import { Disclosure } from '../../ui/Disclosure';
import { AndMore, MOST_LISTED, TileList, TileTitle } from '../../ui/TileParts';
import { defineProduct } from '../defineProduct';
import { NumberRow } from '../NumberRow';
import { DescriptionBody, MembershipWithdrawn, useLabel } from '../ProductTile';
import { type GapCard, type GapView, gapSlice, policyListToggled, selectGapList, selectGapTile } from './slice';

const numberLabels = { hgap: 'gapHgapPolicyNumberText', mgap: 'gapMgapPolicyNumberText' } as const;

// Rules `gap.names`, `gap.labels`; the brand is left out.
const Card = ({ card }: { card: GapCard }) => {
  const name = { key: `gap.${card.kind}` } as const;
  const numberLabel = useLabel(numberLabels[card.kind]);
  return (
    <>
      <TileTitle>{name}</TileTitle>
      {card.state === 'withdrawn' ? (
        <MembershipWithdrawn />
      ) : (
        <>
          <NumberRow label={numberLabel} number={card.policyNumber} />
          {/* Left out if it only repeats the name. */}
          <DescriptionBody description={card.description?.trim() === textOf(name) ? undefined : card.description} />
        </>
      )}
    </>
  );
};

const GapBody = ({ cards }: GapView) => {
  const dispatch = useDispatch();
  const { open } = useSelector(selectGapList);
  const label = useLabel('gapNumberOfPoliciesText');
  const [card] = cards;
  if (card !== undefined && cards.length === 1) return <Card card={card} />;
  return (
    <Disclosure
      caption={label}
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
