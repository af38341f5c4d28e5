import type { Clipboard } from './services';

/** The browser's clipboard. The browser may forbid it, and does not have it outside secure contexts. */
export const createClipboard = (navigator: () => Pick<Navigator, 'clipboard'>): Clipboard => ({
  async write(text) {
    try {
      await navigator().clipboard.writeText(text);
      return true;
    } catch {
      // Forbidden or missing: the caller sees it from the result.
      return false;
    }
  },
});
