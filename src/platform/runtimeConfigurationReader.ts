import type { ReadConfiguration } from '../contract/readConfiguration';
import { defaultConfiguration, type RuntimeConfiguration } from '../contract/runtimeConfiguration';

const refused = (reason: string): ReadConfiguration => ({
  configuration: defaultConfiguration,
  problems: [{ key: '(root)', reason }],
});

/** Fetches the schemas that check a configuration. Rejects if their script cannot be had. */
export const loadConfigurationSchemas = () =>
  import(/* webpackChunkName: "configuration" */ '../contract/readConfiguration');

/**
 * The runtime configuration from the page's inline JSON element. What our server wrote is complete and checked
 * (`data-checked`). Otherwise a bad value falls back to the default of its key and is listed in `problems`, and unknown
 * keys are ignored; the schemas are only fetched if something differs from the default.
 */
export const readRuntimeConfiguration = async (
  document: Pick<Document, 'getElementById'>,
): Promise<ReadConfiguration> => {
  const element = document.getElementById('runtime-configuration');
  let given: unknown;
  try {
    given = JSON.parse(element?.textContent ?? '');
  } catch {
    return refused(element === null ? 'the page has no runtime configuration' : 'is not JSON');
  }
  const isChecked =
    element?.dataset.checked !== undefined || JSON.stringify(given) === JSON.stringify(defaultConfiguration);
  if (isChecked) return { configuration: given as RuntimeConfiguration, problems: [] };
  const { readConfiguration } = await loadConfigurationSchemas();
  const { configuration, problems } = readConfiguration(given);
  // An operator may already use keys of a newer release.
  return { configuration, problems: problems.filter(({ reason }) => reason !== 'unknown key') };
};
