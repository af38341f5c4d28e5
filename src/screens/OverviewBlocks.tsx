import { useSelector } from 'react-redux';
import { Banners } from '../features/banners/Banners';
import { Details } from '../features/details/Details';
import { Outstanding } from '../features/outstanding/Outstanding';
import { OutstandingRoom } from '../features/outstanding/OutstandingRoom';
import { Recommender } from '../features/recommender/Recommender';
import { BalanceRewards } from '../features/rewards/BalanceRewards';
import { RewardsBlock } from '../features/rewards/RewardsBlock';
import { selectHoldsNothing } from '../portfolio/slice';
import { Block } from './Block';

export { PageAge } from './PageAge';

/** The blocks above the rewards and the products, each with its own error boundary. */
export const BlocksBefore = () => (
  <>
    <Block heading="Highlights">
      <Banners />
    </Block>
    <Block heading="Outstanding actions">
      <OutstandingRoom />
      <Outstanding />
    </Block>
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
      <Block heading="Recommended for you">
        <Recommender lead={holdsNothing} />
      </Block>
      <Block heading="Manage your details">
        <Details />
      </Block>
    </>
  );
};
