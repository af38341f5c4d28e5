import type { Check, Visit } from '../../config/engines/check';
import { eventually, type Screen } from '../../config/engines/screen';
import { deepEqual, equal, expectClean } from './expect';

/** Waits until presses count in the dialog. */
const rested = (screen: Screen): Promise<void> =>
  eventually('presses count', () =>
    screen.tab.evaluate(() => document.querySelector('dialog button[inert], [role=alert] button[inert]') === null),
  );

const openDialog = async (screen: Screen, member: string, name: string, query = ''): Promise<void> => {
  await screen.openOnly(`/?member=${member}${query}`);
  await screen.sees('dialog', name);
  await rested(screen);
};

/** Opens the question for consent in two tabs, and answers it in the other one, which is returned. */
const agreeInAnotherTab = async (visit: Visit, screen: Screen): Promise<Screen> => {
  await openDialog(screen, 'consent-pending', 'Marketing consent');
  const other = await visit.beside(screen.portal);
  await other.openOnly('/');
  await other.sees('dialog', 'Marketing consent');
  await rested(other);
  await other.click('button', 'Yes, I agree');
  await other.sees('dialog', undefined, 0);
  return other;
};

const decisionsOf = async (screen: Screen): Promise<readonly unknown[]> =>
  (await screen.sent()).updates.map(({ call, body }) => (body === undefined ? call : [call, body]));

export const dialogs: readonly Check[] = [
  {
    name: 'the three dialogs come one at a time, keep the focus inside and close by Escape',
    async run(visit) {
      const screen = await visit.begin();
      await screen.openOnly('/?member=dialogs-all');
      for (const name of ['Privacy statement', 'Marketing consent', "What's new"]) {
        await screen.sees('dialog', name);
        await screen.sees('dialog');
        await rested(screen);
        for (let stop = 0; stop < 8; stop += 1) {
          await screen.tab.press('Tab', stop > 5 ? 'Shift' : undefined);
          const isInside = await screen.tab.evaluate(
            () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
          );
          equal(isInside, true, `the focus is in "${name}"`);
        }
        await screen.tab.press('Escape');
      }
      await screen.sees('dialog', undefined, 0);
      await eventually('both decisions have arrived', async () => (await decisionsOf(screen)).length === 2);
      deepEqual(await decisionsOf(screen), [
        ['updateConsent', { status: 'DEFERRED' }],
        ['onboardingUpdate', 'EVENT'],
      ]);
      await expectClean(screen);
    },
  },
  {
    name: 'a dialog is used by keyboard alone, and gives the focus back',
    async run(visit) {
      const screen = await visit.begin();
      await screen.open('/?member=typical');
      await screen.focus('button', 'Manage preferences');
      await screen.tab.press('Enter');
      await screen.sees('dialog', 'Manage preferences');
      await screen.hasFocus('heading', 'Manage preferences');
      await screen.settled();
      await rested(screen);
      const isOn = await screen.tab.evaluate(() =>
        window.seen.find('switch', 'Health')[0]?.getAttribute('aria-checked'),
      );
      await screen.focus('switch', 'Health');
      await screen.tab.press('Space');
      await eventually('the switch has turned', () =>
        screen.tab.evaluate(
          (was) => window.seen.find('switch', 'Health')[0]?.getAttribute('aria-checked') !== was,
          isOn,
        ),
      );
      await eventually('it was sent', async () => (await decisionsOf(screen)).length === 1);
      await screen.tab.press('Escape');
      await screen.sees('dialog', undefined, 0);
      await screen.hasFocus('button', 'Manage preferences');
      await expectClean(screen);
    },
  },
  {
    name: 'accepting the privacy statement says thank you above whatever is open',
    async run(visit) {
      const screen = await visit.begin();
      await openDialog(screen, 'dialogs-all', 'Privacy statement');
      await screen.click('button', 'Accept');
      await screen.sees('dialog', 'Marketing consent');
      await screen.reads('Thank you for acknowledging our Privacy Statement.');
      await rested(screen);
      await screen.click('button', 'Dismiss');
      await screen.readsNot('Thank you for acknowledging');
      await expectClean(screen);
    },
  },
  {
    name: 'the card of the marketing consent turns and back, the side turned away is inert, the focus follows',
    async run(visit) {
      const screen = await visit.begin();
      await openDialog(screen, 'consent-pending', 'Marketing consent');
      const inert = () =>
        screen.tab.evaluate(() =>
          ['front', 'back'].map((side) => document.querySelector(`[data-side=${side}]`)?.hasAttribute('inert')),
        );
      deepEqual(await inert(), [false, true]);
      await screen.click('button', 'Manage Preferences');
      await screen.hasFocus('heading', 'Manage preferences');
      deepEqual(await inert(), [true, false]);
      await screen.settled();
      await rested(screen);
      // What has turned into view lies where a press reaches it.
      await screen.middleOf('switch', 'Health');
      await screen.click('button', 'Back');
      await screen.hasFocus('heading', 'Marketing consent');
      await screen.settled();
      await rested(screen);
      await screen.click('button', 'Yes, I agree');
      await screen.sees('dialog', undefined, 0);
      await screen.reads('Your choice has been saved.');
      deepEqual(await decisionsOf(screen), [['updateConsent', { status: 'GRANTED' }]]);
      await expectClean(screen);
    },
  },
  {
    name: 'a switch turns at once, and turns back and says so if that could not be saved',
    async run(visit) {
      const screen = await visit.begin();
      await openDialog(screen, 'consent-pending', 'Marketing consent', '&fail=updatePreference:500');
      await screen.click('button', 'Manage Preferences');
      await screen.settled();
      await rested(screen);
      await screen.tab.evaluate(() => {
        const [health] = window.seen.find('switch', 'Health');
        const turns: (string | null)[] = [];
        Object.assign(window, { turns });
        new MutationObserver(() => turns.push(health?.getAttribute('aria-checked') ?? null)).observe(
          health as Element,
          {
            attributeFilter: ['aria-checked'],
          },
        );
      });
      await screen.click('switch', 'Health');
      await screen.reads('Failed! Please retry');
      deepEqual(await screen.tab.evaluate(() => (window as unknown as { turns: string[] }).turns), ['false', 'true']);
    },
  },
  {
    name: 'declining leads to the communication choices',
    async run(visit) {
      const screen = await visit.begin();
      await openDialog(screen, 'consent-pending', 'Marketing consent');
      await screen.click('button', 'No, I do not agree');
      await eventually('the choices are open', () =>
        screen.tab.evaluate(() => location.pathname === '/portfolio/communication-choices'),
      );
      deepEqual(await decisionsOf(screen), [['updateConsent', { status: 'DECLINED' }]]);
    },
  },
  {
    name: 'a senior goes through the six slides to Done',
    async run(visit) {
      const screen = await visit.begin();
      await openDialog(screen, 'senior', "What's new");
      for (let slide = 2; slide <= 6; slide += 1) {
        await screen.click('button', 'Next');
        await eventually(`slide ${slide}`, () =>
          screen.tab.evaluate(
            (label) => window.seen.find('slide').some((one) => one.getAttribute('aria-label') === label),
            `${slide} of 6`,
          ),
        );
      }
      await rested(screen);
      await screen.click('button', 'Done');
      await screen.sees('dialog', undefined, 0);
      await eventually('it was sent', async () => (await decisionsOf(screen)).length === 1);
      deepEqual(await decisionsOf(screen), [['onboardingUpdate', 'DEACTIVATE']]);
      await expectClean(screen);
    },
  },
  {
    name: 'a decision in one tab closes the same dialog in the other, which sends nothing',
    async run(visit) {
      const screen = await visit.begin();
      await agreeInAnotherTab(visit, screen);
      await screen.sees('dialog', undefined, 0);
      deepEqual(await decisionsOf(screen), [['updateConsent', { status: 'GRANTED' }]]);
    },
  },
  {
    name: 'without a channel between tabs the other one sees the decision when it comes to the front',
    async run(visit) {
      const screen = await visit.begin();
      screen.portal.beforeStart(() => {
        delete (window as { BroadcastChannel?: unknown }).BroadcastChannel;
      });
      const other = await agreeInAnotherTab(visit, screen);
      await screen.sees('dialog', 'Marketing consent');
      await eventually('it was sent', async () => (await decisionsOf(other)).length === 1);
      await screen.tab.evaluate(() => {
        // A driver's window may count as hidden.
        Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await screen.sees('dialog', undefined, 0);
      await expectClean(screen);
    },
  },
];
