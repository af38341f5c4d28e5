import { createClock } from '../../src/platform/clock';

describe('the clock', () => {
  it('returns the milliseconds since 1970', () => {
    jest.useFakeTimers({ now: 1_234 });
    expect(createClock().now()).toBe(1_234);
    jest.useRealTimers();
  });
});
