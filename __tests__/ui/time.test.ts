import { formatAsOf, formatTime } from '../../src/ui/time';

const at = new Date(2026, 10, 21, 9, 5).getTime();

// Rule `overview.asOf`.
it('A time of today is read without its day, one of another day with it', () => {
  expect(formatTime(at, new Date(2026, 10, 21, 23, 59).toDateString())).toBe('09:05');
  expect(formatAsOf(at, new Date(2026, 10, 22, 0, 1).toDateString())).toBe('As of Nov 21, 09:05');
});
