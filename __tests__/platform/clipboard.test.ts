import { createClipboard } from '../../src/platform/clipboard';

describe('the clipboard', () => {
  it('accepts a text', async () => {
    const taken: string[] = [];
    const clipboard = { writeText: async (text: string) => void taken.push(text) } as unknown as Navigator['clipboard'];
    expect(createClipboard(() => ({ clipboard })).isAvailable()).toBe(true);
    await expect(createClipboard(() => ({ clipboard })).write('REF')).resolves.toBe(true);
    expect(taken).toEqual(['REF']);
  });

  it('reports that it is forbidden', async () => {
    const clipboard = { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) };
    const navigator = { clipboard } as unknown as Navigator;
    await expect(createClipboard(() => navigator).write('REF')).resolves.toBe(false);
  });

  it('reports that it does not exist, as outside secure contexts', async () => {
    const missing = createClipboard(() => ({}));
    expect(missing.isAvailable()).toBe(false);
    await expect(missing.write('REF')).resolves.toBe(false);
  });
});
