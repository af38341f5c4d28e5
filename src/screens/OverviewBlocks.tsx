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
import { type ConfigurationPart, selectFeature } from '../state/configuration';
import { text } from '../texts/text';
import { Alert } from '../ui/Alert';
import { Boundary } from '../ui/Boundary';
import { Section } from '../ui/Page';

export { LastUpdated } from './LastUpdated';

/** A block of a screen; if it cannot be drawn, it is "Unavailable" below its heading, and the others stay. */
export const Block = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Boundary
    fallback={(reference) => (
      <Section aria-label={heading}>
        <h2>{heading}</h2>
        <Alert>
          <p>{text('part.unavailable')}</p>
          <ErrorReference reference={reference} />
        </Alert>
      </Section>
    )}
  >
    {children}
  </Boundary>
);

// Rule `features.off`.
const Feature = ({ name, children }: { name: FeatureName; children: ReactNode }) =>
  useSelector((state: ConfigurationPart) => selectFeature(state, name)) ? children : null;

/** What the member has to do, above the products. */
export const Actions = () => (
  <Feature name="outstanding">
    <Block heading={text('outstanding.heading')}>
      <OutstandingRoom />
      <Outstanding />
    </Block>
  </Feature>
);

/** What the group wants to say. */
export const Highlights = () => (
  <Feature name="banners">
    <Block heading={text('banners.heading')}>
      <Banners />
    </Block>
  </Feature>
);

/** The rewards programme, beside the product tiles or below them. */
export const Rewards = () => (
  <Block heading={text('rewards.heading')}>
    <RewardsBlock />
  </Block>
);

/** The rewards of the balance view. */
export const RewardsInBalance = () => (
  <Block heading={text('rewards.active')}>
    <BalanceRewards />
  </Block>
);

/** The blocks below the product tiles. */
export const BlocksAfter = () => {
  const holdsNothing = useSelector(selectHoldsNothing);
  return (
    <>
      <Feature name="recommender">
        <Block heading={text('recommender.heading')}>
          <Recommender lead={holdsNothing} />
        </Block>
      </Feature>
      <Feature name="details">
        <Block heading={text('details.heading')}>
          <Details />
        </Block>
      </Feature>
    </>
  );
};
