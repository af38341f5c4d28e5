import { features } from './features';
import { held, rewardsProducts } from './products';
import { summaries } from './summaries';
import type { Member, Persona, WireProduct } from './wire';

/** The products of a typical member: one of each common product, and the rewards programme. */
export const typicalProducts: readonly WireProduct[] = [
  ...(['bank', 'health', 'insure', 'invest', 'life', 'dwts', 'card', 'hgap', 'dtip'] as const).map((id) => held(id)),
  ...rewardsProducts,
];

const typicalMember: Member = { ...summaries, ...features, products: typicalProducts };

/** A persona: a typical member with `changes` to single answers. */
export const persona = (name: string, story: string, changes: Partial<Member> = {}): Persona => ({
  name,
  story,
  member: { ...typicalMember, ...changes },
});

/** The dialog settings that personas combine: each makes one dialog due. */
export const pending = {
  consent: { consentRecorded: false },
  privacy: { disclaimer: { ...features.disclaimer, enable: true } },
  onboarding: { onboarding: { age: 67, numberOfEvents: 0, productFeatureActive: true } },
} satisfies Record<string, Partial<Member>>;
