import { unavailable } from '../ui/money';
import { TileRow } from '../ui/TileParts';

/** A policy or account number after its label; "Unavailable" if it is missing (rule `tile.unavailable`). */
export const NumberRow = ({ label, number }: { label: string; number: string | undefined }) => (
  <TileRow label={label} value={number ?? unavailable} />
);
