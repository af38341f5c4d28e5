import { createPortalStore } from '../../src/app/store';
import { productsLoaded, productsRequested } from '../../src/portfolio/slice';
import { selectShownTiles, type TilesCorner } from '../../src/products/selectTiles';
import { fakeServices, productOf } from '../support/builders';

describe('a tile that cannot be worked out', () => {
  it('still has its place, and the other tiles keep theirs', () => {
    const { services } = fakeServices();
    const { store } = createPortalStore(services, { devTools: false, onSagaError: () => undefined });
    const held = { products: [productOf('bank'), productOf('life')], headings: {}, at: 0 };
    store.dispatch(productsRequested({ screen: 'portfolio' }));
    store.dispatch(productsLoaded({ screen: 'portfolio', ...held }));
    const broken = { ...store.getState(), lifeArrears: undefined } as unknown as TilesCorner;
    expect([...selectShownTiles(broken)]).toEqual(['bank', 'life']);
  });
});
