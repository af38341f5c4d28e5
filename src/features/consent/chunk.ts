/** What draws the consent dialog. */
export { ConsentDialog as Dialog } from './ConsentDialog';
