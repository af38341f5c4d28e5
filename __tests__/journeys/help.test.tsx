import { screen, within } from '@testing-library/react';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { type Journey, openPortal } from '../support/journey';

jest.setTimeout(60_000);

beforeEach(() => {
  jest.useFakeTimers();
});

const help = () => within(screen.getByRole('contentinfo'));

const openPreferences = async (portal: Journey) => {
  await portal.user.click(help().getByRole('button', { name: 'Manage preferences' }));
  const find = () => screen.queryByRole('switch', { name: 'Health' });
  for (let round = 0; round < 100 && find() === null; round += 1) await portal.pass(0);
  return screen.getByRole('dialog', { name: 'Manage preferences' });
};

const updates = (portal: Journey) =>
  portal.sandbox.sent().updates.map((update) => (update as { readonly call: string }).call);

describe('The footer of every screen', () => {
  it('has the number to call, even on a page that there is not', async () => {
    await openPortal({ at: '/nowhere' });
    expect(help().getByText('Need help? Call')).toBeVisible();
    expect(help().getByRole('link', { name: '0800 555 010' })).toHaveAttribute('href', 'tel:0800555010');
  });

  it('has the name of the portal, as its operator gave it, and so has the top of the page', async () => {
    await openPortal({ configuration: { ...defaultConfiguration, brand: { name: 'Shelter' } } });
    expect(help().getByText('Shelter')).toBeVisible();
    expect(within(screen.getByRole('banner')).getByText('Shelter')).toBeVisible();
  });

  // Rule `help.preferences`.
  it('opens the preferences, and closing sends nothing', async () => {
    const portal = await openPortal({ at: '/bal-portfolio' });
    const dialog = await openPreferences(portal);
    expect(within(dialog).getAllByRole('button')).toHaveLength(1);
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
