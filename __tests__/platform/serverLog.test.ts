import fc from 'fast-check';
import { endpoints } from '../../src/contract/endpoints';
import type { ErrorLogRecord } from '../../src/contract/errorLog';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { createServerLog, fitting } from '../../src/platform/serverLog';
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

const house = (answer: (given: { cancelled: Promise<never> }) => Promise<unknown> = async () => undefined) => {
  const sent: { name: string; options: SendOptions | undefined }[] = [];
  const printed: unknown[][] = [];
  const time = { now: 0 };
  const send = createServerLog({
    window,
    http: {
      send({ name }, options) {
        sent.push({ name, options });
        let cancel: () => void = () => undefined;
        const cancelled = new Promise<never>((_, reject) => {
          cancel = () => reject(new Error('given up'));
        });
        return Object.assign(answer({ cancelled }), { [CANCEL]: cancel });
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

const size = (value: unknown) => new Blob([JSON.stringify(value)]).size;

describe('the log of the server', () => {
  it('receives the record as it is, even when the page is left', () => {
    const { send, sent } = house();
    send(record);
    expect(sent).toEqual([{ name: endpoints.errorLog.name, options: { body: record, keepalive: true } }]);
  });

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
    const { send, printed } = house(({ cancelled }) => cancelled);
    send(record);
    await jest.advanceTimersByTimeAsync(59_999);
    expect(printed).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(printed).toEqual([FAILED]);
    jest.useRealTimers();
  });

  // Rule `log.limits`.
  it('receives equal errors ten times, whenever they happen', () => {
    const { send, sent, time } = house();
    for (let i = 0; i < 30; i += 1) {
      time.now += 60_000;
      send({ ...record, timestamp: String(i), additional: [i] });
    }
    expect(sent).toHaveLength(10);
  });

  // Rule `log.limits`.
  it('receives fifty errors a minute, and more a minute later', () => {
    const { send, sent, time } = house();
    for (let i = 0; i < 80; i += 1) send({ ...record, message: `error ${i}` });
    expect(sent).toHaveLength(50);
    time.now = 60_000;
    send({ ...record, message: 'later' });
    expect(sent).toHaveLength(51);
  });

  it('receives all of a burst: what would exceed 64 KiB together does not outlive the page', async () => {
    const { send, sent } = house();
    const long = (count: number) => ({ ...record, message: `${count} ${'x'.repeat(20_000)}` });
    for (let count = 0; count < 5; count += 1) send(long(count));
    expect(sent.map(({ options }) => options?.keepalive ?? false)).toEqual([true, true, false, false, false]);
    expect(sent.map(({ options }) => options?.body)).toEqual([0, 1, 2, 3, 4].map(long));
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
        fc.array(fc.oneof(long, fc.array(long, { maxLength: 20 })), { maxLength: 30 }),
        (message, additional) => {
          const fitted = fitting({ ...record, message, additional });
          expect(size(fitted)).toBeLessThan(65_536);
          expect(message.startsWith(fitted.message)).toBe(true);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('cuts a long text rather than dropping it', () => {
    const fitted = fitting({ ...record, additional: ['y'.repeat(100_000), ['z'.repeat(5_000), 7]] });
    expect(fitted.additional).toEqual(['y'.repeat(4_000), ['z'.repeat(4_000), 7]]);
  });

  it('drops all details if they are too many, and keeps the beginning of the message', () => {
    const additional = Array.from({ length: 300 }, () => 'y'.repeat(1_000));
    const message = 'x'.repeat(1_000);
    expect(fitting({ ...record, message, additional })).toEqual({
      ...record,
      message: message.slice(0, 400),
      additional: [],
    });
  });

  it('drops the frames last', () => {
    const frames = Array.from({ length: 20 }, (_, i) => `f@https://portal.example/main.js:${i}:1`);
    const fitted = fitting({ ...record, message: 'x'.repeat(100_000), additional: ['why', 'REF', 'url', frames] });
    expect(fitted.message).toHaveLength(4_000);
    expect(fitted.additional).toEqual(['why', 'REF', 'url', frames]);
  });
});
