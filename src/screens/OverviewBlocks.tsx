import type { ReactNode } from 'react';
import { Banners } from '../features/banners/Banners';
import { Details } from '../features/details/Details';
import { Outstanding } from '../features/outstanding/Outstanding';
import { Recommender } from '../features/recommender/Recommender';
import { RewardsBlock } from '../features/rewards/RewardsBlock';
import { Boundary } from '../ui/Boundary';

const Apart = ({ children }: { children: ReactNode }) => <Boundary fallback={null}>{children}</Boundary>;

/** The blocks that stand before the product tiles, each apart from the others. */
export const BlocksBefore = () => (
  <>
    <Apart>
      <Banners />
    </Apart>
    <Apart>
      <Outstanding />
    </Apart>
    <Apart>
      <RewardsBlock />
    </Apart>
  </>
);

/** The blocks that stand after the product tiles, each apart from the others. */
export const BlocksAfter = () => (
  <>
    <Apart>
      <Recommender />
    </Apart>
    <Apart>
      <Details />
    </Apart>
  </>
);
