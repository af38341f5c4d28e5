/** How many calls to the upstream portal may be in progress. */
export interface CallLimits {
  readonly inAll: number;
  /** From one client address. */
  readonly perClient: number;
}

/** Counts the calls in progress. */
export interface CallCounter {
  /** Counts one more call of this client address; false if that would be one too many. */
  readonly begin: (client: string) => boolean;
  /** Must follow each `begin` that was true, once the call has ended. */
  readonly end: (client: string) => void;
}

/** A counter that keeps to these limits. */
export const countCalls = ({ inAll, perClient }: CallLimits): CallCounter => {
  const counts = new Map<string, number>();
  let total = 0;
  return {
    begin: (client) => {
      const count = counts.get(client) ?? 0;
      if (total >= inAll || count >= perClient) return false;
      total += 1;
      counts.set(client, count + 1);
      return true;
    },
    end: (client) => {
      const count = counts.get(client) ?? 0;
      total -= 1;
      if (count > 1) counts.set(client, count - 1);
      else counts.delete(client);
    },
  };
};
