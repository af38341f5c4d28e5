import fc from 'fast-check';
import { endpoints } from '../../src/contract/endpoints';
import type { ErrorLogRecord } from '../../src/contract/errorLog';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { createServerLog } from '../../src/platform/serverLog';
import { CANCEL, type SendOptions } from '../../src/platform/services';
import { anyCharacter } from '../support/anyCharacter';

const record: ErrorLogRecord = {
  message: 'There was an issue',
  additional: ['why'],
  level: 5,
  timestamp: '2026-01-02T00:00:00.000Z',
  fileName: 'main.js',
  lineNumber: 1,
};

const accepted = async () => ({ body: undefined, language: undefined });

const house = (answer: (cancelled: Promise<never>) => ReturnType<typeof accepted> = accepted) => {
  const sent: { name: string; options: SendOptions | undefined }[] = [];
  const printed: unknown[][] = [];
  const time = { now: 0 };
  const send = createServerLog({
    window: { fetch, console, location: { href: '', origin: '' } },
    http: {
      send({ name }, options) {
        sent.push({ name, options });
        let cancel: () => void = () => undefined;
        const cancelled = new Promise<never>((_, reject) => {
          cancel = () => reject(new Error('given up'));
        });
        return Object.assign(answer(cancelled), { [CANCEL]: cancel });
      },
    },
    print: (...parts) => void printed.push(parts),
    clock: { now: () => time.now },
    timeoutMs: 60_000,
    configuration: defaultConfiguration,
    secrets: () => [],
  });
  return { send, sent, printed, time };
};

const FAILED = [5, 'FAILED TO LOG ON SERVER', 'There was an issue'];

describe('the log of the server', () => {
  // Rule `log.failure`.
  it('that cannot be reached: the console gets the original message, once', async () => {
    const { send, sent, printed } = house(() => Promise.reject(new Error('down')));
    send(record);
    await new Promise(process.nextTick);
    expect(printed).toEqual([FAILED]);
    expect(sent).toHaveLength(1);
  });

  it('that never answers: the console gets that after the time-out', async () => {
    jest.useFakeTimers();
    const { send, printed } = house((cancelled) => cancelled);
    send(record);
    await jest.advanceTimersByTimeAsync(59_999);
    expect(printed).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(printed).toEqual([FAILED]);
    jest.useRealTimers();
  });

  // Rule `log.limits`.
  it('receives equal errors ten times, whenever they happen, and fifty errors a minute', () => {
    const { send, sent, time } = house();
    for (let i = 0; i < 30; i += 1) {
      time.now += 60_000;
      send({ ...record, timestamp: String(i), additional: [i] });
    }
    expect(sent).toHaveLength(10);
    time.now += 60_000;
    for (let i = 0; i < 80; i += 1) send({ ...record, message: `error ${i}` });
    expect(sent).toHaveLength(60);
    time.now += 60_000;
    send({ ...record, message: 'later' });
    expect(sent).toHaveLength(61);
    // The clock is put back.
    time.now -= 3_600_000;
    for (let i = 0; i < 60; i += 1) send({ ...record, message: `earlier ${i}` });
    expect(sent).toHaveLength(111);
    time.now += 120_000;
    send({ ...record, message: 'later still' });
    expect(sent).toHaveLength(112);
  });

  it('receives all of a burst: what would exceed 64 KiB together does not outlive the page', async () => {
    const { send, sent } = house();
    const long = (count: number) => ({ ...record, message: `${count} ${'x'.repeat(20_000)}` });
    for (let count = 0; count < 5; count += 1) send(long(count));
    const outliving = [0, 1].map((count) => ({ body: long(count), keepalive: true }));
    const others = [2, 3, 4].map((count) => ({ body: long(count) }));
    expect(sent).toEqual([...outliving, ...others].map((options) => ({ name: endpoints.errorLog.name, options })));
    await new Promise(process.nextTick);
    send(long(5));
    expect(sent.at(-1)?.options?.keepalive).toBe(true);
  });

  // Rule `log.limits`.
  it('receives less than 64 KiB, whatever is in the record', () => {
    const long = fc.string({ minLength: 1, maxLength: 3, unit: anyCharacter }).map((text) => text.repeat(20_000));
    fc.assert(
      fc.property(
        long,
        fc.array(long, { maxLength: 3 }),
        fc.array(long, { maxLength: 20 }),
        (message, told, frames) => {
          const { send, sent } = house();
          send({ ...record, message, additional: [...told, frames] });
          expect(new Blob([JSON.stringify(sent[0]?.options?.body)]).size).toBeLessThan(65_536);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('receives the beginning of each text of a record that is too large, and all of any other', () => {
    const { send, sent } = house();
    const frames = [`f@https://portal.example/main.js:${'1'.repeat(1_000)}`, 'g'];
    send({ ...record, additional: ['y'.repeat(50_000), frames] });
    send({ ...record, message: 'x'.repeat(1_000), additional: ['y'.repeat(60_000), frames, 7] });
    expect(sent.map(({ options }) => options?.body)).toEqual([
      { ...record, additional: ['y'.repeat(50_000), frames] },
      { ...record, message: 'x'.repeat(400), additional: ['y'.repeat(400), [frames[0]?.slice(0, 400), 'g'], 7] },
    ]);
  });
});
