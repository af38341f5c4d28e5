import type { ConfigurationProblem, ReadConfiguration } from '../contract/readConfiguration';
import { defaultConfiguration } from '../contract/runtimeConfiguration';

const refused = (reason: string): ReadConfiguration => ({
  configuration: defaultConfiguration,
  problems: [{ key: '(root)', reason }],
});

// An operator may already use keys of a newer release.
const concernsBrowser = ({ reason }: ConfigurationProblem): boolean => reason !== 'unknown key';

/** Fetches the schemas that check a configuration. Rejects if their script cannot be had. */
export const loadConfigurationSchemas = () =>
  import(/* webpackChunkName: "configuration" */ '../contract/readConfiguration');

/**
 * The runtime configuration from the page's inline JSON element. A bad value falls back to the default of its key and
 * is listed in `problems`; unknown keys are ignored. The schemas are only fetched if something differs from the default.
 */
export const readRuntimeConfiguration = async (
  document: Pick<Document, 'getElementById'>,
): Promise<ReadConfiguration> => {
  const text = document.getElementById('runtime-configuration')?.textContent;
  if (typeof text !== 'string') return refused('the page has no runtime configuration');
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return refused('is not JSON');
  }
  if (JSON.stringify(given) === JSON.stringify(defaultConfiguration)) {
    return { configuration: defaultConfiguration, problems: [] };
  }
  const { readConfiguration } = await loadConfigurationSchemas();
  const { configuration, problems } = readConfiguration(given);
  return { configuration, problems: problems.filter(concernsBrowser) };
};
