/**
 * "09:05" in the member's time zone; of another day than `today` (as `toDateString` writes it), "Nov 21, 09:05". `at` is
 * in milliseconds since 1970.
 */
export const formatTime = (at: number, today: string): string => {
  const time = new Date(at);
  const day = time.toDateString();
  return `${day === today ? '' : `${day.slice(4, 10)}, `}${time.toTimeString().slice(0, 5)}`;
};

/** What stands beside something that could not be had anew; `at` is when it arrived (rule `overview.asOf`). */
export const formatAsOf = (at: number, today: string): string => `As of ${formatTime(at, today)}`;
