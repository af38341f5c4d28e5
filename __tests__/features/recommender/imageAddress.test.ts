import { imageAddress } from '../../../src/features/recommender/imageAddress';

describe("the address of an item's picture", () => {
  it.each([
    '/cms/site/images/travel.svg',
    'https://images.example/a.png',
    'images/a.png',
    'data:image/png;base64,AAAA',
  ])('is used as it comes: %s', (address) => {
    expect(imageAddress(address)).toBe(address);
  });

  it.each([
    undefined,
    '  ',
    'javascript:alert(1)',
    'data:text/html,<b>x</b>',
    'mailto:a@b.example',
    'TEL:123',
    'blob:x',
  ])('is no picture: %s', (address) => {
    expect(imageAddress(address)).toBeUndefined();
  });
});
