import { defaultConfiguration, type RuntimeConfiguration } from '../../../src/contract/runtimeConfiguration';
import type { StateGroup } from './portalState';

// A session that ends after 15 minutes without a call, and a way out by a form.
const session: RuntimeConfiguration['session'] = {
  ...defaultConfiguration.session,
  signOutUrl: '/portal/sign-out',
  signOutMethod: 'post',
  lifetime: { idleMs: 900_000 },
};
const TWO_MINUTES = 'You will be signed out in 2 minutes';

/** The states of dialogs and messages, and of the end of a session. */
export const dialogStates: readonly StateGroup[] = [
  {
    heading: 'Dialogs and messages',
    states: [
      { name: 'consent', about: 'Marketing consent', member: 'consent-pending', dialog: 'Marketing consent' },
      {
        name: 'preferences',
        about: 'Its preferences',
        member: 'consent-pending',
        dialog: 'Marketing consent',
        press: ['Manage Preferences'],
      },
      {
        name: 'preferences-failed',
        about: 'Preferences could not be loaded',
        member: 'consent-pending',
        dialog: 'Marketing consent',
        fail: 'viewPreferences:500',
        press: ['Manage Preferences'],
      },
      {
        name: 'preference-failed',
        about: 'A preference could not be saved',
        member: 'consent-pending',
        dialog: 'Marketing consent',
        fail: 'updatePreference:500',
        press: ['Manage Preferences', 'Health'],
      },
      { name: 'consent-given', about: 'What follows a consent', member: 'consent-pending', press: ['Yes, I agree'] },
      {
        name: 'consent-failed',
        about: 'A consent could not be saved',
        member: 'consent-pending',
        fail: 'updateConsent:500',
        press: ['Yes, I agree'],
      },
      { name: 'privacy', about: 'Privacy statement', member: 'privacy-pending', dialog: 'Privacy statement' },
      {
        name: 'privacy-failed',
        about: 'The acknowledgement could not be saved',
        member: 'privacy-pending',
        dialog: 'Privacy statement',
        fail: 'disclaimerAccept:500',
        press: ['Accept'],
      },
      { name: 'onboarding', about: 'Onboarding, first slide', member: 'senior', dialog: "What's new" },
      {
        name: 'onboarding-last',
        about: 'Onboarding, last slide',
        member: 'senior',
        dialog: "What's new",
        press: ['Go to page 6 of 6'],
      },
      {
        name: 'amounts',
        about: 'What the amounts mean',
        dialog: 'What do these amounts mean?',
        press: ['What do these amounts mean?'],
      },
      {
        name: 'manage-preferences',
        about: 'Preferences at any time',
        dialog: 'Manage preferences',
        press: ['Manage preferences'],
      },
    ],
  },
  {
    heading: 'The end of a session',
    states: [
      { name: 'sign-out', about: 'Members can sign out', configuration: { session } },
      {
        name: 'session-warning',
        about: 'The session ends soon',
        configuration: { session },
        thenWait: 790,
        dialog: TWO_MINUTES,
      },
      {
        name: 'session-warning-above',
        about: 'The session ends soon, above a dialog that holds a decision',
        member: 'consent-pending',
        configuration: { session },
        thenWait: 790,
        dialog: TWO_MINUTES,
      },
      {
        name: 'session-warning-failed',
        about: 'The session could not be prolonged',
        configuration: { session },
        thenFail: 'products:500',
        thenWait: 790,
        dialog: TWO_MINUTES,
        press: ['Stay signed in'],
        says: 'That did not work. Please try again.',
      },
      {
        name: 'session-asked',
        about: 'The portal is asked, after the end, whether there still is a session; for some seconds',
        configuration: { session },
        thenFail: 'products:hang',
        thenWait: 905,
        says: 'Loading your portfolio',
        staysBusy: true,
      },
      {
        name: 'session-leaving',
        about: 'The member signs out while a preference is being saved; for up to three seconds',
        configuration: { session },
        thenFail: 'updatePreference:hang',
        press: ['Manage preferences', 'Health', 'Close', 'Sign out'],
        says: 'Signing out',
        staysBusy: true,
      },
      {
        name: 'session-idle',
        about: 'The session has ended without activity',
        configuration: { session },
        thenFail: 'products:401',
        thenWait: 905,
        says: 'You were signed out after 15 minutes without activity',
      },
      {
        name: 'signed-out',
        about: 'The member has signed out, where that leads nowhere',
        configuration: { session: { ...session, signOutUrl: '/portal/sign-out/nowhere' } },
        press: ['Sign out'],
        says: 'You have signed out',
      },
    ],
  },
];
