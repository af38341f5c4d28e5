import { type ConfigurationProblem, type ReadConfiguration, readConfiguration } from '../contract/runtimeConfiguration';

const ELEMENT = 'runtime-configuration';

const refused = (reason: string): ReadConfiguration => ({
  configuration: readConfiguration({}).configuration,
  problems: [{ key: '(root)', reason }],
});

// An operator may be ahead of the release that runs.
const concernsBrowser = ({ reason }: ConfigurationProblem): boolean => reason !== 'unknown key';

/**
 * The runtime configuration from the page's inline JSON element. A bad value falls back to its default, key by key, and
 * is named in `problems`, for the caller to log; unknown keys are passed over.
 */
export const readRuntimeConfiguration = (document: Pick<Document, 'getElementById'>): ReadConfiguration => {
  const text = document.getElementById(ELEMENT)?.textContent;
  if (text === undefined || text === null) return refused('the page has no runtime configuration');
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return refused('is not JSON');
  }
  const { configuration, problems } = readConfiguration(given);
  return { configuration, problems: problems.filter(concernsBrowser) };
};
