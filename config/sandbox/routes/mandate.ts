import { tell } from '../answer';

/** The mandate service: outstanding items of connected devices. */
export const mandateRoutes = {
  mandateItems: tell(({ member }) => ({ outstandingItems: member.mandateItems })),
} as const;
