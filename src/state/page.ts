import { createSelector } from 'reselect';
import type { Page } from '../platform/services';
import type { ConfigurationPart } from './configuration';

/** The part of the state that says where the page was loaded from; it never changes while the page is open. */
export interface PagePart {
  readonly page: Page;
}

// Without a page we have no origin, so no address counts as our own.
const nowhere: Page = { host: '', origin: '', path: '' };

/** Keeps the value that the store was created with. */
export const pageReducer = (state: Page = nowhere): Page => state;

/** The page and its configuration, which together decide on the addresses of content. */
export const selectConfiguredPage = createSelector(
  [(state: PagePart) => state.page, (state: ConfigurationPart) => state.configuration],
  (page, configuration) => ({ ...page, configuration }),
);
