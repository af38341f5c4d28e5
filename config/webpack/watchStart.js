/**
 * Shows the page's own text if its first script, its styles or its texts cannot be loaded or parsed (rule `start.failure`). It is a
 * part of the page's inline script, so it uses nothing from outside.
 */
export function watchStart() {
  window.startFailed = () => {
    const words = document.getElementById('start-failed');
    if (!words) return;
    const [problem, lost] = words.children;
    // Without a connection nobody has a technical problem.
    problem.hidden = navigator.onLine === false;
    lost.hidden = !problem.hidden;
    const loadAgain = () => words.isConnected && location.reload();
    words.hidden = false;
    words.lastElementChild.onclick = loadAgain;
    addEventListener('online', loadAgain);
  };
  // The error of a file that cannot be loaded does not bubble, so listen in the capture phase.
  addEventListener(
    'error',
    ({ target, filename }) => {
      if (/\/(scripts\/main|(styles|texts)\/[\w-]+)\./.test(target.src ?? target.href ?? filename))
        window.startFailed();
    },
    true,
  );
}
