import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Brand } from '../contract/brand';
import type { FeatureName, FragmentName, RuntimeConfiguration } from '../contract/runtimeConfiguration';

/** The part of the state with the runtime configuration. While the page is open, only features and downtime change. */
export interface ConfigurationPart {
  readonly configuration: RuntimeConfiguration;
}

/** The operator has changed the features or the downtime (rule `configuration.live`). */
export const configurationChanged = createAction<Pick<RuntimeConfiguration, 'features' | 'downtime'>>(
  'configuration/configurationChanged',
);

/** Makes the slice that keeps the configuration of the page, except for what may change. */
export const createConfigurationSlice = (configuration: RuntimeConfiguration) =>
  createSlice({
    name: 'configuration',
    initialState: configuration,
    reducers: {},
    extraReducers: (builder) => {
      builder.addCase(configurationChanged, (state, { payload: { features, downtime } }) => ({
        ...state,
        features,
        downtime,
      }));
    },
  });

/** Which blocks and dialogs are part of the portal. */
export const selectFeatures = (state: ConfigurationPart): RuntimeConfiguration['features'] =>
  state.configuration.features;

/** Whether a block or dialog is part of the portal (rule `features.off`). */
export const selectFeature = ({ configuration }: ConfigurationPart, name: FeatureName): boolean =>
  configuration.features[name];

/** What an adopter configured of the portal's look. */
export const selectBrand = (state: ConfigurationPart): Brand => state.configuration.brand;

/** ISO 4217 code of amounts that come without one. */
export const selectCurrency = (state: ConfigurationPart): string => state.configuration.currency;

/** The configured path of a fragment whose address no service sends. */
export const selectFragmentPath = (state: ConfigurationPart, name: FragmentName): string =>
  state.configuration.content.fragments[name];
