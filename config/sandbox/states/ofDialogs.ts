import { defaultConfiguration, type RuntimeConfiguration } from '../../../src/contract/runtimeConfiguration';
import { type StateGroups, state } from './portalState';

// A session that ends after 15 minutes without a call, and a way out by a form.
const session: RuntimeConfiguration['session'] = {
  ...defaultConfiguration.session,
  signOutUrl: '/portal/sign-out',
  signOutMethod: 'post',
  lifetime: { idleMs: 900_000 },
};
const leavable = { configuration: { session } };
const warned = { ...leavable, thenWait: 790, dialog: 'You will be signed out in 2 minutes' };
const over = { ...leavable, thenWait: 905 };

const undecided = { member: 'consent-pending' };
const consent = { ...undecided, dialog: 'Marketing consent' };
const privacy = { member: 'privacy-pending', dialog: 'Privacy statement' };
const onboarding = { member: 'senior', dialog: "What's new" };
const agreed = { press: ['Yes, I agree'] };
const managed = { press: ['Manage Preferences'] };
const opened = (name: string) => ({ press: [name], dialog: name });

/** The states of dialogs and messages, and of the end of a session. */
export const dialogStates: StateGroups = {
  'Dialogs and messages': [
    state('consent', 'Marketing consent', consent),
    state('preferences', 'Its preferences', consent, managed),
    state('preferences-failed', 'Preferences could not be loaded', consent, managed, { fail: 'viewPreferences:500' }),
    state('preference-failed', 'A preference could not be saved', consent, {
      fail: 'updatePreference:500',
      press: ['Manage Preferences', 'Health'],
    }),
    state('consent-given', 'What follows a consent', undecided, agreed),
    state('consent-failed', 'A consent could not be saved', undecided, agreed, { fail: 'updateConsent:500' }),
    state('privacy', 'Privacy statement', privacy),
    state('privacy-failed', 'The acknowledgement could not be saved', privacy, {
      fail: 'disclaimerAccept:500',
      press: ['Accept'],
    }),
    state('onboarding', 'Onboarding, first slide', onboarding),
    state('onboarding-last', 'Onboarding, last slide', onboarding, { press: ['Go to page 6 of 6'] }),
    state('amounts', 'What the amounts mean', opened('What do these amounts mean?')),
    state('manage-preferences', 'Preferences at any time', opened('Manage preferences')),
  ],
  'The end of a session': [
    state('sign-out', 'Members can sign out', leavable),
    state('session-warning', 'The session ends soon', warned),
    state('session-warning-above', 'The session ends soon, above a dialog that holds a decision', undecided, warned),
    state('session-warning-failed', 'The session could not be prolonged', warned, {
      thenFail: 'products:500',
      press: ['Stay signed in'],
      says: 'That did not work. Please try again.',
    }),
    state(
      'session-asked',
      'The portal is asked, after the end, whether there still is a session; for some seconds',
      over,
      { thenFail: 'products:hang', says: 'Loading your portfolio', staysBusy: true },
    ),
    state(
      'session-leaving',
      'The member signs out while a preference is being saved; for up to three seconds',
      leavable,
      {
        thenFail: 'updatePreference:hang',
        press: ['Manage preferences', 'Health', 'Close', 'Sign out'],
        says: 'Signing out',
        staysBusy: true,
      },
    ),
    state('session-idle', 'The session has ended without activity', over, {
      thenFail: 'products:401',
      says: 'You were signed out after 15 minutes without activity',
    }),
    state('signed-out', 'The member has signed out, where that leads nowhere', {
      configuration: { session: { ...session, signOutUrl: '/portal/sign-out/nowhere' } },
      press: ['Sign out'],
      says: 'You have signed out',
    }),
  ],
};
