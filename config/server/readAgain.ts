import type { Logger } from './log';
import type { RunningServer } from './server';
import { type Environment, readRuntimeConfiguration } from './settingReaders';

/** Reads the configuration again, as on SIGHUP; a wrong one is logged and not used (rule `configuration.live`). */
export const readAgain = (
  { reconfigure }: Pick<RunningServer, 'reconfigure'>,
  environment: Environment,
  log: Logger,
): void => {
  const file = environment.PORTAL_CONFIG || 'none: the defaults';
  try {
    reconfigure(readRuntimeConfiguration(environment));
    log.info({ file }, 'configuration read again');
  } catch (error) {
    log.error({ file, cause: error instanceof Error ? error.message : String(error) }, 'configuration refused');
  }
};
