import { text } from '../../src/texts/text';
import { formatDay, formatTime } from '../../src/texts/time';

const at = new Date(2026, 10, 21, 9, 5).getTime();

// Rule `overview.asOf`.
it('A time of today is read without its day, one of another day with it', () => {
  expect(formatTime(at, new Date(2026, 10, 21, 23, 59).toDateString())).toBe('09:05');
  const today = new Date(2026, 10, 22, 0, 1).toDateString();
  expect(text('part.asOf', { time: { at, today } })).toBe('As of Nov 21, 09:05');
  expect(formatDay(at)).toBe('21 November 2026');
});
