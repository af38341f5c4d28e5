import { createClipboard } from '../../src/platform/clipboard';

describe('the clipboard', () => {
  it('accepts a text', async () => {
    const taken: string[] = [];
    const clipboard = { writeText: async (text: string) => void taken.push(text) } as unknown as Navigator['clipboard'];
    await expect(createClipboard(() => ({ clipboard })).write('REF')).resolves.toBe(true);
    expect(taken).toEqual(['REF']);
  });

  it('reports that it is forbidden', async () => {
    const clipboard = { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) };
    const navigator = { clipboard } as unknown as Navigator;
    await expect(createClipboard(() => navigator).write('REF')).resolves.toBe(false);
  });

  it('reports that it does not exist, as outside secure contexts', async () => {
    await expect(createClipboard(() => ({}) as Navigator).write('REF')).resolves.toBe(false);
  });
});
