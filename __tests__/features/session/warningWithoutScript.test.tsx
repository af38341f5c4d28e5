import { endpoints } from '../../../src/contract/endpoints';
import { toastDismissed } from '../../../src/notices';
import { endNeared, endPutOff, stayChosen } from '../../../src/state/session/slice';
import { textOf } from '../../../src/texts/text';
import { openTabs } from '../../support/tabs';

jest.mock('../../../src/features/session/SessionWarning', () => {
  throw new Error('gone');
});

type Tab = Awaited<ReturnType<typeof openTabs>>['first'];
const messages = (tab: Tab | undefined) => tab?.state().toasts.map(({ text }) => textOf(text));

// Rule `session.warning`.
describe('A warning whose script is missing is a message', () => {
  it('that always says how soon the session ends, and goes when another tab prolongs it', async () => {
    const { tabs, pass } = await openTabs({ seconds: 900, count: 2 });
    const [one, other] = tabs;
    // The records of the failures, after 10 and 20 s, were calls.
    await pass(805_000);
    expect(messages(one)).toEqual(['You will be signed out in 2 minutes']);
    await pass(60_000);
    expect(messages(one)).toEqual(['You will be signed out in 1 minute']);
    await pass(30_000);
    expect(messages(one)).toEqual(['You will be signed out in 30 seconds']);
    await other?.services.http.send(endpoints.headings);
    await pass(0);
    expect([messages(one), messages(other)]).toEqual([[], []]);
    await pass(785_000);
    expect(messages(one)).toEqual(['You will be signed out in 2 minutes']);
  });

  // Rule `toast.focus`: what is made anew would lose the focus, and count presses only after a pause.
  it('that stays the same message, and does not come back once it is closed', async () => {
    const { first, pass } = await openTabs({ seconds: 900 });
    await pass(800_000);
    const [before] = first.state().toasts;
    await pass(55_000);
    const [after] = first.state().toasts;
    expect(after).toEqual({ ...before, text: { key: 'session.endsInMinutes', values: { count: 1 } } });
    await first.happen(toastDismissed({ id: after?.id ?? '' }));
    await pass(30_000);
    expect(messages(first)).toEqual([]);
    await first.happen(stayChosen());
    expect(messages(first)).toEqual([]);
    await pass(785_000);
    expect(messages(first)).toEqual(['You will be signed out in 2 minutes']);
  });

  it('that is said by the announcer alone, once and at 60, 30 and 10 s', async () => {
    const { first, pass } = await openTabs({ seconds: 900 });
    await pass(910_000);
    const action = { text: { key: 'session.stay' }, event: stayChosen() };
    expect(first.state().toasts).toMatchObject([{ kind: 'warning', action }]);
    expect(first.said).toEqual(
      ['2 minutes', '1 minute', '30 seconds', '10 seconds'].map((time) => `You will be signed out in ${time}`),
    );
  });

  it('that comes back with its button if staying signed in fails', async () => {
    const { first, pass, sandbox } = await openTabs({ seconds: 900 });
    await pass(830_000);
    sandbox.setFaults('products:500');
    const [pressed] = first.state().toasts;
    await first.happen(toastDismissed({ id: pressed?.id ?? '' }));
    await first.happen(stayChosen());
    expect(first.state().toasts).toMatchObject([
      { kind: 'warning', text: { key: 'session.stayFailed' }, action: pressed?.action },
    ]);
    await pass(20_000);
    expect(messages(first)).toEqual(['You will be signed out in 1 minute']);
    sandbox.setFaults('');
    await first.happen(stayChosen());
    expect(messages(first)).toEqual([]);
  });

  it('that does not come if the session was used while the script was awaited', async () => {
    const { first } = await openTabs({ seconds: 900 });
    const near = first.happen(endNeared({ says: { key: 'session.stillThere' }, isFirst: true }));
    await first.happen(endPutOff());
    await near;
    expect(messages(first)).toEqual([]);
  });
});
