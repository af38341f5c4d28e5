import { fragmentKey } from '../../src/content/source';

describe('the name of a fragment in the state', () => {
  it('is its path', () => {
    expect(fragmentKey({ path: '/a' })).toBe('/a');
  });

  it('distinguishes the path with a prefix from the one without', () => {
    expect(fragmentKey({ path: '/a', ownContext: true })).not.toBe(fragmentKey({ path: '/a' }));
  });
});
