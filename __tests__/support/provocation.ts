// What runs in the page is sent there as text, so that it uses nothing from outside and gives no function a name: some
// compilers add a helper for that, which no page has.

declare global {
  interface Window {
    /** What {@link markCalls} has noticed. */
    marks: string[];
  }
}

/** Nothing of a fragment may be one of these. */
export const FORBIDDEN =
  '[data-fragment] :is(script,iframe,object,embed,form,input,button,select,textarea,style,link,meta,base,svg,math,' +
  'template,dialog,audio,video,source,[id],[name],[for],[role],[style],[tabindex],[srcset],[autofocus],[contenteditable],' +
  '[popover],[popovertarget],[command],[commandfor],[accesskey],[aria-modal],[ping],[data-tile],' +
  '[target]:not([rel="noopener noreferrer"]))';

/**
 * Runs in the page: replaces what a payload would call, so that each call leaves a mark and no dialog blocks the page.
 */
export const markCalls = (): void => {
  window.marks = [];
  for (const name of ['alert', 'confirm', 'prompt', 'print']) {
    Object.assign(window, { [name]: (...given: unknown[]) => window.marks.push(`${name}(${given.join()})`) });
  }
};

/**
 * Runs in the page: does to everything in a place what a member could do; links to real addresses are not followed.
 * @param place a selector
 * @returns the marks of everything that was called since the start
 */
export const provoke = async (place: string): Promise<string[]> => {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href],area[href]') : null;
    if (link !== null && /^(https?|mailto|tel):$/.test((link as HTMLAnchorElement).protocol)) event.preventDefault();
  });
  const events = ['mouseover', 'mouseenter', 'mousemove', 'mousedown', 'pointerover', 'focus', 'focusin', 'keydown'];
  events.push('input', 'change', 'toggle', 'animationstart', 'transitionend', 'wheel', 'click');
  for (const element of document.querySelectorAll(`${place} *`)) {
    for (const name of events) element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
    if (element instanceof HTMLElement) {
      element.focus();
      element.click();
    }
  }
  // What was set off before has had its turn once a picture that cannot be shown has said so, and two frames are drawn.
  await new Promise((resolve) => {
    const picture = new Image();
    picture.onerror = resolve;
    picture.src = 'data:image/png,broken';
  });
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return window.marks;
};
