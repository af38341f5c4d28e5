import { type Waiting, watchForWaiting } from '../../config/jest/waiting';

/** Timers that fire only when the test says so. */
const world = () => {
  const due: (() => void)[] = [];
  const set = (callback: (...values: unknown[]) => void) => due.push(() => callback());
  const opened: unknown[] = [];
  const waiting: Waiting = {
    timers: { setTimeout: set, setInterval: set },
    sockets: { connect: (to) => void opened.push(to) },
  };
  return { ...waiting, due, opened, watch: watchForWaiting(waiting) };
};

describe('The guard against waiting', () => {
  it('notes a timer that fires, and where it was set', () => {
    const { timers, due, watch } = world();
    const ring = jest.fn();
    timers.setTimeout(ring, 5);
    timers.setInterval(() => undefined, 50);
    expect(watch.taken()).toEqual([]);
    for (const fire of due) fire();
    expect(ring).toHaveBeenCalledTimes(1);
    const found = watch.taken();
    expect(found).toEqual([
      expect.stringMatching(/^setTimeout of 5 ms\n/),
      expect.stringMatching(/^setInterval of 50/),
    ]);
    expect(found[0]).toContain('waiting.test.ts');
    expect(watch.taken()).toEqual([]);
  });

  it('lets no timer disturb a later test than the one that has set it', () => {
    const { timers, due, watch } = world();
    const ring = jest.fn();
    timers.setTimeout(ring, 5);
    watch.nextTest();
    for (const fire of due) fire();
    expect(ring).not.toHaveBeenCalled();
    expect(watch.taken()).toEqual([]);
  });

  it('lets a timer pass that has no delay', () => {
    const { timers, due, watch } = world();
    timers.setTimeout(() => undefined);
    timers.setTimeout(() => undefined, 0);
    for (const fire of due) fire();
    expect(watch.taken()).toEqual([]);
  });

  it('refuses and notes a connection, until it ends', () => {
    const { sockets, opened, watch } = world();
    expect(() => sockets.connect({ port: 80 })).toThrow('No network in a unit test.');
    expect(watch.taken()).toEqual([expect.stringContaining('a connection to {"port":80}')]);
    watch.end();
    sockets.connect({ port: 81 });
    expect(opened).toEqual([{ port: 81 }]);
  });

  it('is on in this test as well', () => {
    expect(setTimeout.name).toBe('guarded');
    expect(setInterval.name).toBe('guarded');
  });
});
