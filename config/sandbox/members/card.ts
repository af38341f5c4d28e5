import { persona } from './member';
import { held } from './products';

/** The card account has not been moved yet. */
export const cardUnmigrated = persona('card-unmigrated', 'A card that has not been migrated: no account link.', {
  products: [held('card'), held('bank')],
  cardSummary: {},
});
