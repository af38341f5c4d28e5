import { screen } from '@testing-library/react';
import { openPortal } from '../support/journey';

jest.mock('../../src/app/SignInAgain', () => {
  throw new Error('gone');
});

// Rule `connection.scripts`.
it('A script that signs in and is missing is recorded, and the page can be loaded again instead', async () => {
  const portal = await openPortal({ faults: 'products:401' });
  await portal.pass(1_000);
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  const recorded = portal.logged.map(({ message }) => message);
  expect(recorded).toEqual(['There was an issue fetching the script that signs in']);
});
