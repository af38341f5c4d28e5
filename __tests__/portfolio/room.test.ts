import {
  forgetRoom,
  keepRoom,
  type Room,
  type RoomPart,
  recallRoom,
  roomReducer,
  selectBlocksWait,
  selectRoom,
} from '../../src/portfolio/room';
import {
  lateProductsNoticed,
  type PortfolioPart,
  portfolioReducer,
  productsFailed,
  productsLoaded,
  productsRequested,
} from '../../src/portfolio/slice';
import { locationChanged, type NavigationPart, navigationReducer } from '../../src/state/navigation/slice';
import { memberWith, productOf } from '../support/builders';
import { createWorld } from '../support/world';

const noFragments = {
  medicalAidWelcome: 0,
  flexicareWelcome: 0,
  investmentActionItems: 0,
  lifePayNow: 0,
  lifePayback: 0,
};
const usual: Room = { arsBanner: 1, generalBanners: 2, outstanding: 4, payments: 0, ...noFragments };

const KEY = 'portfolio.room';
const recalled = (digits: string) => recallRoom({ read: (key) => (key === KEY ? digits : undefined) });

describe('the space kept for the blocks above the tiles and for fragments', () => {
  it('is that of the last visit', () => {
    const room = { ...noFragments, arsBanner: 0, generalBanners: 1, outstanding: 3, payments: 2 };
    expect(recalled('013201001')).toEqual({ ...room, flexicareWelcome: 1, lifePayback: 1 });
    expect(recalled('0132')).toEqual(room);
  });

  it.each([[undefined], [''], ['12'], ['123'], ['12345'], ['9240'], ['124000002'], ['{"arsBanner":1}'], ['1e40']])(
    'is the usual one if %p is stored',
    (kept) => {
      expect(recallRoom({ read: () => kept })).toEqual(usual);
    },
  );

  it('is forgotten with the member', async () => {
    const { run, kept } = createWorld({ reducer: {}, sagas: [] }, { stored: { [KEY]: '0132', other: 'stays' } });
    await run(forgetRoom).toPromise();
    expect([...kept.keys()]).toEqual(['other']);
  });

  it('is stored block by block, and no block takes more than four', async () => {
    const { run, kept } = createWorld({ reducer: {}, sagas: [] });
    const keep = (block: keyof Room, things: number) => run(() => keepRoom(block, things)).toPromise();
    await keep('outstanding', 12_000);
    expect(kept.get(KEY)).toBe('124000000');
    await keep('arsBanner', 0);
    await keep('generalBanners', 3);
    await keep('payments', 1);
    await keep('lifePayNow', 1);
    expect(kept.get(KEY)).toBe('034100010');
  });
});

it('The space of a member who turns out to hold nothing is a newcomer’s from that moment on', () => {
  const stateAfter = (active: boolean): RoomPart & PortfolioPart & NavigationPart => ({
    ...memberWith([productOf('bank', { active })]),
    room: roomReducer(undefined),
  });
  expect(selectRoom(stateAfter(false))).toEqual(recalled('0100'));
  expect(selectRoom(stateAfter(true))).toEqual(usual);
});

// Rule `overview.hold`.
describe('the blocks above the products', () => {
  const asked = productsRequested({ screen: 'portfolio' });
  const late = lateProductsNoticed({ screen: 'portfolio' });
  const known = productsLoaded({ screen: 'portfolio', products: [], headings: {}, at: 0 });
  const down = productsFailed({ screen: 'portfolio', reference: 'PF-1' });
  const retried = productsRequested({ screen: 'portfolio', again: true });

  it.each([
    ['keep their placeholders before the products are asked for', [], 0, true],
    ['keep them until the products answer', [asked], 0, true],
    ['do not if space is kept for payments that are due', [asked], 1, false],
    ['show once the products are late', [asked, late], 0, false],
    ['show once the products are known', [asked, known], 0, false],
    ['show if they cannot be had', [asked, down], 0, false],
    ['stay in sight while the member tries again', [asked, down, retried], 0, false],
    ['stay in sight while they are asked for again by themselves', [asked, down, asked], 0, false],
    ['stay in sight if they are known, whatever comes late', [asked, known, late], 0, false],
  ])('%s', (_, events, payments, held) => {
    const state = {
      room: { ...usual, payments },
      navigation: navigationReducer(undefined, locationChanged({ pathname: '/portfolio', search: '', hash: '' })),
      portfolio: events.reduce(portfolioReducer, portfolioReducer(undefined, { type: 'start' })),
    };
    expect(selectBlocksWait(state)).toBe(held);
  });
});
