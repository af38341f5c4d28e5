import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { PageMeasures } from '../contract/analytics';
import type { Analytics } from './services';

/** The parts of the browser's window that measuring needs. */
export interface MeasuredWindow extends Pick<Window, 'addEventListener'> {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  readonly location: Pick<Location, 'origin'>;
  readonly PerformanceObserver?: typeof PerformanceObserver;
  readonly PerformanceResourceTiming?: { readonly prototype: object };
}

/** Whether the browser says with which status a call was answered; not every one of ours does. */
const knowsStatuses = ({ PerformanceResourceTiming: Timing }: MeasuredWindow): boolean =>
  Timing !== undefined && 'responseStatus' in Timing.prototype;

const isFailedCall = (origin: string, entry: PerformanceEntry): boolean => {
  const { name, initiatorType, responseStatus } = entry as PerformanceResourceTiming;
  return initiatorType === 'fetch' && name.startsWith(`${origin}/`) && (responseStatus === 0 || responseStatus >= 400);
};

/** Collects what the browser measures of the page, and sends it once, when it is hidden or left for the first time. */
export const measurePage = (window: MeasuredWindow, analytics: Pick<Analytics, 'send'>): void => {
  let measures: PageMeasures = {};
  const note = (change: PageMeasures): void => {
    measures = { ...measures, ...change };
  };
  const latest = { reportAllChanges: true };
  onLCP(({ value }) => note({ lcp: Math.round(value) }), latest);
  onINP(({ value }) => note({ inp: Math.round(value) }), latest);
  onCLS(({ value }) => note({ cls: Math.round(value * 1_000) / 1_000 }), latest);
  onTTFB(({ value }) => note({ ttfb: Math.round(value) }));

  const Observer = window.PerformanceObserver;
  const count = (type: string, matches: (entry: PerformanceEntry) => boolean, noted: (total: number) => void): void => {
    if (!Observer?.supportedEntryTypes?.includes(type)) return;
    let total = 0;
    noted(total);
    new Observer((list) => {
      total += list.getEntries().filter(matches).length;
      noted(total);
    }).observe({ type, buffered: true });
  };
  const isFailed = (entry: PerformanceEntry) => isFailedCall(window.location.origin, entry);
  count('longtask', Boolean, (longTasks) => note({ longTasks }));
  if (knowsStatuses(window)) count('resource', isFailed, (failedCalls) => note({ failedCalls }));

  let isSent = false;
  const send = (): void => {
    if (isSent) return;
    isSent = true;
    analytics.send({ category: 'measure', action: 'shown', label: 'page', measures });
  };
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'hidden') send();
  });
  window.addEventListener('pagehide', send);
};
