/** Makes an icon from the outline of its shape. */
export const icon = (path: string) => {
  // One element for all uses: React skips an element that is the same.
  const drawn = (
    <svg
      aria-hidden="true"
      width="1.5em"
      height="1.5em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
  return () => drawn;
};

/** A decorative drawing on a 24 px grid, 1.5 em large, in its text's colour and hidden from assistive technology. */
export type IconComponent = ReturnType<typeof icon>;

/** Such outlines side by side in one picture, a CSS `url()` for masks; for styles alone, which are not in the script. */
export const maskOf = (...paths: readonly string[]): string => {
  const drawn = paths.map((path, place) => `%3Cpath transform='translate(${24 * place})' d='${path}'/%3E`).join('');
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${24 * paths.length} 24' fill='none' stroke='%23000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E${drawn}%3C/svg%3E")`;
};

export const ChevronDownIcon = icon('m5 9 7 7 7-7');
export const AlertIcon = icon(
  'M12 8.5v4.5m0 3.5v.01M10.3 4 2.9 17a2 2 0 0 0 1.7 3h14.8a2 2 0 0 0 1.7-3L13.7 4a2 2 0 0 0-3.4 0Z',
);
export const CloseIcon = icon('m6 6 12 12M18 6 6 18');
export const UnavailableIcon = icon('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM6 6l12 12');
export const WithdrawnIcon = icon('M6 12h12');
export const PersonIcon = icon('M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0');
export const CheckIcon = icon('m5 12.5 4.5 4.5L19 7');
export const PhoneIcon = icon(
  'M5 4h3.6l1.6 4.4-2 1.7a12 12 0 0 0 5.7 5.7l1.7-2 4.4 1.6V19a1.6 1.6 0 0 1-1.7 1.6A16 16 0 0 1 3.4 5.7A1.6 1.6 0 0 1 5 4Z',
);
