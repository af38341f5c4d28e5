import { expect } from '@playwright/test';
import { eventually, type Member } from '../../config/engines/member';
import { test } from '../../config/engines/test';

const openDialog = async (member: Member, persona: string, name: string, query = ''): Promise<void> => {
  await member.openOnly(`/?member=${persona}${query}`);
  await member.sees('dialog', name);
  await member.pressesCount();
};

const decisionsOf = async (member: Member): Promise<readonly unknown[]> =>
  (await member.sent()).updates.map(({ call, body }) => (body === undefined ? call : [call, body]));

test('the three dialogs come one at a time, keep the focus inside and close by Escape', async ({ member }) => {
  await member.openOnly('/?member=dialogs-all');
  for (const name of ['Privacy statement', 'Marketing consent', "What's new"]) {
    await member.sees('dialog', name);
    await member.sees('dialog');
    await member.pressesCount();
    for (let stop = 0; stop < 8; stop += 1) {
      await member.tab.press('Tab', stop > 5 ? 'Shift' : undefined);
      const isInside = await member.tab.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside, `the focus is in "${name}"`).toBe(true);
    }
    await member.tab.press('Escape');
  }
  await member.sees('dialog', undefined, 0);
  await eventually('both decisions have arrived', async () => (await decisionsOf(member)).length === 2);
  expect(await decisionsOf(member)).toEqual([
    ['updateConsent', { status: 'DEFERRED' }],
    ['onboardingUpdate', 'EVENT'],
  ]);
  await member.expectClean();
});

test('a dialog is used by keyboard alone, and gives the focus back', async ({ member }) => {
  await member.open('/?member=typical');
  await member.focus('button', 'Manage preferences');
  await member.tab.press('Enter');
  await member.sees('dialog', 'Manage preferences');
  await member.hasFocus('heading', 'Manage preferences');
  await member.settled();
  await member.pressesCount();
  const isOn = await member.tab.evaluate(() => window.seen.find('switch', 'Health')[0]?.getAttribute('aria-checked'));
  await member.focus('switch', 'Health');
  await member.tab.press(' ');
  await eventually('the switch has turned', () =>
    member.tab.evaluate((was) => window.seen.find('switch', 'Health')[0]?.getAttribute('aria-checked') !== was, isOn),
  );
  await eventually('it was sent', async () => (await decisionsOf(member)).length === 1);
  await member.tab.press('Escape');
  await member.sees('dialog', undefined, 0);
  await member.hasFocus('button', 'Manage preferences');
  await member.expectClean();
});

test('accepting the privacy statement says thank you above whatever is open', async ({ member }) => {
  await openDialog(member, 'dialogs-all', 'Privacy statement');
  await member.click('button', 'Accept');
  await member.sees('dialog', 'Marketing consent');
  await member.reads('Thank you for acknowledging our Privacy Statement.');
  await member.pressesCount();
  await member.click('button', 'Dismiss');
  await member.readsNot('Thank you for acknowledging');
  await member.expectClean();
});

test('the card of the marketing consent turns and back, the side turned away is inert, the focus follows', async ({
  member,
}) => {
  await openDialog(member, 'consent-pending', 'Marketing consent');
  const inert = () =>
    member.tab.evaluate(() =>
      ['front', 'back'].map((side) => document.querySelector(`[data-side=${side}]`)?.hasAttribute('inert')),
    );
  expect(await inert()).toEqual([false, true]);
  await member.click('button', 'Manage Preferences');
  await member.hasFocus('heading', 'Manage preferences');
  expect(await inert()).toEqual([true, false]);
  await member.settled();
  await member.pressesCount();
  // What has turned into view lies where a press reaches it.
  await member.middleOf('switch', 'Health');
  await member.click('button', 'Back');
  await member.hasFocus('heading', 'Marketing consent');
  await member.settled();
  await member.pressesCount();
  await member.click('button', 'Yes, I agree');
  await member.sees('dialog', undefined, 0);
  await member.reads('Your choice has been saved.');
  expect(await decisionsOf(member)).toEqual([['updateConsent', { status: 'GRANTED' }]]);
  await member.expectClean();
});

test('a decision in one tab closes the same dialog in the other, which sends nothing', async ({
  openAnotherTab,
  member,
}) => {
  await openDialog(member, 'consent-pending', 'Marketing consent');
  const other = await openAnotherTab();
  await other.openOnly('/');
  await other.sees('dialog', 'Marketing consent');
  await other.pressesCount();
  await other.click('button', 'Yes, I agree');
  await other.sees('dialog', undefined, 0);
  await member.sees('dialog', undefined, 0);
  expect(await decisionsOf(member)).toEqual([['updateConsent', { status: 'GRANTED' }]]);
});
