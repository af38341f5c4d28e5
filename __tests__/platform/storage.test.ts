import { createStorage } from '../../src/platform/storage';

describe('the storage', () => {
  it('gives back what it was given', () => {
    const storage = createStorage(() => window.localStorage);
    expect(storage.write('a', 'text')).toBe(true);
    expect(storage.read('a')).toBe('text');
    expect(storage.read('b')).toBeUndefined();
  });

  it('is empty and keeps nothing where the member forbids it', () => {
    const storage = createStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(storage.read('a')).toBeUndefined();
    expect(storage.write('a', 'text')).toBe(false);
  });

  it('says so when it is full', () => {
    const full = {
      getItem: () => 'old',
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const storage = createStorage(() => full as unknown as Storage);
    expect(storage.write('a', 'new')).toBe(false);
    expect(storage.read('a')).toBe('old');
  });
});
