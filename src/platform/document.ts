import { LANGUAGE_COOKIE } from '../contract/language';

/** How long a browser keeps the language, in seconds: a year. */
const LANGUAGE_LASTS_S = 31_536_000;

/** Keeps the language of the pages from then on, where the server finds it. */
export const keepLanguage = (page: Pick<Document, 'cookie'>, language: string): void => {
  page.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${LANGUAGE_LASTS_S}; samesite=lax`;
};

/** Shows a title in the browser's tab. */
export const showDocumentTitle = (title: string): void => {
  document.title = title;
};

/** From then on, whatever within an element receives the focus by the keyboard is in sight (rule `focus.sight`). */
export const keepFocusInSight = (within: HTMLElement): void => {
  within.addEventListener('focusin', ({ target }) => {
    // Browsers leave what is partly in view where it is. What is pressed must not move away from the finger. A screen's
    // heading is not reached by a key: where the page should move to it, the browser does so.
    if (target instanceof Element && target.matches(':focus-visible:not(h1)'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
};
