/** How many calls to the upstream portal may be in progress. */
export interface CallLimits {
  readonly inAll: number;
  /** From one client address. */
  readonly perClient: number;
}

/** A counter of the calls in progress that keeps to these limits. */
export const countCalls = ({ inAll, perClient }: CallLimits) => {
  const counts = new Map<string, number>();
  let total = 0;
  return {
    /** Counts one more call of this client address; false if that would be one too many. */
    begin: (client: string): boolean => {
      const count = counts.get(client) ?? 0;
      if (total >= inAll || count >= perClient) return false;
      total += 1;
      counts.set(client, count + 1);
      return true;
    },
    /** Must follow each `begin` that was true, once the call has ended. */
    end: (client: string): void => {
      const count = counts.get(client) ?? 0;
      total -= 1;
      if (count > 1) counts.set(client, count - 1);
      else counts.delete(client);
    },
  };
};
