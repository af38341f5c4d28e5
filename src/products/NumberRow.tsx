import { unavailable } from '../ui/money';
import { TileRow } from '../ui/TileParts';
import { CopyNumber } from './CopyNumber';

/**
 * A policy or account number after its label, which can be selected and copied (rules `number.select`, `number.copy`);
 * "Unavailable" if it is missing (rule `tile.unavailable`). With `among` it is one of several, which have no buttons.
 */
export const NumberRow = ({
  label,
  number,
  among = false,
}: {
  label: string;
  number: string | undefined;
  among?: boolean;
}) => (
  <TileRow label={label} value={number ?? unavailable} isNumber>
    {number === undefined || among ? null : <CopyNumber label={label} number={number} />}
  </TileRow>
);
