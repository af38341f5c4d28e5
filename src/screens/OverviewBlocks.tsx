import { Banners } from '../features/banners/Banners';
import { Details } from '../features/details/Details';
import { Outstanding } from '../features/outstanding/Outstanding';
import { OutstandingRoom } from '../features/outstanding/OutstandingRoom';
import { Recommender } from '../features/recommender/Recommender';
import { RewardsBlock } from '../features/rewards/RewardsBlock';
import { Block } from './Block';

/** The blocks that stand before the product tiles, each apart from the others. */
export const BlocksBefore = () => (
  <>
    <Block heading="Highlights">
      <Banners />
    </Block>
    <Block heading="Outstanding actions">
      <OutstandingRoom />
      <Outstanding />
    </Block>
    <Block heading="Rewards">
      <RewardsBlock />
    </Block>
  </>
);

/** The blocks that stand after the product tiles, each apart from the others. */
export const BlocksAfter = () => (
  <>
    <Block heading="Recommended for you">
      <Recommender />
    </Block>
    <Block heading="Manage your details">
      <Details />
    </Block>
  </>
);
