import { defaultConfiguration, type FragmentName, type RuntimeConfiguration } from '../contract/runtimeConfiguration';

/** The corner of the state that holds the runtime configuration; it never changes while the page is open. */
export interface ConfigurationCorner {
  readonly configuration: RuntimeConfiguration;
}

/** Keeps what the store was made with. */
export const configurationReducer = (state: RuntimeConfiguration = defaultConfiguration): RuntimeConfiguration => state;

/** The configured source path of a fragment that no service names. */
export const selectFragmentPath = (state: ConfigurationCorner, name: FragmentName): string =>
  state.configuration.content.fragments[name];
