import type { FaultTarget } from '../../../../config/sandbox';
import { blockContracts } from './blocks';
import type { Contract } from './contract';
import { dialogContracts } from './dialogs';
import { portfolioContracts } from './portfolio';
import { rewardsContracts } from './rewards';
import { tileContracts } from './tiles';

/** What holds when a call goes wrong, for every call of the contract and the content; one without does not compile. */
export const contracts: Readonly<Record<FaultTarget, readonly Contract[]>> = {
  ...portfolioContracts,
  ...tileContracts,
  ...rewardsContracts,
  ...blockContracts,
  ...dialogContracts,
};
