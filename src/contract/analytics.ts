/** What an analytics event is about: a product tile, an offer, another link or button, a dialog. */
export type AnalyticsCategory = 'tile' | 'recommender' | 'cta' | 'popup';

/** What happened to it. */
export type AnalyticsAction = 'click' | 'impression' | 'shown' | 'dismissed';

/** An event before it is sent; `label` names the tile, link or dialog. */
export interface AnalyticsEvent {
  readonly category: AnalyticsCategory;
  readonly action: AnalyticsAction;
  readonly label: string;
  /** The recommender's googleAnalyticsMessageId. */
  readonly messageId?: string;
}

/** The body of `analyticsEvent`; `timestamp` is ISO 8601. */
export interface AnalyticsEventBody extends AnalyticsEvent {
  readonly timestamp: string;
}
