import { useSelector } from 'react-redux';
import { createChunkSource } from '../state/chunkSource';
import { selectExtras } from '../state/extras';
import { useChunk } from '../state/useChunk';
import { Boundary } from '../ui/Boundary';
import { unavailable } from '../ui/money';
import { TileRow } from '../ui/TileParts';

const copyChunk = createChunkSource(() => import(/* webpackChunkName: "overview" */ './CopyNumber'));

const Copy = (props: { label: string; number: string }) => {
  const chunk = useChunk(copyChunk);
  return chunk === undefined ? null : <chunk.CopyNumber {...props} />;
};

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
}) => {
  // What answers the button is an extra itself.
  const canCopy = useSelector(selectExtras).status === 'loaded';
  return (
    <TileRow label={label} value={number ?? unavailable} isNumber>
      {number === undefined || among || !canCopy ? null : (
        <Boundary fallback={null}>
          <Copy label={label} number={number} />
        </Boundary>
      )}
    </TileRow>
  );
};
