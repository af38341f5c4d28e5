import type { Page, Request } from '@playwright/test';

/** The calls that outlive the page: their body is never read, so they end with their status. */
const OUTLIVES = /\/(uilogging\/error|analytics\/event)$/;

const watched = new WeakMap<Page, Set<Request>>();

/** The requests of a page that have not ended, from the first call of this function on. */
export const underWay = (page: Page): Set<Request> => {
  const known = watched.get(page);
  if (known !== undefined) return known;
  const requests = new Set<Request>();
  watched.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('response', (response) => {
    if (OUTLIVES.test(new URL(response.url()).pathname)) requests.delete(response.request());
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return requests;
};

/** Lets the page do everything that needs no time: its tasks run one after another, even if its clock stands still. */
export const haveTurns = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(undefined);
      });
    }
  });
