// What the page's inline script does about scripts of the page that cannot be had. Its functions use nothing from
// outside.

/**
 * Whether a release has replaced the page: asked for anew, it starts with another script. False if it cannot be asked
 * for, such as without a connection (rule `release.reload`).
 */
export async function isPageReplaced() {
  try {
    if (navigator.onLine === false) return false;
    const answer = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(5000) });
    const [, entry] = /type="module"[^>]* src="([^"]+)/.exec(await answer.text());
    return entry !== document.querySelector('script[type=module]').getAttribute('src');
  } catch {
    // An answer without a script is not this page, such as one that asks for a sign-in.
    return false;
  }
}

/**
 * Shows the page's own text if one of its scripts cannot be loaded, or not be parsed by an old browser: nothing else of
 * the application could say so. Once the application has rendered, the text is gone. A page that a release has replaced
 * says so, and loads itself anew once in an hour if the tab can remember that (rules `release.reload`,
 * `release.words`); any other does so when the connection is back.
 */
export function watchStart() {
  window.isPageReplaced = isPageReplaced;
  window.startFailed = async () => {
    const words = document.getElementById('start-failed');
    if (!words) return;
    const loadAgain = () => words.isConnected && location.reload();
    words.hidden = false;
    words.lastElementChild.onclick = loadAgain;
    addEventListener('online', loadAgain);
    if (!(await isPageReplaced())) return;
    words.firstElementChild.textContent = 'The portal has been updated. Please load the page again.';
    try {
      const key = 'portfolio.release.reload';
      const now = Date.now();
      if (sessionStorage.getItem(key) > now - 3_600_000) return;
      sessionStorage.setItem(key, now);
      loadAgain();
    } catch {
      // A tab that remembers nothing could load the page again and again.
    }
  };
  // The error of a script that cannot be loaded does not bubble, so listen in the capture phase.
  addEventListener(
    'error',
    ({ target, filename }) => {
      if (/\/scripts\//.test(target.src ?? filename)) window.startFailed();
    },
    true,
  );
}
