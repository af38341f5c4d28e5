import { createChunk } from '../../src/platform/chunk';

const part = { draw: () => 'drawn' };

describe('the source of a chunk', () => {
  it('fetches it once however often it is requested', async () => {
    let fetched = 0;
    const source = createChunk(async () => {
      fetched += 1;
      return part;
    });
    expect(source.read()).toEqual({ status: 'waiting' });
    await Promise.all([source.load(), source.load()]);
    await expect(source.load()).resolves.toBe(part);
    expect(fetched).toBe(1);
    expect(source.read()).toEqual({ status: 'present', module: part });
  });

  it('tries again when requested after a failure, and notifies its listeners until they leave', async () => {
    const answers = [() => Promise.reject(new Error('gone')), async () => part];
    const source = createChunk(() => (answers.shift() ?? (() => Promise.reject(new Error('too many'))))());
    const heard: string[] = [];
    source.subscribe(() => heard.push('left'))();
    source.subscribe(() => heard.push(source.read().status));
    await expect(source.load()).rejects.toThrow('gone');
    await source.load();
    expect(heard).toEqual(['failed', 'waiting', 'present']);
  });
});
