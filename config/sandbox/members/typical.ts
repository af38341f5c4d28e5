import { persona } from './member';

/** The member every visit starts with. */
export const typical = persona(
  'typical',
  'Holds one of each common product; four outstanding actions; no dialog is due.',
);
