import { type Colour, paintedOn } from '../platform/colour';

const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

// The contrast as defined by WCAG 2.2, 1 to 21; 0 if it is no colour.
const contrastOn = (ground: string, text: string): number => {
  const [front, behind] = [paintedOn(ground, text), paintedOn(ground, ground)];
  if (front === undefined || behind === undefined) return 0;
  const [darker = 0, lighter = 0] = [luminance(front), luminance(behind)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/**
 * The ground on which a text of this CSS colour can be read, with a contrast of 4.5: the given one (`#rrggbb`), else
 * white or black; `undefined` if it is no colour, or too transparent for any (rule `banner.heading`).
 */
export const groundFor = (text: string, ground: string): string | undefined =>
  [ground, '#ffffff', '#000000'].find((candidate) => contrastOn(candidate, text) >= 4.5);
