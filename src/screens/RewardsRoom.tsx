import { useSelector } from 'react-redux';
import { selectExtras } from '../state/extras';
import { StageRoom } from '../ui/Stage';

/** Keeps the space of the rewards until they can be drawn; nothing if their script could not be loaded. */
export const RewardsRoom = () =>
  useSelector(selectExtras).status === 'failed' ? null : <StageRoom as="div" aria-hidden="true" data-skeleton="" />;
