import type { Services } from '../platform/services';
import { getContext, type Step } from './effects';

/** The services, from the store's saga context. */
export const services = (): Step<Services> => getContext('services');
