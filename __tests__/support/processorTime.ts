/**
 * The time of the processor that an action takes, in milliseconds. Whatever else keeps the machine busy does not count,
 * as it would in the time that passes.
 */
export const processorTimeOf = (action: () => void): number => {
  const before = process.cpuUsage();
  action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
