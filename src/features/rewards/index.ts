export { BalanceRewards } from './BalanceRewards';
export { RewardsBlock } from './RewardsBlock';
export { rewardsSaga } from './saga';
export { rewardsReducers } from './slice';
