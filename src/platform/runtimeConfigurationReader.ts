import type { ReadConfiguration } from '../contract/readConfiguration';
import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';

/** Fetches the schemas that check a configuration, and the defaults. Rejects if their script cannot be had. */
export const loadConfigurationSchemas = () => import(/* webpackChunkName: "later" */ '../contract/readConfiguration');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The runtime configuration from the page's inline JSON element. What our server wrote is complete and checked
 * (`data-checked`). Otherwise a bad value falls back to the default of its key and is listed in `problems`, and unknown
 * keys are ignored; only then the schemas are fetched.
 */
export const readRuntimeConfiguration = async (
  document: Pick<Document, 'getElementById'>,
): Promise<ReadConfiguration> => {
  const element = document.getElementById('runtime-configuration');
  const given = parsed(element?.textContent ?? '');
  if (given !== undefined && element?.dataset.checked !== undefined)
    return { configuration: given as RuntimeConfiguration, problems: [] };
  const { readConfiguration } = await loadConfigurationSchemas();
  if (given === undefined) {
    const reason = element === null ? 'the page has no runtime configuration' : 'is not JSON';
    return { ...readConfiguration({}), problems: [{ key: '(root)', reason }] };
  }
  const { configuration, problems } = readConfiguration(given);
  // An operator may already use keys of a newer release.
  return { configuration, problems: problems.filter(({ reason }) => reason !== 'unknown key') };
};
