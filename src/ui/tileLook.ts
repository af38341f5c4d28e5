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

/** The looks of the products' tiles by their `data-tile`; other tiles have none. */
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
