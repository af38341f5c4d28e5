import { createPortalStore } from '../../src/app/store';
import { productsLoaded, productsRequested } from '../../src/portfolio/slice';
import { selectShownTiles, type TilesPart } from '../../src/products/selectTiles';
import { fakeServices, productOf } from '../support/builders';

// Rule `tile.isolation`.
describe('a tile whose selector throws', () => {
  it('keeps its place, and the other tiles keep theirs', () => {
    const { services } = fakeServices();
    const { store } = createPortalStore(services, { onSagaError: () => undefined });
    const held = { products: [productOf('bank'), productOf('life')], headings: {}, at: 0 };
    store.dispatch(productsRequested({ screen: 'portfolio' }));
    store.dispatch(productsLoaded({ screen: 'portfolio', ...held }));
    const broken = { ...store.getState(), lifeArrears: undefined } as unknown as TilesPart;
    expect([...selectShownTiles(broken)]).toEqual(['bank', 'life']);
  });
});
