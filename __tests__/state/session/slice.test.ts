import {
  endExplained,
  endNeared,
  type SessionState,
  sessionAsked,
  sessionChanged,
  sessionEnded,
  sessionHeld,
  sessionProlonged,
  sessionReducer,
  signOutBegan,
  stayChosen,
  stayFailed,
  type Warning,
} from '../../../src/state/session/slice';

const soon = { key: 'session.endsInMinutes', values: { count: 2 } } as const;
const sooner = { key: 'session.endsInSeconds', values: { count: 30 } } as const;
const idle = { key: 'session.idleMinutes', values: { count: 15 } } as const;

const active: SessionState = { status: 'active' };
const asked: SessionState = { status: 'asked' };
const leaving: SessionState = { status: 'leaving', says: { key: 'session.signedOut' } };
const warned = (answer: Warning['answer'], says: Warning['says'] = soon): SessionState => ({
  ...active,
  warning: { says, answer },
});

it.each([
  // Rule `session.warning`.
  [active, endNeared({ says: soon, isFirst: true }), warned('none')],
  [warned('sending'), endNeared({ says: sooner, isFirst: false }), warned('sending', sooner)],
  [warned('failed'), endNeared({ says: sooner, isFirst: true }), warned('none', sooner)],
  [active, endNeared({ says: sooner, isFirst: false }), warned('given', sooner)],
  [asked, endNeared({ says: soon, isFirst: true }), asked],
  [warned('none'), stayChosen(), warned('sending')],
  [warned('sending'), stayFailed(), warned('failed')],
  [active, stayChosen(), active],
  [asked, stayFailed(), asked],
  [warned('sending'), sessionProlonged(), active],
  [asked, sessionProlonged(), asked],
  // Rule `session.asked`.
  [warned('none'), sessionAsked(), asked],
  [leaving, sessionAsked(), leaving],
  [asked, sessionHeld(), active],
  [leaving, sessionHeld(), leaving],
  // Rule `session.signOut`.
  [warned('none'), signOutBegan(true), leaving],
  [asked, endExplained(idle), { ...asked, says: idle }],
  [{ ...asked, says: idle }, sessionEnded(), { status: 'ended', says: idle }],
  [leaving, sessionEnded(), { status: 'ended', says: { key: 'session.signedOut' } }],
  [asked, sessionEnded(), { status: 'ended' }],
  [warned('none'), sessionChanged(), { status: 'changed' }],
])('The session goes from %j with %j to %j', (before, event, after) => {
  expect(sessionReducer(before, event)).toStrictEqual(after);
});
