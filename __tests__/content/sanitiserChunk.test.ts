import { sanitise } from '../../src/content/sanitise';
import { createChunkSource, sanitiserChunk } from '../../src/content/sanitiserChunk';

describe('the chunk of the sanitiser', () => {
  it('is fetched once however many ask for it', async () => {
    let fetched = 0;
    const source = createChunkSource(async () => {
      fetched += 1;
      return { sanitise };
    });
    expect(source.read()).toEqual({ status: 'waiting' });
    await Promise.all([source.load(), source.load()]);
    await source.load();
    expect(fetched).toBe(1);
    expect(source.read()).toEqual({ status: 'present', module: { sanitise } });
  });

  it('is fetched anew when asked for after a failure, and tells those who listen', async () => {
    const answers = [() => Promise.reject(new Error('gone')), async () => ({ sanitise })];
    const source = createChunkSource(() => (answers.shift() ?? (() => Promise.reject(new Error('too many'))))());
    const heard: string[] = [];
    const stop = source.subscribe(() => heard.push(source.read().status));
    await expect(source.load()).rejects.toThrow('gone');
    await source.load();
    stop();
    expect(heard).toEqual(['failed', 'waiting', 'present']);
  });

  it('of the portal brings the sanitiser', async () => {
    await sanitiserChunk.load();
    expect(sanitiserChunk.read()).toMatchObject({ status: 'present', module: { sanitise } });
  });
});
