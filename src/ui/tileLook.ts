import type { Area } from './theme';

/** The look of a product's tile, independent of its content. */
interface TileLook {
  /** The family, which decides the colour. */
  readonly area: Area;
  /** Takes two columns if there is room, whatever its answer says, so that nothing moves sideways. */
  readonly wide?: true;
  /** How many lines there usually are below the heading on a phone: the room of the tile while it loads. */
  readonly lines: number;
}

/** The looks of the products' tiles by their `data-tile`, in the order of the screen; other tiles have none. */
export const tileLooks: Readonly<Record<string, TileLook>> = {
  bank: { area: 'money', lines: 1 },
  health: { area: 'health', wide: true, lines: 5 },
  insure: { area: 'things', lines: 3 },
  invest: { area: 'money', wide: true, lines: 3 },
  life: { area: 'life', wide: true, lines: 4 },
  wills: { area: 'life', lines: 1 },
  card: { area: 'money', lines: 2 },
  'employee-benefits': { area: 'work', wide: true, lines: 4 },
  'healthy-company': { area: 'work', lines: 1 },
  gap: { area: 'health', lines: 3 },
  flexicare: { area: 'health', wide: true, lines: 1 },
  travel: { area: 'things', lines: 2 },
  iot: { area: 'things', lines: 1 },
  emergency: { area: 'things', lines: 1 },
};

/** The outlines of the products' icons by their `data-tile`, on a grid of 24 px; for styles alone, which are not in the script. */
export const tileDrawings: Readonly<Record<string, string>> = {
  bank: 'M3.5 9.5 12 4l8.5 5.5h-17ZM6 12.5v4.5m4-4.5v4.5m4-4.5v4.5m4-4.5v4.5M3.5 20h17',
  health: 'M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5Z',
  insure:
    'M4 16v-3.2a2 2 0 0 1 .6-1.4L6 10l1.5-3.7A2 2 0 0 1 9.4 5h5.2a2 2 0 0 1 1.9 1.3L18 10l1.4 1.4a2 2 0 0 1 .6 1.4V16a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1ZM6 10h12M7.5 13.5h.01m8.99 0h.01M6.5 17v2m11-2v2',
  invest: 'M4 4v14a2 2 0 0 0 2 2h14M8 15l3.5-4.5 3 2.5L20 7m0 0h-4m4 0v4',
  life: 'M12 3.5V5m-8.5 8a8.5 8.5 0 0 1 17 0c-1.4-1.3-3.6-1.3-5 0-1.6-1.3-5.4-1.3-7 0-1.4-1.3-3.6-1.3-5 0ZM12 13v5.5a2 2 0 0 1-4 0',
  wills:
    'M7 3.5h7l4 4V19a1.5 1.5 0 0 1-1.5 1.5h-9.5A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5Zm7 0v4h4M9 12h6m-6 4c1.5-1.5 2.5 1.2 4 0 .7-.6 1.3-.6 2 0',
  card: 'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM3 10h18M7 14.5h3',
  'employee-benefits':
    'M5 8h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 20H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 8Zm4 0V5.5A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5V8M3.5 13h17M12 12v2',
  'healthy-company':
    'M5 20.5V5a1.5 1.5 0 0 1 1.5-1.5h7A1.5 1.5 0 0 1 15 5v15.5m0-11h2.5A1.5 1.5 0 0 1 19 11v9.5m-16 0h18M8.5 7.5h3m-3 4h3m-3 4h3',
  gap: 'M12 3.5 19 6v5.5c0 4.3-2.9 7.5-7 9-4.1-1.5-7-4.7-7-9V6Zm-3 8.5h6m-3-3v6',
  flexicare:
    'M6 3.5H4.5V9a4.5 4.5 0 0 0 9 0V3.5H12M9 13.5V16a4.5 4.5 0 0 0 9 0v-2.5m0 0a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z',
  travel: 'M3.5 11 20.5 4l-5 16.5-3.7-7.8ZM20.5 4l-8.7 8.7',
  iot: 'M8.5 7.5h7a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1ZM10 4v3.5m4-3.5v3.5m-4 9V20m4-3.5V20M4 10h3.5M4 14h3.5m9-4H20m-3.5 4H20',
  emergency:
    'M6 16.5V12a6 6 0 0 1 12 0v4.5M4 20h16v-2a1.5 1.5 0 0 0-1.5-1.5h-13A1.5 1.5 0 0 0 4 18ZM12 2.5v1M4.5 5.5l.7.7m14.3-.7-.7.7M12 10v3',
};
