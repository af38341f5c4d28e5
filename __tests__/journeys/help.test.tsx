import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { type Journey, openPortal } from '../support/journey';

jest.setTimeout(60_000);

const help = () => within(screen.getByRole('contentinfo'));

/** Presses what opens a dialog, and waits for its script and for something in it. */
const openDialog = async (portal: Journey, button: HTMLElement, name: string, role: string): Promise<HTMLElement> => {
  await portal.user.click(button);
  const find = () => within(screen.getByRole('dialog', { name })).queryAllByRole(role)[0];
  const isThere = () => screen.queryByRole('dialog', { name }) !== null && find() !== undefined;
  for (let round = 0; round < 100 && !isThere(); round += 1) await portal.pass(0);
  return screen.getByRole('dialog', { name });
};

const AMOUNTS = 'What do these amounts mean?';

const updates = (portal: Journey) =>
  portal.sandbox.sent().updates.map((update) => (update as { readonly call: string }).call);

describe('The footer of every screen', () => {
  it('has the name of the portal, as its operator gave it, and so has the top of the page', async () => {
    await openPortal({ configuration: { ...defaultConfiguration, brand: { name: 'Shelter' } } });
    expect(help().getByText('Shelter')).toBeVisible();
    expect(within(screen.getByRole('banner')).getByText('Shelter')).toBeVisible();
  });

  // Rule `help.preferences`.
  it('opens the preferences, and closing sends nothing', async () => {
    const portal = await openPortal({ at: '/bal-portfolio' });
    const button = help().getByRole('button', { name: 'Manage preferences' });
    const dialog = await openDialog(portal, button, 'Manage preferences', 'switch');
    expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    // Rule `announcer.preference`.
    expect(portal.announced.at(-1)).toBe('4 preferences loaded');
    const health = within(dialog).getByRole('switch', { name: 'Health' });
    expect(health).toHaveAttribute('aria-disabled', 'true');
    await portal.user.click(health);
    expect(updates(portal)).toEqual([]);
    await portal.pass(500);
    await portal.user.click(health);
    await portal.settle();
    expect(updates(portal)).toEqual(['updatePreference']);
    await portal.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await portal.settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(updates(portal)).toEqual(['updatePreference']);
  });

  it('offers nothing of the member after the end of the session', async () => {
    await openPortal({ faults: 'products:401' });
    expect(help().queryByRole('button')).toBeNull();
    expect(help().getByRole('link', { name: '0800 555 010' })).toBeVisible();
  });
});

// Rule `help.amounts`.
it('The amounts are explained on every page, even on "Page not found"', async () => {
  const portal = await openPortal({ at: '/nowhere' });
  expect(help().getByText('Need help? Call')).toBeVisible();
  expect(help().getByRole('link', { name: '0800 555 010' })).toHaveAttribute('href', 'tel:0800555010');
  const before = portal.calls().length;
  const dialog = await openDialog(portal, screen.getByRole('button', { name: AMOUNTS }), AMOUNTS, 'term');
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
  expect(new Set(portal.calls().slice(before))).toEqual(new Set(['analyticsEvent']));
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
  const help = screen.getByRole('button', { name: 'What does Total cover mean?' });
  expect(await openDialog(portal, help, AMOUNTS, 'term')).toBeVisible();
  expect(portal.followed).toEqual([]);
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
