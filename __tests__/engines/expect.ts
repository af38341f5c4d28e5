import { deepEqual, equal, match, ok } from 'node:assert/strict';
import type { Screen } from '../../config/engines/screen';

export { deepEqual, equal, match, ok };

/** Nothing went wrong in the page that is open, and nothing was forbidden by its policy on any page of the portal. */
export const expectClean = async (screen: Screen): Promise<void> => {
  deepEqual(await screen.errors(), [], 'errors on the page');
  deepEqual([...screen.portal.violations], [], 'what the policy forbade');
};

/** The number of requests whose method and path match. */
export const countOf = ({ portal }: Screen, request: RegExp): number =>
  portal.requests.filter((line) => request.test(line)).length;
