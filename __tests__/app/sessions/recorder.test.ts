import fc from 'fast-check';
import { writeSession } from '../../../src/app/sessions/recorder';
import { replay } from '../../../src/app/sessions/replay';
import { readSession, type Session } from '../../../src/app/sessions/sessionFile';
import type { HeardAction } from '../../../src/app/sessions/trace';
import { fragmentLinkFollowed } from '../../../src/content/slice';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import { pageTurned } from '../../../src/features/outstanding/slice';
import { cardSeen, impressionCounted } from '../../../src/features/recommender/slice';
import { toastShown } from '../../../src/notices';
import { remarkMade } from '../../../src/notices';
import { recordVisit } from '../../support/recordedVisit';

const NOW = 1_800_000_000_000;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});

const planted = {
  name: 'Quillfeather',
  policy: '4711-88213-Zx9',
  amount: 73_519.42,
  token: 'eyJhbGciOiJSUzI1NiJ9.payload',
};

/** Every part of a planted value that would tell it. */
const TRACES = /quillfeather|4711|88213|Zx9|73.?519|519\.42|eyJhbGci|RSUzI1NiJ9/i;

const start = {
  configuration: defaultConfiguration,
  page: { host: 'portal.example', origin: 'https://portal.example', path: `/?token=${planted.token}` },
  room: { arsBanner: 1, generalBanners: 2, outstanding: 4, payments: 0 },
};

const written = (...actions: readonly HeardAction['action'][]): Session =>
  writeSession(
    actions.map((action, index) => ({ action, at: NOW + index })),
    { version: '0', member: '', faults: '', start },
  );

const told = `${planted.name} ${planted.policy} ${planted.amount} ${planted.token}`;
const address = `/portal/members/${planted.name}/policies/${planted.policy}?amount=${planted.amount}#${planted.token}`;

/** The answer with planted values in each of its texts and numbers, and in fields that no schema knows. */
const plant = (value: unknown, key = ''): unknown => {
  if (key === 'id' || key === 'type' || key === 'status' || key === 'goalIdentifier') return value;
  if (typeof value === 'string') return value.startsWith('/') ? `${value}${address}` : `${value} ${told}`;
  if (typeof value === 'number') return value + planted.amount;
  if (Array.isArray(value)) return value.map((entry) => plant(entry));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, entry]) => [name, plant(entry, name)]);
  return Object.fromEntries([...fields, ['holder', told], [told, told]]);
};

const plantInto = (body: string): string => {
  if (body.startsWith('<'))
    return `<p title="${told}" data-${planted.name}=${planted.policy} ${planted.name}>${told}</p><a href="${address}">${told}</a><!-- ${told} --><${planted.name}>${body}`;
  return JSON.stringify(plant(JSON.parse(body)));
};

// Rule `session.file`.
describe('A session file', () => {
  it.each(['everything', 'arrears', 'dialogs-all', 'gap-many'])(
    'contains nothing of what is planted into every answer to %s, and leads to the recorded states',
    async (member) => {
      const visit = await recordVisit({
        member,
        at: `/?holder=${encodeURIComponent(told)}#/portfolio`,
        watch: (answer) => async (input, init) => {
          const response = await answer(input, init);
          const body = await response.text();
          return new Response(body === '' ? body : plantInto(body), { status: response.status });
        },
      });
      await visit.happen(toastShown('failure', told, { text: told, event: { type: 'a/b', payload: told } }));
      await visit.happen(fragmentLinkFollowed('content', { path: address }));
      await visit.go(`/elsewhere${address}`);
      const text = JSON.stringify(visit.session());
      expect(JSON.stringify(visit.state())).toMatch(TRACES);
      expect(text).not.toMatch(TRACES);
      expect(replay(readSession(text)).difference).toBeUndefined();
      visit.close();
    },
  );

  it('contains nothing of an action that nobody has declared, wherever the value is', () => {
    const session = written(
      { type: 'life/summaryLoaded', payload: { policyHolder: told, cover: planted.amount }, meta: { at: NOW } },
      {
        type: 'consent/failed',
        error: { message: told, stack: told },
        meta: { [told]: told, [planted.name]: { [planted.policy]: 1 }, at: planted.amount },
      },
      { type: told, payload: [[[told]], { since: planted.amount }] },
      { type: 'portfolio/headingsLoaded', payload: { [planted.name]: told } },
      remarkMade(told),
      cardSeen({ identity: told, label: told, messageId: told }),
      impressionCounted({ identity: told, label: told, messageId: told }),
      { type: 'outstanding/pageTurned', payload: planted.amount },
      { type: 'content/fragmentLoaded', payload: { key: address, html: `<p ${told}>&amp;${told}<b` } },
      // What looks like the type of an action, as a label that the portal has chosen.
      { type: 'portfolio/headingsLoaded', payload: { type: 'quillfeather/quillfeather' } },
      remarkMade('quillfeather/quillfeather'),
    );
    expect(JSON.stringify(session)).not.toMatch(TRACES);
  });

  it('keeps what the portal itself has named: screens, products, statuses, booleans, places and times', () => {
    const products = [
      { id: 'life', active: true, policyWithdrawn: false, inDebt: false, policyNumber: planted.policy },
    ];
    const [loaded, turned] = written(
      { type: 'portfolio/productsLoaded', payload: { screen: 'portfolio', products, headings: {}, at: NOW } },
      pageTurned(4),
    ).actions;
    expect(loaded?.action).toEqual({
      type: 'portfolio/productsLoaded',
      payload: {
        screen: 'portfolio',
        products: [{ ...products[0], policyNumber: expect.stringMatching(/^\d{4}-\d{5}-[A-Z][a-z]\d$/) }],
        headings: {},
        at: NOW,
      },
    });
    expect(turned?.action.payload).toBe(4);
  });

  it('has the same stand-in for the same word, and never one for two words', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 2, maxLength: 20 }), (texts) => {
        const [first, second] = written(remarkMade(JSON.stringify(texts)), remarkMade(JSON.stringify(texts))).actions;
        expect(first?.action).toEqual(second?.action);
        const words = [...new Set(texts.join(' ').match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [])];
        const [told = ''] = written(remarkMade(words.join(' '))).actions.map(({ action }) => String(action.payload));
        expect(new Set(told.split(' ')).size).toBe(Math.max(1, words.length));
      }),
      { numRuns: 50 },
    );
  });

  it('names the saga that put an action, and the action that it answered', async () => {
    const visit = await recordVisit({ member: 'gap-many' });
    const { actions } = visit.session();
    visit.close();
    const loaded = actions.find(({ action }) => action.type === 'gap/summaryLoaded');
    expect(loaded?.by?.saga).toBe('productsSaga › summarySaga › fetchSummary');
    expect(actions[(loaded?.by?.to ?? 0) - 1]?.action.type).toBe('gap/summaryRequested');
    const requested = actions.find(({ action }) => action.type === 'portfolio/productsRequested');
    expect(loaded?.by?.answer).toBe('gapSummary');
    expect(requested?.by).toEqual({ saga: 'portfolioSaga › enterScreen › loadProducts', to: 2 });
    expect(actions[1]?.action.type).toBe('navigation/screenEntered');
    // Only the first action that follows from an answer names it.
    const named = actions.flatMap(({ by }) => by?.answer ?? []);
    expect(named).toEqual([...new Set(named)]);
    expect(named).toContain('mandateItems');
  });
});
