import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal } from '../support/journey';

beforeEach(() => {
  jest.useFakeTimers();
});

const copyButtons = () =>
  screen.queryAllByRole('button', { name: /^Copy (?!reference)/ }).map((button) => button.getAttribute('aria-label'));

// Rule `number.copy`.
it('Numbers of single tiles can be copied, those of a list once it is open; the rest has no button', async () => {
  // Brings a clipboard, which jsdom does not have.
  const portal = await openPortal({ member: 'everything', beforeStart: () => void userEvent.setup() });
  await portal.settle();
  expect(copyButtons()).toEqual([
    'Copy Policy number 0784512369',
    'Copy Policy number 4001987234',
    'Copy Policy number 5100348821',
    'Copy Policy number W-2201947',
    'Copy Account number IOT-77104-2',
  ]);
  await portal.user.click(within(portal.tile('gap')).getByRole('button', { name: '2 policies' }));
  expect(copyButtons()).toHaveLength(7);
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await portal.user.click(screen.getByRole('button', { name: 'Copy Policy number W-2201947' }));
  await portal.settle();
  expect(writeText).toHaveBeenCalledWith('W-2201947');
  expect(portal.announced.at(-1)).toBe('Policy number W-2201947 copied');
  expect(portal.followed).toEqual([]);
});

// Rule `help.amounts`.
it('The amounts are explained on every page, even on one that there is not', async () => {
  const portal = await openPortal({ at: '/nowhere' });
  const button = screen.getByRole('button', { name: 'What do these amounts mean?' });
  const before = portal.calls().length;
  await portal.user.click(button);
  const find = () => screen.queryByRole('dialog', { name: 'What do these amounts mean?' });
  for (let round = 0; round < 100 && find() === null; round += 1) await portal.pass(0);
  const dialog = screen.getByRole('dialog', { name: 'What do these amounts mean?' });
  const terms = within(dialog)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
  expect(terms).toEqual([
    'Total cover',
    'Arrears',
    'Medical savings account',
    'Investments',
    'Umbrella retirement',
    'Points',
    'Goals',
    'Miles',
    'Plays',
  ]);
  await portal.user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await portal.settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  const events = portal.calls().slice(before);
  expect(new Set(events)).toEqual(new Set(['analyticsEvent']));
});

it('Beside the figures of each product stands what explains them, which follows no link', async () => {
  const portal = await openPortal({ member: 'arrears' });
  const helps = screen.getAllByRole('button', { name: /^What does .* mean\?$/ });
  expect(helps.map((button) => button.closest('article')?.dataset.tile)).toEqual([
    'health',
    'insure',
    'invest',
    'life',
    'life',
    'active-rewards',
  ]);
  await portal.user.click(screen.getByRole('button', { name: 'What does Total cover mean?' }));
  const find = () => screen.queryByRole('dialog', { name: 'What do these amounts mean?' });
  for (let round = 0; round < 100 && find() === null; round += 1) await portal.pass(0);
  expect(find()).toBeVisible();
  expect(portal.followed).toEqual([]);
});
