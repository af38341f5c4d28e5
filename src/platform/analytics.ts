import type { AnalyticsEventBody } from '../contract/analytics';
import { endpoints } from '../contract/endpoints';
import type { Analytics, Clock, Http } from './services';

/** Posts usage events; each survives the navigation that the click starts. */
export const createAnalytics = (http: Http, clock: Clock): Analytics => ({
  send(event) {
    const post = async () => {
      const body: AnalyticsEventBody = { ...event, timestamp: new Date(clock.now()).toISOString() };
      return http.send(endpoints.analyticsEvent, { body, keepalive: true });
    };
    // Ignored on purpose: a click that was not counted must neither disturb the member nor fill up the log.
    post().catch(() => undefined);
  },
});
