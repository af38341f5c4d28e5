import type { Services } from '../../platform/services';
import type { StilledWindow } from '../../platform/stillPage';
import type { Instruments } from '../store';
import { shortenAction, shortenState } from './shorten';
import { createTimeTravel } from './timeTravel';

// The log of a long session; the extension keeps 50 by default and forgets how the page began.
const KEPT_ACTIONS = 1_000;

/**
 * Prepares a page for Redux DevTools, before its store is created: the log is short enough to read, and the page keeps
 * still while it shows the past. The sagas of the store get these services.
 */
export const createDevTools = (
  window: StilledWindow,
  services: Services,
): { readonly instruments: Instruments; readonly services: Services } => {
  const { navigation, ...instruments } = createTimeTravel(window, services.navigation);
  return {
    services: { ...services, navigation },
    instruments: {
      ...instruments,
      devTools: {
        name: 'portfolio-ui',
        maxAge: KEPT_ACTIONS,
        actionSanitizer: shortenAction,
        stateSanitizer: shortenState,
      },
    },
  };
};
