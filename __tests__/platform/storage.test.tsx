import { offerRecording, RECORDING_WANTED } from '../../src/platform/recordingExport';
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

it('A session is saved as a file, of which nothing stays in memory: from the console, and at the press of the sandbox', async () => {
  const saved: (string | null)[] = [];
  const kept = new Map<string, Blob>();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href'), this.download);
  });
  Object.assign(URL, {
    createObjectURL: (made: Blob) => {
      expect([made.type, made.size]).toEqual(['application/json', 7]);
      kept.set('#made', made);
      return '#made';
    },
    revokeObjectURL: (address: string) => kept.delete(address),
  });
  offerRecording(async () => '{"a":1}');

  await expect(Reflect.get(window, 'exportSession')()).resolves.toBe('{"a":1}');
  expect([saved, kept.size]).toEqual([['#made', 'session.json'], 0]);
  for (const key of [RECORDING_WANTED, 'anything else', null])
    window.dispatchEvent(new StorageEvent('storage', { key }));
  await Promise.resolve();
  expect(saved).toEqual(['#made', 'session.json', '#made', 'session.json']);
});
