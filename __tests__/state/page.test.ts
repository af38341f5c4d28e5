import { pageReducer } from '../../src/state/page';

describe('the page in the store', () => {
  const page = { host: 'portal.example', origin: 'https://portal.example', path: '/' };

  it('is what the store was created with, whatever happens', () => {
    expect(pageReducer(page)).toBe(page);
    expect(pageReducer(undefined).origin).toBe('');
  });
});
