import type { Page } from '@playwright/test';
import type { PageParts } from '../pageParts';
import { ANNOUNCER, type Contract, each, namesLike, say, unharmed } from './contract';

const press = (name: string) => ({
  name,
  run: (page: Page) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click(),
});

const withoutDialog = (healthy: PageParts) => each(namesLike(healthy, /^dialog /), null);

const technicalIssue = () => ({
  'toasts: status 1': '<div role=status>',
  'toasts: alert 1':
    /Due to a technical issue we are unable to process your request, please try again\. · <button aria-label=Dismiss>$/,
  // It stays open, so that the member can try again.
  'dialog Privacy statement': 'Privacy statement · Accept · Close',
  'dialog Privacy statement: content 1': /^How we look after your information/,
});

const consentFailed = {
  parts: () => ({
    'toasts: status 1': '<div role=status>',
    'toasts: alert 1': say(
      '<div role=alert>',
      'Your choice could not be saved.',
      'Try again',
      '<button aria-label=Dismiss>',
    ),
  }),
  logged: ['There was an issue updating the form 4 status'],
};
const BACK = 'dialog Marketing consent';

const preferences = press('Manage Preferences');

const switchedHealth = {
  name: 'switch Health',
  run: async (page: Page) => {
    await preferences.run(page);
    await page.getByRole('switch', { name: 'Health' }).click();
  },
};

/** The calls of the dialogs. */
export const dialogContracts = {
  // A failed check just hides the statement, and leaves no record.
  disclaimerEnable: [{ member: 'privacy-pending', failed: { parts: withoutDialog } }],
  disclaimerAccept: [
    {
      member: 'privacy-pending',
      act: press('Accept'),
      failed: { parts: technicalIssue, logged: ['There was an issue accepting the privacy statement'] },
      but: { wrongfields: { parts: technicalIssue, logged: ['The privacy statement was not accepted'] } },
    },
  ],
  onboardingQuery: [
    {
      member: 'senior',
      failed: { parts: withoutDialog, logged: ['Error while retrieving onboarding data'] },
      but: { wrongfields: { parts: withoutDialog } },
    },
  ],
  onboardingUpdate: [
    { member: 'senior', act: press('SKIP'), failed: { logged: ['Error while updating onboarding event.'] } },
  ],
  viewConsent: [
    {
      member: 'consent-pending',
      failed: { parts: withoutDialog, logged: ['There was an issue fetching the form 4 status'] },
      // An empty answer means no consent: a falsy result, so the dialog is due.
      but: { empty: unharmed, 204: unharmed, null: unharmed },
    },
  ],
  updateConsent: [
    { member: 'consent-pending', act: press('Yes, I agree'), failed: consentFailed, but: { html: consentFailed } },
    { member: 'consent-pending', act: press('Close'), failed: consentFailed, but: { html: consentFailed } },
    {
      member: 'consent-pending',
      act: press('No, I do not agree'),
      leadsTo: /\/portfolio\/communication-choices$/,
      failed: { logged: consentFailed.logged },
      but: { html: { logged: consentFailed.logged } },
    },
  ],
  viewPreferences: [
    {
      member: 'consent-pending',
      act: preferences,
      failed: {
        parts: (healthy) => ({
          // The alert says it; the announcer has nothing to add.
          [ANNOUNCER]: /^<span role=status> · \d+ products loaded$/,
          // Instead of the switches.
          [BACK]: (healthy[BACK] ?? '').replace(/(?<=is switched on\. · ).*(?=I agree · Back$)/, 'Try again · '),
          [`${BACK}: alert 1`]: '<div role=alert> · Unable to fetch preferences',
        }),
        logged: ['Unable to fetch preferences'],
      },
    },
  ],
  updatePreference: [
    {
      member: 'consent-pending',
      act: switchedHealth,
      failed: {
        parts: () => ({
          [ANNOUNCER]: '<span role=status> · Health: could not be saved',
          [BACK]: / · Health · <button role=switch aria-checked=true> · News and [a-z ]+ · Failed! Please retry · Car/,
        }),
        logged: ['There was an issue updating a communication preference'],
      },
    },
  ],
} satisfies Readonly<Record<string, readonly Contract[]>>;
