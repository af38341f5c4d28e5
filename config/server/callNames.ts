import { isBelowPrefix } from '../../src/content/addresses';
import { endpoints } from '../../src/contract/endpoints';
import type { RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { endpointAddress } from '../../src/platform/endpointAddress';
import type { LiveConfiguration } from './liveConfiguration';

/** Says what a call is, for log and metrics: one of a fixed set, and nothing of the call's own. */
export type CallName = (method: string, path: string) => string;

/** The method is part of it: two endpoints may share a path. In lower case, as a lenient portal may read it. */
const tableOf = (configuration: RuntimeConfiguration): ReadonlyMap<string, string> =>
  new Map(
    Object.values(endpoints).map((endpoint) => {
      const [path] = endpointAddress(endpoint, configuration).split('?');
      return [`${endpoint.method} ${path}`.toLowerCase(), endpoint.name];
    }),
  );

/** Names calls by the endpoints of the contract; what is below a folder of the content is `fragment`, the rest `other`. */
export const callNames = (live: LiveConfiguration): CallName => {
  let configuration = live.current;
  let table = tableOf(configuration);
  return (method, path) => {
    if (configuration !== live.current) {
      configuration = live.current;
      table = tableOf(configuration);
    }
    const name = table.get(`${method} ${path}`.toLowerCase());
    if (name !== undefined) return name;
    const isOfOwnContext = configuration.content.ownContext.some((folder) => path.startsWith(folder));
    return isOfOwnContext || isBelowPrefix(path, { configuration }) ? 'fragment' : 'other';
  };
};
