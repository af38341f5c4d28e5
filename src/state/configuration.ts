import { createAction } from '@reduxjs/toolkit';
import {
  defaultConfiguration,
  type FeatureName,
  type FragmentName,
  type RuntimeConfiguration,
} from '../contract/runtimeConfiguration';
import { createReducer } from './createReducer';

/** The part of the state with the runtime configuration. While the page is open, only features and downtime change. */
export interface ConfigurationPart {
  readonly configuration: RuntimeConfiguration;
}

/** The operator has changed the features or the downtime (rule `configuration.live`). */
export const configurationChanged = createAction<Pick<RuntimeConfiguration, 'features' | 'downtime'>>(
  'configuration/configurationChanged',
);

/** Keeps the value that the store was created with, except for what may change. */
export const configurationReducer = createReducer<RuntimeConfiguration>(defaultConfiguration, (builder) => {
  builder.addCase(configurationChanged, (state, { payload: { features, downtime } }) => ({
    ...state,
    features,
    downtime,
  }));
});

/** Which blocks and dialogs are part of the portal. */
export const selectFeatures = (state: ConfigurationPart): RuntimeConfiguration['features'] =>
  state.configuration.features;

/** Whether a block or dialog is part of the portal (rule `features.off`). */
export const selectFeature = (state: ConfigurationPart, name: FeatureName): boolean =>
  state.configuration.features[name];

/** The name beside the portal's mark. */
export const selectBrandName = (state: ConfigurationPart): string => state.configuration.brand.name;

/** The configured source path of a fragment whose address no service sends. */
export const selectFragmentPath = (state: ConfigurationPart, name: FragmentName): string =>
  state.configuration.content.fragments[name];
