import type { Services } from '../platform/createServices';
import { getContext, type Step } from './effects';

/** The services, from the store's saga context. */
export const services = (): Step<Services> => getContext('services');
