import { type BrowserContext, expect, type Page, test as playwright, type Request } from '@playwright/test';
import { type Blocks, readBlocks } from './blocks';

/** What one visit left behind, beside what is on the screen. */
export interface Traces {
  /** Messages of the records that reached the error log, in their order. */
  readonly records: readonly string[];
  /** How often the browser's session was seen to make each call. */
  readonly calls: ReadonlyMap<string, number>;
}

/** The longest that a call may take on this host, in milliseconds (spec section 9). */
const TIME_OUT = 600_000;
/** Passes every wait of the page but the time-out: a dialog's for the others, a content block's for its rest. */
const EVERY_WAIT = 4_000;

/** How long a busy machine may take, in milliseconds of real time. */
const PATIENCE = 30_000;
/** A browser keeps no more connections to one host. */
const MOST_CONNECTIONS = 6;
/** The calls that outlive the page. */
const OUTLIVES = /\/(uilogging\/error|analytics\/event)$/;

/** Says of a path whether a call of it hangs. */
type Hanging = (path: string) => boolean;

const none: Hanging = () => false;

/** What a page shows as long as something is on its way to be drawn. */
const BUSY = '[aria-busy="true"], :text-is("Loading content...")';

/** Lets the page go on for a moment of real time. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 30));

/** One browser page for many visits; each is a session of its own. Time is virtual: it also passes on demand. */
export class Portal {
  /** What the page wrote to the console as warning or error, and what nobody caught, since the visit began. */
  complaints: string[] = [];
  private visits = 0;
  private readonly underWay = new Set<Request>();
  private aborted: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
  ) {}

  /** Makes a portal that listens to all that the page does. */
  static async open(context: BrowserContext): Promise<Portal> {
    const page = await context.newPage();
    await page.clock.install();
    const portal = new Portal(page, context);
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') portal.complaints.push(message.text());
    });
    page.on('pageerror', (error) => portal.complaints.push(`uncaught: ${error.message}`));
    page.on('request', (request) => portal.underWay.add(request));
    // The body of a call that outlives the page is never read, so it ends with its status.
    page.on('response', (response) => {
      if (OUTLIVES.test(response.url())) portal.underWay.delete(response.request());
    });
    page.on('requestfinished', (request) => portal.underWay.delete(request));
    page.on('requestfailed', (request) => {
      portal.underWay.delete(request);
      if (request.failure()?.errorText === 'net::ERR_ABORTED') portal.aborted.push(new URL(request.url()).pathname);
    });
    return portal;
  }

  /** A new session of a member, with faults from the first call on. */
  async visit(member: string, screen: string, faults: string): Promise<void> {
    this.visits += 1;
    await this.page.goto('about:blank');
    await this.context.clearCookies();
    this.complaints = [];
    this.aborted = [];
    this.underWay.clear();
    // The number makes every address another one, so that none is taken for a mere change of its hash.
    await this.page.goto(`/?member=${member}&fail=${faults}&visit=${this.visits}#/${screen}`);
  }

  /** Waits until nothing is under way but calls that hang, and no wait of the page is left. */
  async settle(hangs: Hanging = none): Promise<void> {
    await this.answered(hangs);
    await this.page.clock.fastForward(EVERY_WAIT);
    await this.calm(hangs);
  }

  /** Lets the time of the calls that hang run out, also of those that can only leave once others are given up. */
  async timeOut(hangs: Hanging): Promise<void> {
    do {
      await this.page.clock.fastForward(TIME_OUT);
      await pause();
    } while (this.waitingFor((path) => !hangs(path)) > 0);
    await this.calm();
  }

  /** Waits until so many calls hang that no other can leave. */
  async flood(hangs: Hanging): Promise<void> {
    await expect
      .poll(() => this.waitingFor((path) => !hangs(path)), { timeout: PATIENCE })
      .toBeGreaterThanOrEqual(MOST_CONNECTIONS);
  }

  /** Waits until nothing is under way but calls that hang, and what has arrived is drawn. */
  async calm(hangs: Hanging = none): Promise<void> {
    do {
      await this.answered(hangs);
      if (hangs === none) await expect(this.page.locator(BUSY)).toHaveCount(0, { timeout: PATIENCE });
      await pause();
    } while (this.waitingFor(hangs) > 0);
  }

  /** The paths of the calls that the page gave up. */
  givenUp(): readonly string[] {
    return this.aborted;
  }

  /** What stands on the screen. */
  blocks(): Promise<Blocks> {
    return readBlocks(this.page);
  }

  /** What the visit left at the server. */
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
    return [...this.underWay].filter((request) => !hangs(new URL(request.url()).pathname)).length;
  }
}

/** Playwright's test with one portal for all tests of a worker. */
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
