import { tell } from '../answer';

/** The estate planning service: outstanding items of wills. */
export const estatePlanningRoutes = {
  willItems: tell(({ member }) => member.willItems),
} as const;
