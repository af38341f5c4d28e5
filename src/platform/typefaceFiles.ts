// The inline script of the page contains this file as it is (config/webpack/page.ts), so that it imports nothing.

/** One file of the typeface, and the characters in it, as in the descriptor `unicode-range`. */
interface TypefaceFile {
  readonly address: string;
  readonly range: string;
}

/** How long after the page has loaded it counts as settled, in milliseconds. */
const SETTLED_MS = 8_000;

/**
 * Gives the page its typeface without ever waiting for it (rule `typeface.visits`): a first visit only fetches the first
 * file, which every page needs, once the page has settled. No text is drawn again in sight.
 */
export const installTypeface = (
  window: Window & typeof globalThis,
  family: string,
  files: readonly TypefaceFile[],
): void => {
  const faces = files.map(
    ({ address, range }) =>
      new FontFace(family, `url("${address}")`, { weight: '300 900', display: 'optional', unicodeRange: range }),
  );
  const key = 'portfolio.typeface';
  const [first] = files;
  try {
    // A brand with a typeface of its own needs no other.
    const configuration = window.document.getElementById('runtime-configuration')?.textContent ?? '{}';
    if (JSON.parse(configuration).brand?.typeface !== undefined) return;
    const isKept = window.localStorage.getItem(key) === first?.address;
    if (isKept) for (const face of faces) window.document.fonts.add(face);
    const fetchFirst = async (): Promise<void> => {
      await faces[0]?.load();
      if (!isKept && first) window.localStorage.setItem(key, first.address);
    };
    // What cannot be fetched or kept is tried again on the next visit; until then the text is drawn as it is now.
    const fetchQuietly = (): Promise<void> => fetchFirst().catch(() => undefined);
    if (isKept) void fetchQuietly();
    else window.addEventListener('load', () => setTimeout(fetchQuietly, SETTLED_MS));
  } catch {
    // A browser that forbids the storage remembers no visit.
  }
};
