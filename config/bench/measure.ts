import type { Browser, Page } from '@playwright/test';

/** A row of the table: the median of what was measured, and how much it may be at most. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'elements' | 'times';
  readonly most?: number;
}

export const RUNS = 12;

/** How many times slower than this one the processor is. */
export const SLOWDOWN = 4;

/** A mobile connection, in bytes a second: over loopback the order of calls would make no difference. */
export const LINE = { latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 375_000 };

/** Measures on a page in a fresh context, on that connection and with that processor. */
export const onSlowPage = async <Measured>(
  browser: Browser,
  measure: (page: Page) => Promise<Measured>,
): Promise<Measured> => {
  const page = await browser.newPage();
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
    return await measure(page);
  } finally {
    await page.close();
  }
};

/** Measures one after another, and leaves out the first, which warms up the server. */
export const repeatedly = async <Measured>(measure: () => Promise<Measured>): Promise<readonly Measured[]> => {
  const all: Measured[] = [];
  for (let turn = 0; turn <= RUNS; turn += 1) all.push(await measure());
  return all.slice(1);
};

/** The median; the mean of the two middle values if their number is even. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
};
