import type { Check } from '../../config/engines/check';
import { carousels } from './carousels';
import { content } from './content';
import { dialogs } from './dialogs';
import { screens } from './screens';
import { start } from './start';
import { troubles } from './troubles';

/** Everything that has to hold in every engine, in the order of the table. */
export const checks: readonly Check[] = [...start, ...screens, ...carousels, ...dialogs, ...troubles, ...content];
