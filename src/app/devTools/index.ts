import type { Services } from '../../platform/services';
import type { StilledWindow } from '../../platform/stillPage';
import type { Instruments } from '../store';
import { shortenAction, shortenState } from './shorten';
import { createTimeTravel } from './timeTravel';

/** What Redux DevTools need to attach to the portal's store. */
export interface DevTools {
  readonly instruments: Instruments;
  /** The services for the sagas of that store. */
  readonly services: Services;
}

// The log of a long session; the extension keeps 50 by default and forgets how the page began.
const KEPT_ACTIONS = 1_000;

/**
 * Prepares a page for Redux DevTools: the log is short enough to read, and the page keeps still while it shows the
 * past. To be called before the store is created.
 */
export const createDevTools = (window: StilledWindow, services: Services): DevTools => {
  const travel = createTimeTravel();
  travel.still(window);
  return {
    services: { ...services, navigation: travel.navigation(services.navigation) },
    instruments: {
      devTools: {
        name: 'portfolio-ui',
        maxAge: KEPT_ACTIONS,
        actionSanitizer: shortenAction,
        stateSanitizer: shortenState,
      },
      enhancers: [travel.enhancer],
      middleware: [travel.middleware],
      effectMiddlewares: travel.effectMiddlewares,
    },
  };
};
