import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';
import type { InstalledTexts } from '../texts/installed';

/**
 * The texts of the page's script, with the operator's words in place of single ones (rules `texts.others`,
 * `texts.forms`). Throws if that script could not be loaded.
 */
export const readTexts = (
  { portalTexts, document }: Pick<Window, 'portalTexts'> & { readonly document: Pick<Document, 'getElementById'> },
  { language, formats }: Pick<RuntimeConfiguration, 'language' | 'formats'>,
): InstalledTexts => {
  const others = document.getElementById('other-words')?.textContent;
  if (portalTexts === undefined && document.getElementById('texts') !== null)
    throw new Error('The texts of the page could not be loaded.');
  const messages = { ...portalTexts, ...JSON.parse(others || '{}') };
  return { language, forms: formats === 'language' ? language : 'en', messages };
};
