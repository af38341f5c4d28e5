import { disclaimerSaga, REJECTED_SESSION, TECHNICAL_ISSUE, THANKS } from '../../../src/features/disclaimer/saga';
import { statementAccepted, statementFound, statementRejected } from '../../../src/features/disclaimer/slice';
import { toastShown } from '../../../src/notices';
import { type Answer, never } from '../../support/builders';
import { type DialogSurroundings, dialogsWith, onOverview, opened } from '../../support/dialogs';
import { createWorld } from '../../support/world';

const statement = { sessionId: 'session-2', contentPath: '/portfolio/privacy', version: '7' };
const opening = [...opened('privacyStatement'), statementFound(statement)];
const open: DialogSurroundings = { before: opening };
const answering = (disclaimerAccept: Answer): DialogSurroundings => ({ ...open, answers: { disclaimerAccept } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the saga of the privacy statement’s buttons', () => {
  // Rule `privacy.accept`.
  it('accepts the version, hides the statement and thanks the member', async () => {
    const { happen, outbox, sent } = createWorld(dialogsWith(disclaimerSaga), answering({ accepted: true }));
    const { dialogs, toasts } = await happen(statementAccepted());
    expect(sent).toEqual([{ query: { version: '7' } }]);
    expect(dialogs.open).toBeNull();
    expect(toasts).toMatchObject([{ kind: 'success', text: THANKS }]);
    expect(outbox.logged).toEqual([]);
  });

  it.each([
    [{ accepted: false }, 'The privacy statement was not accepted'],
    [{}, 'The privacy statement was not accepted'],
    [new Error('500'), 'There was an issue accepting the privacy statement'],
  ])(
    '%j counts as a failure: a toast says so, the statement stays open, and it is recorded',
    async (answer, record) => {
      const { happen, outbox } = createWorld(dialogsWith(disclaimerSaga), answering(answer));
      const { dialogs, toasts } = await happen(statementAccepted());
      expect(dialogs.open).toBe('privacyStatement');
      expect(toasts).toMatchObject([{ kind: 'failure', text: TECHNICAL_ISSUE }]);
      expect(outbox.logged).toEqual([record]);
    },
  );

  it('keeps the statement until the answer arrives, and sends the call once', async () => {
    const { happen, outbox } = createWorld(dialogsWith(disclaimerSaga), answering(never));
    expect((await happen(statementAccepted(), statementAccepted())).dialogs.open).toBe('privacyStatement');
    expect(outbox.calls).toEqual(['disclaimerAccept']);
  });

  it('can be closed while the acceptance is being sent', async () => {
    const { happen, outbox, kept } = createWorld(dialogsWith(disclaimerSaga), answering(never));
    const { dialogs } = await happen(statementAccepted(), statementRejected());
    expect(dialogs).toMatchObject({ open: null, checks: { privacyStatement: 'closed' } });
    expect(outbox.calls).toEqual(['disclaimerAccept']);
    expect([...kept]).toEqual([[REJECTED_SESSION, 'session-2']]);
  });

  it.each([
    [{ accepted: true }, THANKS],
    [new Error('500'), TECHNICAL_ISSUE],
  ])('shows one toast after another attempt that ends with %j', async (answer, text) => {
    const before = [...opening, toastShown('failure', TECHNICAL_ISSUE), toastShown('failure', 'Other')];
    const { happen } = createWorld(dialogsWith(disclaimerSaga), { ...answering(answer), before });
    expect((await happen(statementAccepted())).toasts).toMatchObject([{ text: 'Other' }, { text }]);
  });

  // Rule `privacy.close`.
  it('remembers the session of a statement that was closed, and sends nothing', async () => {
    const { happen, outbox, kept } = createWorld(dialogsWith(disclaimerSaga), open);
    expect((await happen(statementRejected(), statementRejected())).dialogs.open).toBeNull();
    expect([...kept]).toEqual([[REJECTED_SESSION, 'session-2']]);
    expect(outbox).toMatchObject({ calls: [], logged: [] });
  });

  it('hides it even if the storage cannot be written', async () => {
    const { happen, outbox } = createWorld(dialogsWith(disclaimerSaga), { ...open, storageWrites: false });
    expect((await happen(statementRejected())).dialogs.open).toBeNull();
    expect(outbox.logged).toEqual(['The rejected privacy statement could not be remembered']);
  });

  it('does nothing if the statement is not open', async () => {
    const { happen, outbox, kept } = createWorld(dialogsWith(disclaimerSaga), {
      before: [onOverview, statementFound(statement)],
    });
    expect((await happen(statementAccepted(), statementRejected())).dialogs.checks.privacyStatement).toBe('pending');
    expect(outbox.calls).toEqual([]);
    expect(kept.size).toBe(0);
  });
});

describe('a statement that is not known yet', () => {
  it.each([statementAccepted(), statementRejected()])('cannot be answered by $type', async (event) => {
    const { happen, outbox, kept } = createWorld(dialogsWith(disclaimerSaga), {
      before: opened('privacyStatement'),
      answers: { disclaimerAccept: { accepted: true } },
    });
    const { dialogs, toasts } = await happen(event);
    expect(dialogs).toMatchObject({ open: 'privacyStatement', checks: { privacyStatement: 'due' } });
    expect(toasts).toEqual([]);
    expect(outbox).toMatchObject({ calls: [], logged: [] });
    expect(kept.size).toBe(0);
  });
});
