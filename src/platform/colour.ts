/** Red, green and blue, each 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/**
 * What the browser paints with any colour that CSS knows, on a ground, which it shows through if the colour is not
 * opaque, and alone if it is none; `undefined` if the browser cannot say.
 */
export const paintedOn = (ground: string, colour: string): Colour | undefined => {
  const brush = globalThis.OffscreenCanvas && new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!brush) return undefined;
  for (const paint of [ground, colour]) {
    // A brush that is given what is no colour keeps the one that it had.
    brush.fillStyle = paint;
    brush.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
};
