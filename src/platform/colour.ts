/** Red, green and blue, each 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/**
 * What the browser paints with any colour that CSS knows, on a ground, which it shows through if the colour is not
 * opaque; `undefined` if it knows no such colour.
 */
export const paintedOn = (ground: string, colour: string): Colour | undefined => {
  const brush = globalThis.OffscreenCanvas && new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!brush) return undefined;
  const given = (before: string) => {
    brush.fillStyle = before;
    brush.fillStyle = colour;
    return brush.fillStyle;
  };
  // A brush that is given what is no colour keeps the one that it had.
  if (given('#000') !== given('#fff')) return undefined;
  for (const paint of [ground, colour]) {
    brush.fillStyle = paint;
    brush.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
};
