import { defaultConfiguration, type RuntimeConfiguration } from '../../../src/contract/runtimeConfiguration';
import type { Name } from '../../texts/wordsIn';
import { press, type StateGroups, state } from './portalState';

// A session that ends after 15 minutes without a call, and a way out by a form.
const session: RuntimeConfiguration['session'] = {
  ...defaultConfiguration.session,
  signOutUrl: '/portal/sign-out',
  signOutMethod: 'post',
  lifetime: { idleMs: 900_000 },
};
const leavable = { configuration: { session } };
const endsSoon = { key: 'session.endsInMinutes', values: { count: 2 } } as const;
const warned = { ...leavable, thenWait: 790, dialog: endsSoon };
const over = { ...leavable, thenWait: 905 };

const undecided = { member: 'consent-pending' };
const consent = { ...undecided, dialog: 'consent.heading' } as const;
const privacy = { member: 'privacy-pending', dialog: 'privacy.heading' } as const;
const onboarding = { member: 'senior', dialog: 'onboarding.news' } as const;
const agreed = press('consent.agree');
const managed = press('consent.managePreferences');
const opened = (name: Name) => ({ press: [name], dialog: name });

/** The states of dialogs and messages, and of the end of a session. */
export const dialogStates: StateGroups = {
  'Dialogs and messages': [
    state('consent', 'Marketing consent', consent),
    state('preferences', 'Its preferences', consent, managed),
    state('preferences-failed', 'Preferences could not be loaded', consent, managed, { fail: 'viewPreferences:500' }),
    state('preference-failed', 'A preference could not be saved', consent, {
      fail: 'updatePreference:500',
      press: ['consent.managePreferences', 'Health'],
    }),
    state('consent-given', 'What follows a consent', undecided, agreed),
    state('consent-failed', 'A consent could not be saved', undecided, agreed, { fail: 'updateConsent:500' }),
    state('privacy', 'Privacy statement', privacy),
    state('privacy-failed', 'The acknowledgement could not be saved', privacy, {
      fail: 'disclaimerAccept:500',
      press: ['privacy.accept'],
    }),
    state('onboarding', 'Onboarding, first slide', onboarding),
    state(
      'onboarding-last',
      'Onboarding, last slide',
      onboarding,
      press({ key: 'carousel.goToPage', values: { page: 6, pages: 6 } }),
    ),
    state('amounts', 'What the amounts mean', opened('help.question')),
    state('manage-preferences', 'Preferences at any time', opened('preferences.heading')),
  ],
  'The end of a session': [
    state('sign-out', 'Members can sign out', leavable),
    state('session-warning', 'The session ends soon', warned),
    state('session-warning-above', 'The session ends soon, above a dialog that holds a decision', undecided, warned),
    state('session-warning-failed', 'The session could not be prolonged', warned, {
      thenFail: 'products:500',
      press: ['session.stay'],
      says: 'session.stayFailed',
    }),
    state(
      'session-asked',
      'The portal is asked, after the end, whether there still is a session; for some seconds',
      over,
      { thenFail: 'products:hang', says: 'start.loading', staysBusy: true },
    ),
    state(
      'session-leaving',
      'The member signs out while a preference is being saved; for up to three seconds',
      leavable,
      {
        thenFail: 'updatePreference:hang',
        press: ['preferences.heading', 'Health', 'action.close', 'session.signOut'],
        says: 'session.signingOut',
        staysBusy: true,
      },
    ),
    state('session-idle', 'The session has ended without activity', over, {
      thenFail: 'products:401',
      says: { key: 'session.idleMinutes', values: { count: 15 } },
    }),
    state('signed-out', 'The member has signed out, where that leads nowhere', {
      configuration: { session: { ...session, signOutUrl: '/portal/sign-out/nowhere' } },
      press: ['session.signOut'],
      says: 'session.signedOut',
    }),
  ],
};
