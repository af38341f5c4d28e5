import { render, within } from '@testing-library/react';
import { Profiler } from 'react';
import { Provider } from 'react-redux';
import type { EndpointName } from '../../src/contract/endpoints';
import { registry } from '../../src/products/registry';
import type { ProductTileName } from '../../src/products/tileNames';
import { openPortal, textOf } from '../support/journey';

jest.setTimeout(60_000);

beforeEach(() => {
  jest.useFakeTimers();
});

const tileOfCall = {
  bankSummary: 'bank',
  healthSummary: 'health',
  insureSummary: 'insure',
  investSummary: 'invest',
  lifeSummary: 'life',
  willSummary: 'wills',
  cardSummary: 'card',
  umbrellaSummary: 'employee-benefits',
  gapSummary: 'gap',
  flexicareSummary: 'flexicare',
  travelSummary: 'travel',
  iotSummary: 'iot',
} as const satisfies Partial<Record<EndpointName, ProductTileName>>;

const pairs = Object.entries(tileOfCall) as readonly (readonly [keyof typeof tileOfCall, ProductTileName])[];
const calls = pairs.map(([call]) => call);
const besides = ['investActionItems', 'lifeArrears', 'umbrellaPolicies'] as const;

describe('The summaries', () => {
  it('are all asked for as soon as the products are known, before any of them has answered', async () => {
    const portal = await openPortal({ member: 'everything', held: ['products', ...calls] });
    for (const call of calls) expect(portal.calls()).not.toContain(call);
    await portal.release('products');
    expect(portal.calls()).toEqual(expect.arrayContaining([...calls, ...besides]));
    for (const [call, tile] of pairs) {
      expect(portal.calls().filter((made) => made === call)).toHaveLength(1);
      expect(portal.tile(tile)).toHaveAttribute('aria-busy', 'true');
    }
  });

  it('do not wait for the headings, and the labels come in when those do', async () => {
    const portal = await openPortal({ member: 'gap-single', held: ['headings'] });
    expect(textOf(portal.tile('gap'))).toContain('Policy number MG-5520871');
    await portal.release('headings');
    expect(textOf(portal.tile('gap'))).toContain('Supplementary policy number MG-5520871');
  });

  it.each(pairs)('that hold %s back keep only the tile %s waiting', async (call, tile) => {
    const portal = await openPortal({ member: 'everything', held: [call] });
    const busy = [...portal.container.querySelectorAll<HTMLElement>('article[aria-busy="true"]')];
    expect(busy.map((article) => article.dataset['tile'])).toEqual([tile]);
    await portal.release(call);
    expect(portal.tile(tile)).toHaveAttribute('aria-busy', 'false');
    expect(within(portal.tile(tile)).queryByText('Unavailable')).toBeNull();
  });
});

describe('One answer', () => {
  it.each(pairs)('to %s draws the tile %s anew and no other', async (call, tile) => {
    const portal = await openPortal({ member: 'everything', held: [call] });
    const drawn: string[] = [];
    render(
      <Provider store={portal.store}>
        {registry.map(({ tile: name, Tile }) => (
          <Profiler key={name} id={name} onRender={(id) => drawn.push(id)}>
            <Tile />
          </Profiler>
        ))}
      </Provider>,
    );
    drawn.length = 0;
    await portal.release(call);
    expect(new Set(drawn)).toEqual(new Set([tile]));
  });
});
