import { isRecord } from '../contract/readers';
import { loadConfigurationSchemas } from '../platform/runtimeConfigurationReader';
import { onFront } from './channels';
import { type ConfigurationPart, configurationChanged, selectFeatures } from './configuration';
import { call, put, type SagaGenerator, select } from './effects';
import { requestFragment } from './request';
import { orElse } from './safely';
import { services } from './services';
import { untilMaySend } from './session/saga';

const textOf = ({ features, downtime }: Readonly<Record<'features' | 'downtime', unknown>>): string =>
  JSON.stringify({ features, downtime });

const selectText = ({ configuration }: ConfigurationPart): string => textOf(configuration);

function* read(): SagaGenerator<unknown> {
  const { page } = yield* services();
  const { body } = yield* requestFragment(`${page.publicPath ?? '/'}-/configuration`, 'configuration');
  // A server that has no such address may answer with a page.
  return JSON.parse(body);
}

// The schemas are fetched only if something differs.
function* reviewConfiguration(): SagaGenerator {
  yield* untilMaySend();
  const given = yield* orElse(read, undefined);
  const before = yield* select(selectText);
  if (!isRecord(given) || textOf({ features: given.features, downtime: given.downtime }) === before) return;
  const { readConfiguration } = yield* call(loadConfigurationSchemas);
  const { features, downtime } = readConfiguration(given).configuration;
  if (textOf({ features, downtime }) === before) return;
  yield* put(configurationChanged({ features, downtime, before: yield* select(selectFeatures) }));
}

/** Reads the configuration anew each time the page comes to the front (rule `configuration.live`). */
export function* liveConfigurationSaga(): SagaGenerator {
  yield* onFront(reviewConfiguration);
}
