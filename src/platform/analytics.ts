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
    // Silent on purpose: no member should notice, and no log should fill up, because a click was not counted.
    post().catch(() => undefined);
  },
});
