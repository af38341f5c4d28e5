import { type BrowserContext, expect, type Page, test as playwright, type Request } from '@playwright/test';
import { haveTurns, underWay } from '../portal';
import { type Blocks, readBlocks } from './blocks';

/** What one visit caused, besides what is on the screen. */
export interface Traces {
  /** Messages of the records that reached the error log, in their order. */
  readonly records: readonly string[];
  /** How often each call was made in the browser's session. */
  readonly calls: ReadonlyMap<string, number>;
}

/** The longest that a call may take on this host, in milliseconds (rule `call.timeout`). */
const TIME_OUT = 600_000;
/**
 * Longer than every wait of the page except the time-out: that of dialogs for each other, and that of a content block.
 */
const EVERY_WAIT = 4_000;

/** How long a busy machine may take, in milliseconds of real time. */
const PATIENCE = 30_000;
/** The most connections that a browser opens to one host. */
const MOST_CONNECTIONS = 6;

/** Whether a call to this path hangs. */
type Hanging = (path: string) => boolean;

const none: Hanging = () => false;

/** What a page shows while something is still loading. */
const BUSY = '[aria-busy="true"], [data-skeleton], :text-is("Loading content...")';

/** One browser page for many visits; each has its own session. Time is virtual, and passes on demand as well. */
export class Portal {
  /** The page's console warnings and errors, and uncaught errors, since the visit began. */
  complaints: string[] = [];
  private visits = 0;
  private aborted: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly requests: Set<Request>,
  ) {}

  /** Opens a portal that listens to everything the page does. */
  static async open(context: BrowserContext): Promise<Portal> {
    const page = await context.newPage();
    // In the morning, so that no time that passes on demand leads to another day than that of the healthy page.
    await page.clock.install({ time: new Date().setHours(9, 0, 0, 0) });
    const portal = new Portal(page, context, underWay(page));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') portal.complaints.push(message.text());
    });
    page.on('pageerror', (error) => portal.complaints.push(`uncaught: ${error.message}`));
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText === 'net::ERR_ABORTED') portal.aborted.push(new URL(request.url()).pathname);
    });
    return portal;
  }

  /** Starts a new session of a member, with faults from the first call on. */
  async visit(member: string, screen: string, faults: string): Promise<void> {
    this.visits += 1;
    await this.page.goto('about:blank');
    await this.context.clearCookies();
    this.complaints = [];
    this.aborted = [];
    this.requests.clear();
    // The number makes every address different, so that none counts as a mere change of the hash.
    await this.page.goto(`/?member=${member}&fail=${faults}&visit=${this.visits}#/${screen}`);
  }

  /** Waits until only hanging calls are left, and no wait of the page. */
  async settle(hangs: Hanging = none): Promise<void> {
    await this.answered(hangs);
    await this.page.clock.fastForward(EVERY_WAIT);
    await this.calm(hangs);
  }

  /** Lets hanging calls time out in a page that then leads elsewhere: its turns end whenever it leaves. */
  async timeOutAndLeave(): Promise<void> {
    await this.page.clock.fastForward(TIME_OUT);
  }

  /** Lets hanging calls time out, also those that can only be sent once others are given up. */
  async timeOut(hangs: Hanging): Promise<void> {
    do {
      await this.page.clock.fastForward(TIME_OUT);
      await haveTurns(this.page);
    } while (this.waitingFor((path) => !hangs(path)) > 0);
    await this.calm();
  }

  /** Waits until so many calls hang that no other can be sent. */
  async flood(hangs: Hanging): Promise<void> {
    await expect
      .poll(() => this.waitingFor((path) => !hangs(path)), { timeout: PATIENCE })
      .toBeGreaterThanOrEqual(MOST_CONNECTIONS);
  }

  /** Waits until only hanging calls are left, and everything that arrived is drawn. */
  async calm(hangs: Hanging = none): Promise<void> {
    do {
      await this.answered(hangs);
      if (hangs === none) {
        await expect(this.page.locator(BUSY)).toHaveCount(0, { timeout: PATIENCE });
        await expect(this.page.locator('dialog [aria-description]')).toHaveCount(0, { timeout: PATIENCE });
      }
      await haveTurns(this.page);
    } while (this.waitingFor(hangs) > 0);
  }

  /** The paths of the calls that the page gave up. */
  givenUp(): readonly string[] {
    return this.aborted;
  }

  /** What is on the screen. */
  blocks(): Promise<Blocks> {
    return readBlocks(this.page);
  }

  /** What the visit left on the server. */
  async traces(): Promise<Traces> {
    const sent: { readonly logs: readonly { message: string }[]; readonly calls: readonly { call: string }[] } = await (
      await this.context.request.get('/sandbox/sent.json', { maxRetries: 3 })
    ).json();
    const calls = new Map<string, number>();
    for (const { call } of sent.calls) calls.set(call, (calls.get(call) ?? 0) + 1);
    return { records: sent.logs.map(({ message }) => message), calls };
  }

  private async answered(hangs: Hanging): Promise<void> {
    await expect.poll(() => this.waitingFor(hangs), { intervals: [20], timeout: PATIENCE }).toBe(0);
  }

  private waitingFor(hangs: Hanging): number {
    return [...this.requests].filter((request) => !hangs(new URL(request.url()).pathname)).length;
  }
}

/** Playwright's test with one portal per worker. */
export const test = playwright.extend<object, { portal: Portal }>({
  portal: [
    async ({ browser }, use, { project }) => {
      const baseURL = project.use.baseURL;
      const context = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        viewport: { width: 1440, height: 900 },
      });
      await use(await Portal.open(context));
      await context.close();
    },
    { scope: 'worker' },
  ],
});
