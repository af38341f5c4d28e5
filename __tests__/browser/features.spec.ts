import { expect, test } from '@playwright/test';
import { open, settled, violations } from './portal';
import { type PortalServer, startServer } from './portalServer';

const MESSAGE = 'We are improving this service. It is back at two o’clock.';
const night = {
  products: ['gap', 'life'],
  from: '2020-01-01T00:00:00Z',
  until: '2099-01-01T00:00:00Z',
  message: MESSAGE,
};

test.describe('a portal with blocks that are off, and products that are down', () => {
  let server: PortalServer;

  test.beforeAll(async () => {
    server = await startServer({ features: { recommender: false, banners: false }, downtime: [night] });
  });

  test.afterAll(() => server.stop());

  // Rules `features.off`, `downtime.tile`.
  test('asks for none of them, early or late, and says what is down', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await open(page, `${server.address}?member=everything`);
    await expect(page.getByRole('heading', { name: 'Manage your details' })).toBeVisible();
    await settled(page);
    for (const name of ['gap', 'life']) await expect(page.locator(`[data-tile="${name}"]`)).toContainText(MESSAGE);
    expect(calls.filter((path) => /\/(gap|life|rewards\/banner|banner|recommender)\//.test(path))).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });
});
