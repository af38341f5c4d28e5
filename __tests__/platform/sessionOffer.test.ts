import { SESSION_WANTED } from '../../src/contract/sessionWanted';
import { type OfferWindow, offerSession } from '../../src/platform/sessionOffer';

it("A page that records offers its session in the console, and to the sandbox's page, which asks by the storage", async () => {
  const wanted: (string | undefined)[] = [];
  const page = new EventTarget();
  const window = { addEventListener: page.addEventListener.bind(page) } as unknown as OfferWindow;
  offerSession(window, async (by) => {
    wanted.push(by);
    return 'the session';
  });
  await expect(window.exportSession?.()).resolves.toBe('the session');
  for (const key of [SESSION_WANTED, 'anything else', null]) page.dispatchEvent(new StorageEvent('storage', { key }));
  expect(wanted).toEqual([undefined, 'elsewhere']);
});
