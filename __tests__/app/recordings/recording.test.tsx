import fc from 'fast-check';
import { replay } from '../../../config/sessions/recordings';
import { writeRecording } from '../../../src/app/recordings/history';
import { createStandIns } from '../../../src/app/recordings/standIns';
import { createRootReducer, type RootState } from '../../../src/app/rootReducer';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import { actionsCarousel } from '../../../src/features/outstanding/slice';
import { cardSeen } from '../../../src/features/recommender/slice';
import { remarkMade, toastShown } from '../../../src/notices';
import { headingsLoaded, productsLoaded } from '../../../src/portfolio/slice';
import { linkFollowed } from '../../../src/state/eventMeta';
import type { Message } from '../../../src/texts/text';
import { openStore } from '../../support/openStore';

const NOW = 1_800_000_000_000;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});

const planted = { name: 'Quillfeather', policy: '4711-88213-Zx9', amount: 73_519.42, token: 'eyJhbGciOiJSUzI1NiJ9' };

/** Every part of a planted value that would tell it. */
const TRACES = /quillfeather|4711|88213|Zx9|73.?519|519\.42|eyJhbGci|RSUzI1NiJ9/i;

/** A recording without its digests of states: in their base 36 one can have a trace by chance. */
const withoutDigests = (text: string): string => text.replace(/"digest":"\w+"/g, '');

const told = Object.values(planted).join(' ');
const address = `/portal/members/${planted.name}/policies/${planted.policy}?amount=${planted.amount}#${planted.token}`;

/** The answer with planted values in each of its texts and numbers, and in fields that no schema knows. */
const plant = (value: unknown, key = ''): unknown => {
  if (key === 'id' || key === 'goalIdentifier') return value;
  if (typeof value === 'string') return value.startsWith('/') ? `${value}${address}` : `${value} ${told}`;
  if (typeof value === 'number') return value + planted.amount;
  if (Array.isArray(value)) return value.map((entry) => plant(entry));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, entry]) => [name, plant(entry, name)]);
  return Object.fromEntries([...fields, ['holder', told], [told, told], ['quillfeather', told]]);
};

const plantInto = (body: string): string => {
  if (body.startsWith('<'))
    return `<p title="${told}">${told}</p><a href="${address}">${told}</a><!-- ${told} -->${body}`;
  return body === '' ? body : JSON.stringify(plant(JSON.parse(body)));
};

const rootReducer = createRootReducer(defaultConfiguration);
const begun = rootReducer(undefined, { type: 'begin' });

const written = (...actions: readonly { readonly type: string; readonly payload?: unknown }[]): string =>
  writeRecording(
    '0',
    rootReducer,
    { ...begun, page: { ...begun.page, path: `/?token=${planted.token}` } },
    actions.map((action, index) => ({ action, timestamp: NOW + index })),
  );

const actionsIn = (text: string): readonly Record<string, unknown>[] =>
  Object.values<{ action: Record<string, unknown> }>(JSON.parse(text).actionsById).map(({ action }) => action);

const privately: Message = { key: 'preferences.saved', values: { name: told } };

// Rule `session.file`.
describe('An exported session', () => {
  it.each(['everything', 'arrears', 'dialogs-all', 'gap-many'])(
    'contains nothing of what is planted into every answer to %s, and leads to the recorded states',
    async (member) => {
      const visit = openStore({ member, mark: plantInto });
      await visit.answerAll();
      await jest.advanceTimersByTimeAsync(5_000);
      visit.store.dispatch(
        toastShown('failure', privately, { text: privately, event: { type: 'a/b', payload: told } }),
      );
      visit.store.dispatch(linkFollowed(`content ${told}`));
      visit.go(`/elsewhere${address}`);
      await jest.advanceTimersByTimeAsync(5_000);
      const text = visit.session();
      visit.close();
      expect(JSON.stringify(visit.store.getState())).toMatch(TRACES);
      expect(withoutDigests(text).match(TRACES)).toBeNull();
      expect(replay(text)).toEqual({ isEqual: true, words: `final state equal, ${visit.actions.length} actions` });
    },
  );

  it('contains no value of an undeclared action, wherever it is', () => {
    const text = written(
      { type: 'life/changed', payload: { policyHolder: told, cover: planted.amount, since: planted.amount } },
      Object.assign(
        { type: 'consent/failed' },
        { error: { message: told }, meta: { [told]: { [planted.name]: told } } },
      ),
      { type: 'x/y', payload: [[[told]], { at: -planted.amount }, { type: told, headings: { [planted.name]: told } }] },
      cardSeen({ identity: told, label: told, messageId: told }),
    );
    expect(withoutDigests(text).match(TRACES)).toBeNull();
  });

  it('keeps what the portal itself has named: screens, products, texts, booleans, single digits and times', () => {
    const products = [{ id: 'life' as const, active: true, policyWithdrawn: false, inDebt: false }];
    const loaded = productsLoaded({ screen: 'portfolio', products, headings: {}, at: NOW });
    const turned = actionsCarousel.actions.pageTurned(4);
    const said = remarkMade({ key: 'part.notLoaded', values: { name: { key: 'product.life' } } });
    expect(actionsIn(written(loaded, turned, said)).slice(1)).toEqual([loaded, turned, said]);
  });

  it('has the same stand-in for the same value, and different ones for different values', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.oneof(fc.string(), fc.double({ noNaN: true })), {
          maxLength: 40,
          comparator: 'SameValueZero',
        }),
        (values) => {
          const replace = createStandIns(new Set(), NOW, NOW);
          const once = values.map(replace);
          expect(values.map(replace)).toEqual(once);
          expect(new Set(once).size).toBe(values.length);
        },
      ),
    );
  });
});

describe('A replay', () => {
  it('names the first action after which the state differs, and what it changes now', async () => {
    const visit = openStore({ member: 'gap-many' });
    await visit.answerAll();
    visit.close();
    const text = visit.session();
    const step = visit.actions.findIndex(headingsLoaded.match) + 1;
    const place = `action ${step} of ${visit.actions.length}, portfolio/headingsLoaded`;
    /** The replay by reducers of which one, at that action, makes something else of the state before and after it. */
    const replayed = (instead: (before: RootState, after: RootState) => RootState) =>
      replay(text, (state, action) => {
        const next = rootReducer(state, action);
        return headingsLoaded.match(action) ? instead(state as RootState, next) : next;
      });
    expect(replayed((_, after) => ({ ...after, portfolio: { ...after.portfolio, headings: {} } }))).toEqual({
      isEqual: false,
      words: `the state differs after ${place}, which now changes: portfolio`,
    });
    expect(replayed((before) => before).words).toBe(`the state differs after ${place}, which now changes: nothing`);
    const broken = () => {
      throw new Error('no labels');
    };
    expect(replayed(broken).words).toBe(`the reducers fail at ${place}: Error: no labels`);
  });

  it.each([
    ['no JSON', /^The file: Invalid JSON/],
    ['[]', /^committedState: Invalid key/],
    [
      '{"committedState":{},"actionsById":{"0":{"action":{}}},"stagedActionIds":[0]}',
      /^actionsById\.0\.action\.type: /,
    ],
    ['{"committedState":{},"actionsById":{},"stagedActionIds":[0]}', /^There is no action 0\.$/],
  ])('says why it cannot read %s', (text, why) => {
    expect(() => replay(text)).toThrow(why);
  });
});
