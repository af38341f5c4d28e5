import { SESSION_CHANNEL } from '../../src/contract/sessionExchange';
import { askSandbox, type ExportWindow, handOver, saveFile } from '../../src/platform/sessionExport';

describe('A recorded session', () => {
  it('is saved as a file of JSON, of which nothing stays in memory', async () => {
    const saved: string[] = [];
    const kept = new Map<string, Blob>();
    let blob: Blob | undefined;
    document.addEventListener('click', ({ target }) => saved.push((target as HTMLAnchorElement).download), {
      once: true,
    });
    const page = {
      Blob,
      URL: {
        createObjectURL: (made: Blob) => {
          blob = made;
          kept.set('#made', made);
          return '#made';
        },
        revokeObjectURL: (address: string) => kept.delete(address),
      },
      document: {
        createElement: (name: 'a') => document.body.appendChild(document.createElement(name)),
      },
    } as unknown as ExportWindow;
    saveFile(page, 'session.json', '{"a":1}');
    expect(saved).toEqual(['session.json']);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('#made');
    expect([blob?.type, blob?.size, kept.size]).toEqual(['application/json', 7, 0]);
  });

  it("is handed to the sandbox's page on its channel, which is closed again", () => {
    const said: unknown[] = [];
    const open = new Set<string>();
    class Channel {
      constructor(readonly name: string) {
        open.add(name);
      }
      postMessage(text: string) {
        if (open.has(this.name)) said.push([this.name, text]);
      }
      close() {
        open.delete(this.name);
      }
    }
    handOver({ BroadcastChannel: Channel } as unknown as ExportWindow, 'the session');
    expect([said, open.size]).toEqual([[[SESSION_CHANNEL, 'the session']], 0]);
  });

  it('says who was signed in, and what failed, in the notation of an address', async () => {
    const faults = [
      { call: 'bankSummary', kind: 500 },
      { call: 'headings', kind: 'cut' },
    ];
    const fetch = async (address: string) =>
      address === '/sandbox/sent.json'
        ? new Response(JSON.stringify({ member: 'everything', faults, sent: [] }))
        : new Response('', { status: 404 });
    await expect(askSandbox({ fetch } as unknown as ExportWindow)).resolves.toEqual({
      member: 'everything',
      faults: 'bankSummary:500,headings:cut',
    });
  });
});
