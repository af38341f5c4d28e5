import { groundFor } from '../../src/content/BannerHeading';

// Stands for the browser's canvas, which knows all colours: opaque hexadecimal ones, and one that is half transparent.
class Canvas {
  getContext() {
    let style = '';
    let pixel = [0, 0, 0];
    return {
      get fillStyle() {
        return style;
      },
      set fillStyle(colour: string) {
        if (/^#([\da-f]{3}|[\da-f]{6})$/.test(colour) || colour === 'glass') style = colour;
      },
      fillRect() {
        if (style !== 'glass') pixel = (style.match(/[\da-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16));
      },
      getImageData: () => ({ data: pixel }),
    };
  }
}

// Rule `banner.heading`.
describe('the ground of a text', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  });

  it.each([
    ['#767676', '#ffffff', '#ffffff'],
    ['#777777', '#ffffff', '#000000'],
    ['#ffffff', '#161c2c', '#161c2c'],
    ['#fdf0d2', '#fdf0d2', '#000000'],
    ['#15201e', '#15201e', '#fdf0d2'],
    ['#6f6f6f', '#6f6f6f', '#ffffff'],
    ['glass', '#ffffff', undefined],
    ['red;background:url(x)', '#ffffff', undefined],
    ['var(--ink)', '#ffffff', undefined],
    ['', '#ffffff', undefined],
  ])('of colour %s on %s is %s', (text, ground, found) => {
    Object.assign(globalThis, { OffscreenCanvas: Canvas });
    expect(groundFor(text, ground)).toBe(found);
  });

  it('is unknown in a browser without a canvas', () => {
    expect(groundFor('#000000', '#ffffff')).toBeUndefined();
  });
});
