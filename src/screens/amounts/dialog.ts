import { createDialog } from '../../notices';

/** The explanation of amounts; its script is fetched when the member asks for it. */
export const amountsDialog = createDialog(
  'amountsExplained',
  () => import(/* webpackChunkName: "amounts" */ './chunk'),
);
