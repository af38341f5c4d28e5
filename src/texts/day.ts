import { installedTexts } from './installed';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** "21 November 2026"; `at` is in milliseconds since 1970. */
export const formatDay = (at: number): string => {
  const { forms } = installedTexts();
  const day = new Date(at);
  return forms === 'en'
    ? `${day.getDate()} ${MONTHS[day.getMonth()]} ${day.getFullYear()}`
    : new Intl.DateTimeFormat(forms, { dateStyle: 'long' }).format(day);
};
