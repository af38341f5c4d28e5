import { extraEndpoints } from './extraEndpoints';
import { tileEndpoints } from './tileEndpoints';

export type { Endpoint, Method } from './endpoint';
export { type ProductEndpointName, productEndpoints } from './tileEndpoints';

/**
 * Every call the portal makes, by name; paths are only in its two parts. The application imports the part that it
 * needs: this table would bring all schemas into the first script.
 */
export const endpoints = { ...tileEndpoints, ...extraEndpoints } as const;

/** The name of one of the calls. */
export type EndpointName = keyof typeof endpoints;
