import { useSelector } from 'react-redux';
import { StageRoom } from '../ui/Stage';
import { selectBlocksScript } from './blocksScriptSlice';

/** Keeps the space of the rewards until they can be drawn; nothing if their script could not be loaded. */
export const RewardsRoom = () =>
  useSelector(selectBlocksScript).status === 'failed' ? null : (
    <StageRoom as="div" aria-hidden="true" data-skeleton="" />
  );
