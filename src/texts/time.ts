import { installedTexts } from './installed';

/**
 * "09:05" in the member's time zone; of another day than `today` (as `toDateString` writes it), "Nov 21, 09:05". `at` is
 * in milliseconds since 1970. Without `Intl` if it need not be, whose first use takes longer than the drawing of a tile.
 */
export const formatTime = (at: number, today: string): string => {
  const { forms } = installedTexts();
  const time = new Date(at);
  const day = time.toDateString();
  if (forms !== 'en') {
    const otherDay = day === today ? {} : ({ month: 'short', day: 'numeric' } as const);
    return new Intl.DateTimeFormat(forms, { ...otherDay, hour: '2-digit', minute: '2-digit' }).format(time);
  }
  return `${day === today ? '' : `${day.slice(4, 10)}, `}${time.toTimeString().slice(0, 5)}`;
};
