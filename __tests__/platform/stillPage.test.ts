import type { PortalWindow } from '../../src/platform/services';
import { keepStill } from '../../src/platform/stillPage';

/** A page that is still until it is released, what it sent, and which presses had an effect. */
const openPage = () => {
  let isStill = true;
  const waiting: (() => void)[] = [];
  const sent: string[] = [];
  const effects: string[] = [];
  let swallowed = 0;
  const page = document.createElement('main');
  const button = page.appendChild(document.createElement('button'));
  const window: Pick<PortalWindow, 'fetch' | 'addEventListener'> = {
    fetch: async (address) => {
      sent.push(String(address));
      return new Response();
    },
    addEventListener: page.addEventListener.bind(page),
  };
  keepStill(window, {
    isStill: () => isStill,
    wait: (goOn) => waiting.push(goOn),
    pressed: () => {
      swallowed += 1;
    },
  });
  return {
    window,
    sent,
    effects,
    swallowed: () => swallowed,
    /** Dispatches an event at the button, and says whether the browser would carry out what it is for. */
    press: (type: string): boolean => {
      button.addEventListener(type, () => effects.push(type), { once: true });
      return button.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    },
    wake: () => {
      for (const goOn of waiting.splice(0)) goOn();
    },
    release: () => {
      isStill = false;
    },
  };
};

// Rule `past.click`.
describe('A page that is kept still', () => {
  it.each(['click', 'auxclick', 'submit', 'cancel'])('has no effect of a %s, and says that there was one', (type) => {
    const page = openPage();
    expect(page.press(type)).toBe(false);
    expect([page.effects, page.swallowed()]).toEqual([[], 1]);
    page.release();
    expect(page.press(type)).toBe(true);
    expect([page.effects, page.swallowed()]).toEqual([[type, type], 1]);
  });

  it('sends its requests once it is still no longer', async () => {
    const page = openPage();
    const answer = page.window.fetch('/a', {});
    await Promise.resolve();
    expect(page.sent).toEqual([]);
    page.wake();
    await Promise.resolve();
    expect(page.sent).toEqual([]);
    page.release();
    page.wake();
    await expect(answer).resolves.toBeInstanceOf(Response);
    await page.window.fetch('/b', {});
    expect(page.sent).toEqual(['/a', '/b']);
  });
});
