import { createStorage } from '../../src/platform/storage';

describe('the storage', () => {
  it('returns what was stored', () => {
    const storage = createStorage(() => window.localStorage);
    expect(storage.write('a', 'text')).toBe(true);
    expect(storage.read('a')).toBe('text');
    expect(storage.read('b')).toBeUndefined();
    storage.remove('a');
    expect(storage.read('a')).toBeUndefined();
  });

  it('is empty and stores nothing if the member forbids it', () => {
    const storage = createStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(storage.read('a')).toBeUndefined();
    expect(storage.write('a', 'text')).toBe(false);
    expect(() => storage.remove('a')).not.toThrow();
  });

  it('reports that it is full', () => {
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
