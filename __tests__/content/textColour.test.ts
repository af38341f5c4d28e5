import fc from 'fast-check';
import { contrast, readableColour, readColour } from '../../src/content/textColour';

describe('a colour that a service sent', () => {
  it.each([
    ['#fff', [255, 255, 255]],
    ['#1F5FBF', [31, 95, 191]],
    [' navy ', [0, 0, 128]],
    ['rgb(1, 2, 3)', [1, 2, 3]],
    ['rgb(1 2 3)', [1, 2, 3]],
    ['hsl(120, 100%, 25%)', [0, 128, 0]],
    ['hsl(0deg 100% 50%)', [255, 0, 0]],
  ])('%s is read', (text, colour) => {
    expect(readColour(text)).toEqual(colour);
  });

  it.each([
    '',
    '#12',
    '#1234',
    '#12345678',
    'rgb(1,2)',
    'rgb(300,0,0)',
    'rgba(1,2,3,.1)',
    'hsl(0,200%,50%)',
    'hsl(0,1,2)',
    'constructor',
    'url(https://elsewhere.example)',
    'red;background:url(x)',
    'var(--ink)',
    'transparent',
    'a'.repeat(100_000),
  ])('%.40s is rejected', (text) => {
    expect(readColour(text)).toBeUndefined();
  });

  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ffffff', '#ffffff', 1],
  ])('%s on %s has a contrast of %d', (one, other, expected) => {
    expect(contrast(readColour(one) ?? [0, 0, 0], readColour(other) ?? [0, 0, 0])).toBeCloseTo(expected, 2);
  });

  it('applies only where it is readable', () => {
    expect(readableColour('#767676', '#ffffff')).toBe('#767676');
    expect(readableColour('#777777', '#ffffff')).toBeUndefined();
    expect(readableColour('white', '#161c2c')).toBe('#ffffff');
    expect(readableColour(undefined, '#ffffff')).toBeUndefined();
    expect(readableColour('red', 'none')).toBeUndefined();
  });

  it('is always output as a plain hexadecimal colour', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readableColour(text, '#ffffff') ?? '#000000').toMatch(/^#[\da-f]{6}$/);
      }),
    );
  });
});
