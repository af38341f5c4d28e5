import { LANGUAGE_COOKIE } from '../contract/language';

/** How long a browser keeps the language, in seconds: a year. */
const LANGUAGE_LASTS_S = 31_536_000;

/** Stores the language of all later pages in a cookie, which the server reads. */
export const keepLanguage = (page: Pick<Document, 'cookie'>, language: string): void => {
  page.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${LANGUAGE_LASTS_S}; samesite=lax`;
};

/** Shows a title in the browser's tab. */
export const showDocumentTitle = (title: string): void => {
  document.title = title;
};

/**
 * From now on, the second click of a double click is swallowed if the first has removed what it was made on, as it closes
 * a dialog or a toast: it is not for what lies behind (rule `press.double`).
 */
export const swallowStrayClicks = (page: Document): void => {
  let pressed: Element | null = null;
  page.addEventListener(
    'click',
    (event) => {
      if (event.detail < 2) pressed = event.target instanceof Element ? event.target.closest('a, button') : null;
      else if (pressed?.isConnected === false) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    true,
  );
};
