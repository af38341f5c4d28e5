import { type ExportWindow, offerSession, SESSION_WANTED } from '../../src/platform/sessionExport';

it('A session is saved as a file, of which nothing stays in memory: from the console, and at the press of the sandbox', async () => {
  const saved: string[] = [];
  const kept = new Map<string, Blob>();
  document.addEventListener('click', ({ target }) => saved.push((target as HTMLAnchorElement).download));
  const page = new EventTarget();
  const window = {
    addEventListener: page.addEventListener.bind(page),
    document: { createElement: (name: 'a') => document.body.appendChild(document.createElement(name)) },
    Blob,
    URL: {
      createObjectURL: (made: Blob) => {
        expect([made.type, made.size]).toEqual(['application/json', 7]);
        kept.set('#made', made);
        return '#made';
      },
      revokeObjectURL: (address: string) => kept.delete(address),
    },
  } as unknown as ExportWindow;
  offerSession(window, async () => '{"a":1}');

  await expect(window.exportSession?.()).resolves.toBe('{"a":1}');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('#made');
  expect([saved, kept.size]).toEqual([['session.json'], 0]);
  for (const key of [SESSION_WANTED, 'anything else', null]) page.dispatchEvent(new StorageEvent('storage', { key }));
  await Promise.resolve();
  expect(saved).toEqual(['session.json', 'session.json']);
});
