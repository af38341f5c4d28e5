import { screen, within } from '@testing-library/react';
import { endpoints } from '../../src/contract/endpoints';
import { openPortal } from '../support/journey';

const ENDED = 'Your session has ended';
const bar = () => screen.queryByRole('region', { name: 'Session' });

// What else becomes of a decision is tested with the door of the session.
it('While the page asks whether there still is a session a decision waits, and it is sent once that is known', async () => {
  const portal = await openPortal({ member: 'consent-pending' });
  await portal.pass(1_000);
  portal.hold('products');
  portal.sandbox.setFaults('headings:401');
  void portal.services.http.send(endpoints.headings).catch(() => undefined);
  await portal.settle();
  await portal.user.click(screen.getByRole('button', { name: 'Yes, I agree' }));
  await portal.pass(30_000);
  expect(portal.sandbox.sent().updates).toEqual([]);
  await portal.release('products');
  expect(portal.sandbox.sent().updates).toHaveLength(1);
  expect(screen.getByText('Your choice has been saved.')).toBeVisible();
});

it.each([
  ['the products', 'products:401'],
  ['another call and then the products', 'gapSummary:401'],
])('The end of the session is shown once when a refusal answers %s, and announced', async (_, faults) => {
  const portal = await openPortal({ member: 'everything', faults });
  if (!faults.startsWith('products')) {
    portal.sandbox.setFaults(`products:401,${faults}`);
    await portal.pass(10_000);
    await portal.user.click(screen.getByRole('button', { name: 'Try again: Gap cover' }));
    await portal.settle();
  }
  await portal.pass(0);
  expect(screen.getAllByText(ENDED).map((element) => element.closest('[role]')?.getAttribute('role') ?? '')).toEqual([
    'status',
    '',
  ]);
  expect(within(bar() as HTMLElement).getByText(ENDED)).toBeVisible();
  expect(portal.announced.filter((text) => text === ENDED)).toHaveLength(1);
  expect(portal.crashes).toEqual([]);
});
