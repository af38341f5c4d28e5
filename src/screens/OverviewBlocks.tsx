import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { FeatureName } from '../contract/runtimeConfiguration';
import { Banners } from '../features/banners/Banners';
import { Details } from '../features/details/Details';
import { Outstanding, OutstandingRoom } from '../features/outstanding/Outstanding';
import { Recommender } from '../features/recommender/Recommender';
import { BalanceRewards, RewardsBlock } from '../features/rewards/RewardsBlock';
import { ErrorReference } from '../notices';
import { selectHoldsNothing } from '../portfolio/slice';
import { selectFeatures } from '../state/configuration';
import { text } from '../texts/text';
import { Alert } from '../ui/Alert';
import { Boundary } from '../ui/Boundary';
import { Section } from '../ui/Page';

export { LastUpdated } from './LastUpdated';

interface BlockProps {
  /** The feature without which the operator leaves it out. */
  readonly feature?: FeatureName;
  readonly heading: string;
  readonly children: ReactNode;
}

/** A block, unless it is off (rule `features.off`); "Unavailable" below its heading if it cannot be drawn. */
export const Block = ({ feature, heading, children }: BlockProps) => {
  const features = useSelector(selectFeatures);
  const failed = (reference: string | undefined) => (
    <Section aria-label={heading}>
      <h2>{heading}</h2>
      <Alert>
        <p>{text('part.unavailable')}</p>
        <ErrorReference reference={reference} />
      </Alert>
    </Section>
  );
  return feature === undefined || features[feature] ? <Boundary fallback={failed}>{children}</Boundary> : null;
};

/** What the member has to do, above the products. */
export const Actions = () => (
  <Block feature="outstanding" heading={text('outstanding.heading')}>
    <OutstandingRoom />
    <Outstanding />
  </Block>
);

/** What the group wants to say. */
export const Highlights = () => (
  <Block feature="banners" heading={text('banners.heading')}>
    <Banners />
  </Block>
);

/** The rewards programme, beside the product tiles or below them. */
export const Rewards = () => (
  <Block feature="rewards" heading={text('rewards.heading')}>
    <RewardsBlock />
  </Block>
);

/** The rewards of the balance view. */
export const RewardsInBalance = () => (
  <Block feature="rewards" heading={text('rewards.active')}>
    <BalanceRewards />
  </Block>
);

/** The blocks below the product tiles. */
export const BlocksAfter = () => {
  const holdsNothing = useSelector(selectHoldsNothing);
  return (
    <>
      <Block feature="recommender" heading={text('recommender.heading')}>
        <Recommender lead={holdsNothing} />
      </Block>
      <Block feature="details" heading={text('details.heading')}>
        <Details />
      </Block>
    </>
  );
};
