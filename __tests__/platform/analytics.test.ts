import type { AnalyticsEvent } from '../../src/contract/analytics';
import { createAnalytics } from '../../src/platform/analytics';
import { CANCEL, type Http } from '../../src/platform/services';
import { noEarlyCalls } from '../support/builders';

const event: AnalyticsEvent = { category: 'tile', action: 'click', label: 'gap' };
const clock = { now: () => Date.UTC(2026, 0, 2) };

const house = (answer: () => Promise<unknown>) => {
  const sent: unknown[] = [];
  const http: Http = {
    send({ name }, options) {
      sent.push([name, options]);
      return Object.assign(answer(), { [CANCEL]: () => undefined });
    },
    ...noEarlyCalls,
    fragment: () => Object.assign(Promise.resolve({ html: '' }), { [CANCEL]: () => undefined }),
  };
  return { analytics: createAnalytics(http, clock), sent };
};

describe('an analytics event', () => {
  it('is sent with its time, and survives leaving the page', () => {
    const { analytics, sent } = house(async () => undefined);
    analytics.send(event);
    expect(sent).toEqual([
      ['analyticsEvent', { body: { ...event, timestamp: '2026-01-02T00:00:00.000Z' }, keepalive: true }],
    ]);
  });

  it('that fails has no consequences', async () => {
    const rejecting = house(() => Promise.reject(new Error('down')));
    const throwing = house(() => {
      throw new Error('refused');
    });
    rejecting.analytics.send(event);
    throwing.analytics.send(event);
    await new Promise(process.nextTick);
    expect(rejecting.sent).toHaveLength(1);
    expect(throwing.sent).toHaveLength(1);
  });
});
