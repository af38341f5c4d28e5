import type { ReactNode } from 'react';
import { type AccentArea, accentAreas } from './theme';

const icon = (shape: ReactNode) => {
  const Icon = () => (
    <svg
      aria-hidden="true"
      focusable="false"
      width="1.5em"
      height="1.5em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shape}
    </svg>
  );
  return Icon;
};

/** A decorative drawing on a 24 px grid, 1.5 em large, in the colour of its text and hidden from assistive technology. */
export type IconComponent = ReturnType<typeof icon>;

export const ChevronIcon = icon(<path d="m9 5 7 7-7 7" />);
export const ChevronDownIcon = icon(<path d="m5 9 7 7 7-7" />);
export const AlertIcon = icon(
  <path d="M12 8.5v4.5m0 3.5v.01M10.3 4 2.9 17a2 2 0 0 0 1.7 3h14.8a2 2 0 0 0 1.7-3L13.7 4a2 2 0 0 0-3.4 0Z" />,
);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7" />);
export const PhoneIcon = icon(
  <path d="M5 4h3.6l1.6 4.4-2 1.7a12 12 0 0 0 5.7 5.7l1.7-2 4.4 1.6V19a1.6 1.6 0 0 1-1.7 1.6A16 16 0 0 1 3.4 5.7A1.6 1.6 0 0 1 5 4Z" />,
);

/** One drawing for each area of the portal that has a colour of its own. */
export const areaIcons: Readonly<Record<AccentArea, IconComponent>> = {
  bank: icon(<path d="M3.5 9.5 12 4l8.5 5.5h-17ZM6 12.5v4.5m4-4.5v4.5m4-4.5v4.5m4-4.5v4.5M3.5 20h17" />),
  health: icon(<path d="M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5Z" />),
  insure: icon(
    <path d="M4 16v-3.2a2 2 0 0 1 .6-1.4L6 10l1.5-3.7A2 2 0 0 1 9.4 5h5.2a2 2 0 0 1 1.9 1.3L18 10l1.4 1.4a2 2 0 0 1 .6 1.4V16a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1ZM6 10h12M7.5 13.5h.01m8.99 0h.01M6.5 17v2m11-2v2" />,
  ),
  invest: icon(<path d="M4 4v14a2 2 0 0 0 2 2h14M8 15l3.5-4.5 3 2.5L20 7m0 0h-4m4 0v4" />),
  life: icon(<path d="M12 20s-7.5-4.4-7.5-10A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 19.5 10c0 5.6-7.5 10-7.5 10Z" />),
  wills: icon(
    <path d="M7 3.5h7l4 4V19a1.5 1.5 0 0 1-1.5 1.5h-9.5A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5Zm7 0v4h4M9 12h6m-6 4c1.5-1.5 2.5 1.2 4 0 .7-.6 1.3-.6 2 0" />,
  ),
  card: icon(<path d="M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM3 10h18M7 14.5h3" />),
  'employee-benefits': icon(
    <path d="M5 8h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 20H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 8Zm4 0V5.5A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5V8M3.5 13h17M12 12v2" />,
  ),
  'healthy-company': icon(
    <path d="M5 20.5V5a1.5 1.5 0 0 1 1.5-1.5h7A1.5 1.5 0 0 1 15 5v15.5m0-11h2.5A1.5 1.5 0 0 1 19 11v9.5m-16 0h18M8.5 7.5h3m-3 4h3m-3 4h3" />,
  ),
  gap: icon(<path d="M12 3.5 19 6v5.5c0 4.3-2.9 7.5-7 9-4.1-1.5-7-4.7-7-9V6Zm-3 8.5h6m-3-3v6" />),
  flexicare: icon(
    <path d="M6 3.5H4.5V9a4.5 4.5 0 0 0 9 0V3.5H12M9 13.5V16a4.5 4.5 0 0 0 9 0v-2.5m0 0a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z" />,
  ),
  travel: icon(<path d="M3.5 11 20.5 4l-5 16.5-3.7-7.8ZM20.5 4l-8.7 8.7" />),
  iot: icon(
    <path d="M8.5 7.5h7a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1ZM10 4v3.5m4-3.5v3.5m-4 9V20m4-3.5V20M4 10h3.5M4 14h3.5m9-4H20m-3.5 4H20" />,
  ),
  emergency: icon(
    <path d="M6 16.5V12a6 6 0 0 1 12 0v4.5M4 20h16v-2a1.5 1.5 0 0 0-1.5-1.5h-13A1.5 1.5 0 0 0 4 18ZM12 2.5v1M4.5 5.5l.7.7m14.3-.7-.7.7M12 10v3" />,
  ),
  rewards: icon(<path d="M12 4a8 8 0 1 1-8 8M12 8a4 4 0 1 1-4 4" />),
};

// The parts of the rewards programme have the colours of their rings.
const rewardsAreas = new Map<string, AccentArea>([
  ['rewards-health', 'health'],
  ['rewards-drive', 'insure'],
  ['rewards-money', 'bank'],
  ['active-rewards', 'rewards'],
]);

/** The area that a tile's name belongs to; undefined for a name without a colour of its own. */
export const accentAreaOf = (name: string): AccentArea | undefined =>
  rewardsAreas.get(name) ?? accentAreas.find((area) => area === name);
