import type { PageFront } from './services';

/** The part of the browser's window that says whether the page is in the foreground. */
export interface FrontWindow extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
}

/** Tells when the page comes to the front: its tab is selected, or the browser restores it from its cache. */
export const createPageFront = (window: FrontWindow): PageFront => {
  const subscribeReturn: PageFront['subscribeReturn'] = (listener) => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) listener();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  };
  return {
    subscribeReturn,
    subscribe(listener) {
      const { document } = window;
      const onVisibility = () => {
        if (document.visibilityState === 'visible') listener();
      };
      document.addEventListener('visibilitychange', onVisibility);
      const unsubscribe = subscribeReturn(listener);
      return () => {
        document.removeEventListener('visibilitychange', onVisibility);
        unsubscribe();
      };
    },
  };
};
