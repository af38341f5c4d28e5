import type { Page } from '../platform/services';

/** The part of the state that says where the page was loaded from; it never changes while the page is open. */
export interface PagePart {
  readonly page: Page;
}

// Without a page we have no origin, so no address counts as our own.
const nowhere: Page = { host: '', origin: '', path: '' };

/** Keeps the value that the store was created with. */
export const pageReducer = (state: Page = nowhere): Page => state;
