import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { PageMeasures } from '../contract/analytics';
import type { Services } from './createServices';
import { listen } from './pageEvents';

/**
 * Collects what the browser measures of the page, and sends it once, when it is hidden or left for the first time while
 * it `maySend`: what is sent prolongs the session (rule `session.warning`).
 */
export const measurePage = (
  window: Window & typeof globalThis,
  analytics: Services['analytics'],
  maySend: () => boolean,
): void => {
  let measures: PageMeasures = {};
  const note = (change: PageMeasures): void => {
    measures = { ...measures, ...change };
  };
  const latest = { reportAllChanges: true };
  onLCP(({ value }) => note({ lcp: Math.round(value) }), latest);
  onINP(({ value }) => note({ inp: Math.round(value) }), latest);
  onCLS(({ value }) => note({ cls: Math.round(value * 1_000) / 1_000 }), latest);
  onTTFB(({ value }) => note({ ttfb: Math.round(value) }));

  const { PerformanceObserver: Observer, PerformanceResourceTiming: Timing, document, location } = window;
  const count = (type: string, matches: (entry: PerformanceEntry) => boolean, noted: (total: number) => void): void => {
    if (!Observer.supportedEntryTypes.includes(type)) return;
    let total = 0;
    noted(total);
    new Observer((list) => {
      total += list.getEntries().filter(matches).length;
      noted(total);
    }).observe({ type, buffered: true });
  };
  const isFailedCall = (entry: PerformanceEntry): boolean => {
    const { name, initiatorType, responseStatus: status } = entry as PerformanceResourceTiming;
    return initiatorType === 'fetch' && name.startsWith(`${location.origin}/`) && (status === 0 || status >= 400);
  };
  count('longtask', Boolean, (longTasks) => note({ longTasks }));
  // Not every browser says with which status a call was answered.
  if ('responseStatus' in Timing.prototype) count('resource', isFailedCall, (failedCalls) => note({ failedCalls }));

  const end = listen(window, ['visibilitychange', 'pagehide'], ({ type }) => {
    if ((type === 'visibilitychange' && document.visibilityState === 'visible') || !maySend()) return;
    end();
    analytics.send({ category: 'measure', action: 'shown', label: 'page', measures });
  });
};
