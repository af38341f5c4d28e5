import type { FaultTarget } from '../../../../config/sandbox';
import { blockContracts } from './blocks';
import type { Contract } from './contract';
import { dialogContracts } from './dialogs';
import { portfolioContracts } from './portfolio';
import { rewardsContracts } from './rewards';
import { tileContracts } from './tiles';

/** The contracts of every call and the content; a call without one does not compile. */
export const contracts: Readonly<Record<FaultTarget, readonly Contract[]>> = {
  ...portfolioContracts,
  ...tileContracts,
  ...rewardsContracts,
  ...blockContracts,
  ...dialogContracts,
};
