/** What the explanation of amounts needs once it is shown. */
export { AmountsDialog as Dialog } from './AmountsDialog';
