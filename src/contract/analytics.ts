/** What happened to it. */
export type AnalyticsAction = 'click' | 'impression' | 'shown' | 'dismissed';

/** An event before it is sent; `label` names the tile, link or dialog. */
export interface AnalyticsEvent {
  /** What it is about: a product tile, an offer, another link or button, a dialog. */
  readonly category: 'tile' | 'recommender' | 'cta' | 'popup';
  readonly action: AnalyticsAction;
  readonly label: string;
  /** The recommender's googleAnalyticsMessageId. */
  readonly messageId?: string;
}

/** What the browser measured of a page; a value that it does not measure is left out. Nothing of it is personal. */
export interface PageMeasures {
  /** Largest contentful paint, in milliseconds. */
  readonly lcp?: number;
  /** Interaction to next paint, in milliseconds. */
  readonly inp?: number;
  /** Cumulative layout shift, without a unit. */
  readonly cls?: number;
  /** Time to first byte, in milliseconds. */
  readonly ttfb?: number;
  /** Tasks that blocked the page for more than 50 ms. */
  readonly longTasks?: number;
  /** Calls to the portal without an answer, or with a status from 400 on. */
  readonly failedCalls?: number;
}

/** The event of a page that was measured, before it is sent. */
export interface PageMeasured {
  readonly category: 'measure';
  readonly action: 'shown';
  readonly label: 'page';
  readonly measures: PageMeasures;
}

/** The body of `analyticsEvent`; `timestamp` is ISO 8601. */
export type AnalyticsEventBody = (AnalyticsEvent | PageMeasured) & { readonly timestamp: string };
