import { createCountdown } from '../../../src/features/session/countdown';
import { lastsAfter, signedOutAfter, signedOutIn } from '../../../src/features/session/lifetime';
import { textOf } from '../../../src/texts/text';

const MINUTE = 60_000;

const start = (warnMs = 2 * MINUTE) => {
  let now = 1_000_000;
  const countdown = createCountdown({ now: () => now }, warnMs);
  return {
    countdown,
    clock: (milliseconds: number) => {
      now += milliseconds;
    },
  };
};

// Rule `session.lifetime`.
describe('The countdown', () => {
  it('has no end until an answer has told of one', () => {
    const { countdown, clock } = start();
    clock(100 * MINUTE);
    expect(countdown.pass()).toBe(Number.POSITIVE_INFINITY);
    expect(countdown.idleMs()).toBeUndefined();
  });

  it.each([
    ['the clock says more, as after a sleep', 10 * MINUTE, 10_000, 5 * MINUTE],
    ['a timer says more, because the clock was put back a little', -5_000, 10_000, 15 * MINUTE - 10_000],
    ['both say the same', 10_000, 10_000, 15 * MINUTE - 10_000],
  ])('believes whichever says that more time has passed: %s', (_, passed, waited, left) => {
    const { countdown, clock } = start();
    countdown.restart(15 * MINUTE);
    clock(passed);
    expect(countdown.pass(waited)).toBe(left);
    // What was believed once is not counted again.
    expect(countdown.pass()).toBe(left);
  });

  it('is unsure once the clock was put back, because the device may have slept meanwhile', () => {
    const { countdown, clock } = start();
    clock(-10 * MINUTE);
    countdown.pass(10_000);
    expect(countdown.isUnsure()).toBe(false);
    countdown.restart(15 * MINUTE);
    clock(-10 * MINUTE);
    countdown.pass(10_000);
    expect([countdown.isUnsure(), countdown.left()]).toEqual([true, 15 * MINUTE - 10_000]);
    countdown.restart(15 * MINUTE);
    expect(countdown.isUnsure()).toBe(false);
  });

  it('warns as long before the end as configured, but never before half of the time has passed', () => {
    const { countdown } = start();
    countdown.restart(15 * MINUTE);
    expect(countdown.nearMs()).toBe(2 * MINUTE);
    const short = start().countdown;
    short.restart(MINUTE);
    expect(short.nearMs()).toBe(MINUTE / 2);
  });

  it('knows for how long a session was not used, unless it would have ended anyway', () => {
    const { countdown, clock } = start();
    countdown.restart(15 * MINUTE);
    expect(countdown.idleMs()).toBeUndefined();
    clock(15 * MINUTE);
    countdown.pass();
    expect(countdown.idleMs()).toBe(15 * MINUTE);
    // The portal has told of less than before: a session that may only last so long in all.
    countdown.restart(3 * MINUTE);
    clock(3 * MINUTE);
    countdown.pass();
    expect(countdown.idleMs()).toBeUndefined();
  });

  it('still knows it if the portal was asked in between, when there is no end until it answers', () => {
    const { countdown, clock } = start();
    countdown.restart(15 * MINUTE);
    countdown.restart(Number.POSITIVE_INFINITY);
    countdown.restart(15 * MINUTE);
    clock(15 * MINUTE);
    countdown.pass();
    expect(countdown.idleMs()).toBe(15 * MINUTE);
  });
});

describe('An answer', () => {
  const header = { header: 'X-Session-Expires-In' };

  it.each([
    ['900', 900_000],
    [' 60 ', 60_000],
    ['0900', 900_000],
    // The session was served just now.
    ['0', undefined],
    ['000', undefined],
    ['', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['soon', undefined],
    ['99999999', undefined],
    ['Wed, 25 Nov 2026 08:00:00 GMT', undefined],
  ])('with the header %j tells of %s ms', (value, expected) => {
    expect(lastsAfter(new Headers({ 'X-Session-Expires-In': value }), header)).toBe(expected);
  });

  it('without the header does not tell when the session ends', () => {
    expect(lastsAfter(new Headers(), header)).toBeUndefined();
  });

  it('restarts the time after which an unused session ends, if that is configured', () => {
    expect(lastsAfter(new Headers(), { idleMs: 900_000 })).toBe(900_000);
    expect(lastsAfter(new Headers({ 'X-Session-Expires-In': '5' }), '')).toBeUndefined();
  });
});

it.each([
  [120, 'You will be signed out in 2 minutes'],
  [61, 'You will be signed out in 2 minutes'],
  [60, 'You will be signed out in 1 minute'],
  [59, 'You will be signed out in 59 seconds'],
  [1, 'You will be signed out in 1 second'],
])('%s seconds are said as %j', (seconds, words) => {
  expect(textOf(signedOutIn(seconds))).toBe(words);
});

it.each([
  [15 * MINUTE, 'You were signed out after 15 minutes without activity'],
  [2.1 * MINUTE, 'You were signed out after 2 minutes without activity'],
  [MINUTE, 'You were signed out after 1 minute without activity'],
  [59_000, 'You were signed out after 59 seconds without activity'],
])('the reason names how long nobody has used the session, of %s ms', (idleMs, words) => {
  expect(textOf(signedOutAfter(idleMs))).toBe(words);
});
