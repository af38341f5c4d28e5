import { readFileSync } from 'node:fs';
import { readConfiguration } from '../../src/contract/readConfiguration';
import { defaultConfiguration, type RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';

/** What the operator set by environment variables, checked. */
export interface ServerSettings {
  readonly host: string;
  /** 0 means any free port. */
  readonly port: number;
  /** The portal behind this server; the embedded sandbox where absent. */
  readonly upstream?: URL;
  readonly configuration: RuntimeConfiguration;
}

/** A setting that the server cannot work with; the message is one line that names the setting. */
export class SettingsError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const reason = (error: unknown): string =>
  error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error);

const readPort = (text: string | undefined): number => {
  if (text === undefined || text === '') return 4173;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new SettingsError(`PORT=${text} is not a port number from 0 to 65535.`);
  }
  return Number(text);
};

const readUpstream = (text: string | undefined): URL | undefined => {
  if (text === undefined || text === '') return undefined;
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address === undefined || !['http:', 'https:'].includes(address.protocol)) {
    throw new SettingsError(`PORTAL_UPSTREAM=${text} is not an http or https address such as https://portal.example.`);
  }
  if (address.search !== '' || address.hash !== '') {
    throw new SettingsError(`PORTAL_UPSTREAM=${text} must not have a query or a fragment.`);
  }
  return address;
};

const readFile = (file: string): unknown => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new SettingsError(`PORTAL_CONFIG=${file} cannot be read: ${reason(error)}`);
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new SettingsError(`PORTAL_CONFIG=${file} is not JSON: ${reason(error)}`);
  }
};

const readRuntimeConfiguration = (file: string | undefined): RuntimeConfiguration => {
  if (file === undefined || file === '') return defaultConfiguration;
  const { configuration, problems } = readConfiguration(readFile(file));
  if (problems.length > 0) {
    const list = problems.map(({ key, reason: why }) => `${key}: ${why}`).join('; ');
    throw new SettingsError(`PORTAL_CONFIG=${file} is refused: ${list}`);
  }
  return configuration;
};

/**
 * Reads PORT, HOST, PORTAL_UPSTREAM and PORTAL_CONFIG.
 * @throws SettingsError for the first one that is wrong
 */
export const readSettings = (environment: Environment): ServerSettings => {
  const upstream = readUpstream(environment.PORTAL_UPSTREAM);
  return {
    host: environment.HOST || '127.0.0.1',
    port: readPort(environment.PORT),
    ...(upstream === undefined ? {} : { upstream }),
    configuration: readRuntimeConfiguration(environment.PORTAL_CONFIG),
  };
};
