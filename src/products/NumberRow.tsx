import { unavailable } from '../ui/money';
import { TileRow } from '../ui/TileParts';

/** A policy or account number behind its label; "Unavailable" in its place where it is missing (spec section 2). */
export const NumberRow = ({ label, number }: { label: string; number: string | undefined }) => (
  <TileRow label={label} value={number ?? unavailable} />
);
