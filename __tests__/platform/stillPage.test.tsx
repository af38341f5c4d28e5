import type { PortalWindow } from '../../src/platform/services';
import { keepStill } from '../../src/platform/stillPage';

/** A page that is still until it is released, what it sent, and which presses had an effect or none. */
const openPage = () => {
  const seen = { sent: [] as string[], effects: [] as string[], swallowed: 0 };
  let isStill = true;
  let wake = () => {};
  const page = document.createElement('main');
  const button = page.appendChild(document.createElement('button'));
  const window: Pick<PortalWindow, 'fetch' | 'addEventListener'> = {
    fetch: async (address) => {
      seen.sent.push(String(address));
      return new Response();
    },
    addEventListener: page.addEventListener.bind(page),
  };
  const wait = (goOn: () => void) => {
    wake = goOn;
  };
  const pressed = () => {
    seen.swallowed += 1;
  };
  keepStill(window, { isStill: () => isStill, wait, pressed });
  return {
    window,
    seen,
    /** Dispatches an event at the button, and says whether the browser would carry out what it is for. */
    press: (type: string, key = ''): boolean => {
      button.addEventListener(type, () => seen.effects.push(type), { once: true });
      return button.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
    },
    wake: () => wake(),
    release: () => {
      isStill = false;
    },
  };
};

// Rule `past.click`.
describe('A page that is kept still', () => {
  it.each(['click', 'auxclick', 'submit', 'cancel'])('ignores a %s, and reports it', (type) => {
    const page = openPage();
    expect(page.press(type)).toBe(false);
    expect(page.seen).toMatchObject({ effects: [], swallowed: 1 });
    page.release();
    expect(page.press(type)).toBe(true);
    expect(page.seen).toMatchObject({ effects: [type, type], swallowed: 1 });
  });

  it('closes no dialog by Escape, and leaves the other keys to the browser', () => {
    const page = openPage();
    expect(page.press('keydown', 'Escape')).toBe(false);
    expect(page.press('keydown', 'Tab')).toBe(true);
    expect(page.seen.swallowed).toBe(1);
  });

  it('sends its requests once it is no longer still', async () => {
    const page = openPage();
    const answer = page.window.fetch('/a', {});
    await Promise.resolve();
    expect(page.seen.sent).toEqual([]);
    page.wake();
    await Promise.resolve();
    expect(page.seen.sent).toEqual([]);
    page.release();
    page.wake();
    await expect(answer).resolves.toBeInstanceOf(Response);
    await page.window.fetch('/b', {});
    expect(page.seen.sent).toEqual(['/a', '/b']);
  });
});
