import { bodyToKeep, json, type Route } from '../answer';
import { remember } from '../session';

const errorLog: Route = ({ request, session }) => ({
  response: json({ received: true }),
  session: remember(session, 'logs', bodyToKeep(request)),
});

/** Error logging: every record is kept for the sandbox's page. */
export const loggingRoutes = { errorLog } as const;
