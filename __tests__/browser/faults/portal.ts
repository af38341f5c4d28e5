import { expect, type Page, test as playwright, type Request } from '@playwright/test';
import { haveTurns, underWay } from '../portal';

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

/** What a page shows while something is still loading. */
const BUSY = '[aria-busy="true"], [data-skeleton], :text-is("Loading content...")';

/** One browser page for many visits; each has its own session. Time is virtual, and passes on demand as well. */
export class Portal {
  /** The page's console warnings and errors, and uncaught errors, since the visit began. */
  complaints: string[] = [];
  /** The paths of the calls that the page gave up. */
  givenUp: string[] = [];
  private visits = 0;
  private hangs: ((path: string) => boolean) | undefined;
  private readonly requests: Set<Request>;

  constructor(readonly page: Page) {
    this.requests = underWay(page);
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(`uncaught: ${error.message}`));
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText === 'net::ERR_ABORTED') this.givenUp.push(new URL(request.url()).pathname);
    });
  }

  /** Starts a new session of a member, with faults from the first call on; calls to some paths may hang. */
  async visit(member: string, screen: string, faults: string, hangs?: (path: string) => boolean): Promise<void> {
    this.visits += 1;
    this.hangs = hangs;
    await this.page.goto('about:blank');
    await this.page.context().clearCookies();
    this.complaints = [];
    this.givenUp = [];
    this.requests.clear();
    // The number makes every address different, so that none counts as a mere change of the hash.
    await this.page.goto(`/?member=${member}&fail=${faults}&visit=${this.visits}#/${screen}`);
  }

  /** Waits until only hanging calls are left, and no wait of the page. */
  async settle(): Promise<void> {
    await this.answered();
    await this.page.clock.fastForward(EVERY_WAIT);
    await this.calm();
  }

  /** Lets hanging calls time out in a page that then leads elsewhere: its turns end whenever it leaves. */
  async timeOutAndLeave(): Promise<void> {
    await this.page.clock.fastForward(TIME_OUT);
    this.hangs = undefined;
  }

  /** Lets hanging calls time out, also those that can only be sent once others are given up. */
  async timeOut(): Promise<void> {
    do {
      await this.page.clock.fastForward(TIME_OUT);
      await haveTurns(this.page);
    } while (this.hanging() > 0);
    this.hangs = undefined;
    await this.calm();
  }

  /** Waits until so many calls hang that no other can be sent. */
  async flood(): Promise<void> {
    await expect.poll(() => this.hanging(), { timeout: PATIENCE }).toBeGreaterThanOrEqual(MOST_CONNECTIONS);
  }

  /** Waits until only hanging calls are left, and everything that arrived is drawn. */
  async calm(): Promise<void> {
    do {
      await this.answered();
      if (this.hangs === undefined) {
        await expect(this.page.locator(BUSY)).toHaveCount(0, { timeout: PATIENCE });
        await expect(this.page.locator('dialog [aria-description]')).toHaveCount(0, { timeout: PATIENCE });
      }
      await haveTurns(this.page);
    } while (this.waiting() > 0);
  }

  private async answered(): Promise<void> {
    await expect.poll(() => this.waiting(), { intervals: [20], timeout: PATIENCE }).toBe(0);
  }

  private hanging(): number {
    return [...this.requests].filter((request) => this.hangs?.(new URL(request.url()).pathname)).length;
  }

  private waiting(): number {
    return this.requests.size - this.hanging();
  }
}

/** Playwright's test with one portal per worker. */
export const test = playwright.extend<object, { portal: Portal }>({
  portal: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
      // In the morning, so that no time that passes on demand leads to another day than that of the healthy page.
      await page.clock.install({ time: new Date().setHours(9, 0, 0, 0) });
      await use(new Portal(page));
      await page.close();
    },
    { scope: 'worker' },
  ],
});
