import type { Logger } from './log';
import type { RunningServer } from './server';
import { type Environment, readRuntimeConfiguration } from './settingReaders';

/** Reads the configuration again, as on SIGHUP; a wrong one is logged and not used (rule `configuration.live`). */
export const readAgain = (
  { reconfigure, otherWords }: Pick<RunningServer, 'reconfigure' | 'otherWords'>,
  environment: Environment,
  log: Logger,
): void => {
  const file = environment.PORTAL_CONFIG || 'none: the defaults';
  try {
    reconfigure(readRuntimeConfiguration(environment, otherWords));
    log.info({ file }, 'configuration read again');
  } catch (error) {
    log.error({ file, cause: error instanceof Error ? error.message : String(error) }, 'configuration refused');
  }
};
