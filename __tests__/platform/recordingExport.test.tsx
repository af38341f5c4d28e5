import { offerRecording, RECORDING_WANTED } from '../../src/platform/recordingExport';

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
