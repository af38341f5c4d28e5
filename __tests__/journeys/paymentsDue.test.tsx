import { screen, within } from '@testing-library/react';
import { openPortal, textOf } from '../support/journey';

beforeEach(() => {
  jest.useFakeTimers();
});

const _UNCHECKED = 'We could not check whether payments are due on Life insurance.';
const region = () => screen.queryByRole('region', { name: 'Payments due' });
const lines = () =>
  region()
    ? within(region() as HTMLElement)
        .queryAllByRole('listitem')
        .map(textOf)
    : [];

const debts = [
  'Health Your medical aid contribution of November has not been paid. Fix it now',
  'Car and home insurance Your last debit order was returned by your bank. Fix it now',
];
const arrears = 'Life insurance Payments are in arrears. $ 1,234.50 Fix it now';
const fee = 'Drive rewards Your rewards membership fee is outstanding. Fix it now';

// Rules `payments.due`, `payments.arrears`, `payments.unchecked`.
describe('The payments due', () => {
  it.each(['/portfolio', '/bal-portfolio'])('are directly below the heading of %s, and in the tiles', async (at) => {
    const portal = await openPortal({ member: 'arrears', at });
    expect(lines()).toEqual([...debts, fee, arrears]);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.parentElement?.nextElementSibling).toBe(region());
    expect(within(region() as HTMLElement).getByRole('heading', { level: 2 })).toHaveTextContent(/^Payments due$/);
    expect(textOf(portal.tile('insure'))).toContain('Your last debit order was returned by your bank. Fix it now');
  });
});
