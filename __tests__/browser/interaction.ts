import type { CDPSession, Page } from '@playwright/test';

/** What a member taps with. */
export interface Tapping {
  /** Milliseconds between two taps, by the page's clock. */
  readonly pause: number;
  readonly touch: boolean;
}

/** A place on the page, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const asTouch = async (session: CDPSession, { x, y }: Place): Promise<void> => {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/**
 * Stops the page's clock, for all pages that are opened from now on: only {@link tapOn} runs its timers, so that the
 * time between taps is right however busy the machine is.
 */
export const stopClock = async (page: Page): Promise<void> => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
};

/**
 * Taps one place after another, repeatedly, until `done` returns true; the page's clock advances between two taps.
 * @returns how long that took by the page's clock, in milliseconds
 */
export const tapOn = async (
  page: Page,
  placesNow: () => readonly Place[],
  { pause, touch }: Tapping,
  done: (elapsed: number) => boolean | Promise<boolean>,
): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  let elapsed = 0;
  for (let taps = 0; !(await done(elapsed)); taps += 1) {
    const places = placesNow();
    const place = places[taps % places.length];
    if (place === undefined) throw new Error('There is nowhere to tap');
    if (touch) await asTouch(session, place);
    else await page.mouse.click(place.x, place.y);
    await page.clock.runFor(pause);
    elapsed += pause;
  }
  await session.detach();
  return elapsed;
};
