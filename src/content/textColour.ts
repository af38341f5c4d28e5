/** Red, green and blue, each 0 to 255. */
type Colour = readonly [number, number, number];

const NAMED: Readonly<Record<string, string>> = {
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  white: '#ffffff',
  maroon: '#800000',
  red: '#ff0000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  navy: '#000080',
  blue: '#0000ff',
  teal: '#008080',
  aqua: '#00ffff',
  orange: '#ffa500',
};

const CHANNELS =
  /^(rgb|hsl)a?\(\s*(\d+(?:\.\d+)?)(?:deg)?\s*[,\s]\s*(\d+(?:\.\d+)?)(%?)\s*[,\s]\s*(\d+(?:\.\d+)?)(%?)\s*\)$/;

const fromHex = (text: string): Colour | undefined => {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const pairs = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const channel = (at: number) => Number.parseInt(pairs.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
};

const fromHsl = (hue: number, saturation: number, lightness: number): Colour => {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const turn = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))));
  };
  return [channel(0), channel(8), channel(4)];
};

const fromChannels = (text: string): Colour | undefined => {
  const parts = CHANNELS.exec(text);
  if (parts === null) return undefined;
  const [first, second, third] = [Number(parts[2]), Number(parts[3]), Number(parts[5])];
  const percentages = parts[4] === '%' && parts[6] === '%';
  if (parts[1] === 'hsl') {
    return percentages && second <= 100 && third <= 100 ? fromHsl(first % 360, second / 100, third / 100) : undefined;
  }
  if (parts[4] !== '' || parts[6] !== '' || Math.max(first, second, third) > 255) return undefined;
  return [Math.round(first), Math.round(second), Math.round(third)];
};

/** Reads an opaque colour: #rgb, #rrggbb, rgb(), hsl() or one of the basic names. Anything else is `undefined`. */
export const readColour = (text: string): Colour | undefined => {
  const plain = text.trim().toLowerCase();
  if (plain.length > 64) return undefined;
  return fromHex(Object.hasOwn(NAMED, plain) ? (NAMED[plain] ?? '') : plain) ?? fromChannels(plain);
};

const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours, 1 to 21, as defined by WCAG 2.2. */
export const contrast = (one: Colour, other: Colour): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/**
 * A text colour from a service, as `#rrggbb`; `undefined` if it is not a plain colour, or if its contrast with the
 * background (`#rrggbb`) is below 4.5 (rule `banner.heading`).
 */
export const readableColour = (candidate: string | undefined, background: string): string | undefined => {
  const colour = candidate === undefined ? undefined : readColour(candidate);
  const behind = readColour(background);
  if (colour === undefined || behind === undefined || contrast(colour, behind) < 4.5) return undefined;
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};
