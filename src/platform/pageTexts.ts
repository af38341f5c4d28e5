import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';
import type { InstalledTexts, Texts } from '../texts/installed';

/** Where the page has its texts: its own script, and an element with the operator's words. */
export interface TextsPage {
  readonly portalTexts?: Texts['messages'];
  readonly document: Pick<Document, 'getElementById'>;
}

/**
 * The texts of the page, with the operator's words in place of single ones (rules `texts.others`,
 * `texts.forms`).
 * @throws if the page has none, because their script could not be loaded
 */
export const readTexts = (
  { portalTexts, document }: TextsPage,
  { language, formats }: Pick<RuntimeConfiguration, 'language' | 'formats'>,
): InstalledTexts => {
  const others = document.getElementById('other-words')?.textContent;
  if (portalTexts === undefined && document.getElementById('texts') !== null)
    throw new Error('The texts of the page could not be loaded.');
  const messages = { ...portalTexts, ...JSON.parse(others || '{}') };
  return { language, forms: formats === 'language' ? language : 'en', messages };
};
