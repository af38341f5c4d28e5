import { installedTexts } from './installed';

/** "21 November 2026"; `at` is in milliseconds since 1970. */
export const formatDay = (at: number): string => {
  const { forms } = installedTexts();
  return new Intl.DateTimeFormat(forms === 'en' ? 'en-GB' : forms, { dateStyle: 'long' }).format(at);
};
