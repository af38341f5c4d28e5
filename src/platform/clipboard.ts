import type { Clipboard } from './services';

/** The browser's clipboard. The browser may forbid it, and does not have it outside secure contexts. */
export const createClipboard = (navigator: () => Partial<Pick<Navigator, 'clipboard'>>): Clipboard => ({
  isAvailable: () => navigator().clipboard !== undefined,
  async write(text) {
    try {
      await navigator().clipboard?.writeText(text);
      return navigator().clipboard !== undefined;
    } catch {
      // Forbidden or missing: the caller sees it from the result.
      return false;
    }
  },
});
