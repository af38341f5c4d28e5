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
});
