import type { Clipboard } from './services';

/** The browser's clipboard, which it may refuse, or not have at all outside secure contexts. */
export const createClipboard = (navigator: () => Pick<Navigator, 'clipboard'>): Clipboard => ({
  async write(text) {
    try {
      await navigator().clipboard.writeText(text);
      return true;
    } catch {
      // Forbidden or missing: the caller learns it from the answer.
      return false;
    }
  },
});
