import { defaultConfiguration, type FragmentName, type RuntimeConfiguration } from '../contract/runtimeConfiguration';

/** The part of the state with the runtime configuration; it never changes while the page is open. */
export interface ConfigurationPart {
  readonly configuration: RuntimeConfiguration;
}

/** Keeps the value that the store was created with. */
export const configurationReducer = (state: RuntimeConfiguration = defaultConfiguration): RuntimeConfiguration => state;

/** The name beside the portal's mark. */
export const selectBrandName = (state: ConfigurationPart): string => state.configuration.brand.name;

/** The configured source path of a fragment whose address no service sends. */
export const selectFragmentPath = (state: ConfigurationPart, name: FragmentName): string =>
  state.configuration.content.fragments[name];
