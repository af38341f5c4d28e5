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
    expect([storage.read('a'), storage.write('a', 'text'), storage.remove('a')]).toEqual([undefined, false, undefined]);
  });

  it('reports that it is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(createStorage(() => window.localStorage).write('a', 'new')).toBe(false);
  });
});
