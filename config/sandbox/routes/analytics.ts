import { bodyToKeep, json, type Route } from '../answer';
import { remember } from '../session';

const analyticsEvent: Route = ({ request, session }) => ({
  response: json({ received: true }),
  session: remember(session, 'analytics', bodyToKeep(request)),
});

/** Analytics: every event is kept for the sandbox's page. */
export const analyticsRoutes = { analyticsEvent } as const;
