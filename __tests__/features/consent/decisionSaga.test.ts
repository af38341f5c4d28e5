import { decisionSaga } from '../../../src/features/consent/decisionSaga';
import { type ConsentDecision, decisionMade } from '../../../src/features/consent/slice';
import { planDialog } from '../../notices/plan';
import { never, timePasses } from '../../support/builders';

const open = 'marketingConsent';
const agreed = decisionMade({ status: 'GRANTED', electronicMarketing: true });
const declined = decisionMade({ status: 'DECLINED' });

describe('the saga of the decision', () => {
  it.each<[ConsentDecision, unknown]>([
    [
      { status: 'GRANTED', electronicMarketing: true },
      { body: { status: 'GRANTED' }, query: { electronicMarketing: 'true' } },
    ],
    [{ status: 'GRANTED' }, { body: { status: 'GRANTED' } }],
    [{ status: 'DEFERRED' }, { body: { status: 'DEFERRED' } }],
    [{ status: 'DECLINED' }, { body: { status: 'DECLINED' } }],
  ])('sends %j as it is meant and closes the dialog', async (decision, options) => {
    const { runWith, outbox, sent } = planDialog(decisionSaga, { open, answers: { updateConsent: {} } });
    const { dialogs, consent } = await runWith(decisionMade(decision));
    expect(sent).toEqual([options]);
    expect(dialogs).toMatchObject({ open: null, checks: { marketingConsent: 'closed' } });
    expect(consent.updating).toBe(false);
    expect(outbox).toMatchObject({ calls: ['updateConsent'], logged: [] });
  });

  it('closes the dialog after a failure too, and records it', async () => {
    const { runWith, outbox, left } = planDialog(decisionSaga, { open, answers: { updateConsent: new Error('500') } });
    expect((await runWith(agreed)).dialogs.open).toBeNull();
    expect(outbox.logged).toEqual(['There was an issue updating the form 4 status']);
    expect(left).toEqual([]);
  });

  it.each([
    ['taken', {}],
    ['refused', new Error('500')],
  ])('leads who declines to the communication choices once the update was %s', async (_, updateConsent) => {
    const { runWith, left } = planDialog(decisionSaga, { open, answers: { updateConsent } });
    expect((await runWith(declined)).dialogs).toMatchObject({ open: null, leaving: true });
    expect(left).toEqual(['/portfolio/communication-choices']);
  });

  it('leads there also where the service never answers: the call is given up in time', async () => {
    const plan = planDialog(decisionSaga, { open, answers: { updateConsent: never } }, timePasses);
    expect((await plan.runWith(declined)).dialogs.open).toBeNull();
    expect(plan.outbox.aborted).toEqual(['updateConsent']);
    expect(plan.outbox.causes).toEqual([new Error('A service failed to respond in time.')]);
    expect(plan.left).toEqual(['/portfolio/communication-choices']);
  });

  it('keeps the dialog and leads nowhere while the answer is awaited, and takes no second decision', async () => {
    const { runWith, outbox, left } = planDialog(decisionSaga, { open, answers: { updateConsent: never } });
    const { dialogs, consent } = await runWith(declined, declined, agreed);
    expect(dialogs.open).toBe(open);
    expect(consent.updating).toBe(true);
    expect(outbox.calls).toEqual(['updateConsent']);
    expect(left).toEqual([]);
  });

  it('sends nothing where the dialog is not before the member', async () => {
    const { runWith, outbox } = planDialog(decisionSaga, { answers: { updateConsent: {} } });
    expect((await runWith(agreed)).dialogs.checks.marketingConsent).toBe('pending');
    expect(outbox.calls).toEqual([]);
  });
});
