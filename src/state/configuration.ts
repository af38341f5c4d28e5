import { type Action, createAction, createReducer } from '@reduxjs/toolkit';
import type { Brand } from '../contract/brand';
import type { FeatureName, FragmentName, RuntimeConfiguration } from '../contract/runtimeConfiguration';

/** The part of the state with the runtime configuration. While the page is open, only features and downtime change. */
export interface ConfigurationPart {
  readonly configuration: RuntimeConfiguration;
}

type Changed = Pick<RuntimeConfiguration, 'features' | 'downtime'> & {
  /** The features until then. */
  readonly before: RuntimeConfiguration['features'];
};

/** The operator has changed the features or the downtime (rule `configuration.live`). */
export const configurationChanged = createAction<Changed>('configuration/configurationChanged');

/** Matches the event with which the operator turns a block or dialog on, or off. */
export const turned =
  (state: 'on' | 'off', name: FeatureName) =>
  (action: Action): boolean => {
    if (!configurationChanged.match(action)) return false;
    const { features, before } = action.payload;
    return features[name] !== before[name] && features[name] === (state === 'on');
  };

/** Makes the reducer that keeps the configuration of the page, except for what may change. */
export const createConfigurationReducer = (configuration: RuntimeConfiguration) =>
  createReducer(configuration, (builder) => {
    builder.addCase(configurationChanged, (state, { payload: { features, downtime } }) => ({
      ...state,
      features,
      downtime,
    }));
  });

/** Which blocks and dialogs are part of the portal (rule `features.off`). */
export const selectFeatures = (state: ConfigurationPart): RuntimeConfiguration['features'] =>
  state.configuration.features;

/** What an adopter configured of the portal's look. */
export const selectBrand = (state: ConfigurationPart): Brand => state.configuration.brand;

/** ISO 4217 code of amounts that come without one. */
export const selectCurrency = (state: ConfigurationPart): string => state.configuration.currency;

/** The configured path of a fragment whose address no service sends. */
export const selectFragmentPath = (state: ConfigurationPart, name: FragmentName): string =>
  state.configuration.content.fragments[name];
