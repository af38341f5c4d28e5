import { screen, within } from '@testing-library/react';
import { openPortal, textOf } from '../support/journey';

beforeEach(() => {
  jest.useFakeTimers();
});

const PRODUCTS_FAILED = 'There was an issue fetching the portfolio products';

const shownReference = () => {
  const alert = within(screen.getByRole('main')).getByRole('alert');
  return /Reference (\S+)/.exec(textOf(alert))?.[1];
};

describe('The reference of a failure', () => {
  it("is shown in the page's error, and is the one that was posted", async () => {
    const portal = await openPortal({ faults: 'products:500' });
    const [record] = portal.sandbox.sent().logs as readonly { message: string; additional: readonly unknown[] }[];
    expect(record?.message).toBe(PRODUCTS_FAILED);
    expect(shownReference()).toMatch(/^[0-9A-Z]+-[0-9A-Z]{6}$/);
    expect(record?.additional).toContain(shownReference());
  });

  it('is another one when "Try again" fails as well', async () => {
    const portal = await openPortal({ faults: 'products:500' });
    const first = shownReference();
    await portal.user.click(screen.getByRole('button', { name: 'Try again' }));
    await portal.settle();
    expect(shownReference()).not.toBe(first);
  });

  it('is copied by its button, which a toast confirms', async () => {
    const portal = await openPortal({ faults: 'products:500' });
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await portal.user.click(screen.getByRole('button', { name: /Copy/ }));
    await portal.settle();
    expect(writeText.mock.calls).toEqual([[shownReference()]]);
    expect(screen.getByText('Reference copied')).toBeVisible();
  });

  it('is not shown in tiles', async () => {
    const portal = await openPortal({ member: 'everything', faults: 'gapSummary:500' });
    expect(textOf(portal.tile('gap'))).toBe('Gap cover Unavailable Try again');
  });
});
