import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { FeatureName } from '../contract/runtimeConfiguration';
import { Banners } from '../features/banners/Banners';
import { Details } from '../features/details/Details';
import { Outstanding, OutstandingRoom } from '../features/outstanding/Outstanding';
import { Recommender } from '../features/recommender/Recommender';
import { BalanceRewards, RewardsBlock } from '../features/rewards/RewardsBlock';
import { selectHoldsNothing } from '../portfolio/slice';
import { type ConfigurationPart, selectFeature } from '../state/configuration';
import { Block } from './Block';

export { PageAge } from './PageAge';

// Rule `features.off`.
const Feature = ({ name, children }: { name: FeatureName; children: ReactNode }) =>
  useSelector((state: ConfigurationPart) => selectFeature(state, name)) ? children : null;

/** The blocks above the rewards and the products, each with its own error boundary. */
export const BlocksBefore = () => (
  <>
    <Feature name="banners">
      <Block heading="Highlights">
        <Banners />
      </Block>
    </Feature>
    <Feature name="outstanding">
      <Block heading="Outstanding actions">
        <OutstandingRoom />
        <Outstanding />
      </Block>
    </Feature>
  </>
);

/** The rewards programme, beside the product tiles or above them. */
export const Rewards = () => (
  <Block heading="Rewards">
    <RewardsBlock />
  </Block>
);

/** The rewards of the balance view. */
export const RewardsInBalance = () => (
  <Block heading="Active Rewards">
    <BalanceRewards />
  </Block>
);

/** The blocks below the product tiles, each with its own error boundary. */
export const BlocksAfter = () => {
  const holdsNothing = useSelector(selectHoldsNothing);
  return (
    <>
      <Feature name="recommender">
        <Block heading="Recommended for you">
          <Recommender lead={holdsNothing} />
        </Block>
      </Feature>
      <Feature name="details">
        <Block heading="Manage your details">
          <Details />
        </Block>
      </Feature>
    </>
  );
};
