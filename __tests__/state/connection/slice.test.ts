import { callMissed, connectionLost, connectionReducer, connectionRestored } from '../../../src/state/connection/slice';

const start = connectionReducer(undefined, { type: 'start' });

// Rule `connection.events`.
it('The page starts online; what is missed meanwhile is kept once each, and handed over with the return', () => {
  expect(start).toEqual({ online: true, returns: 0, missed: [] });
  const lost = [connectionLost(), callMissed('products'), callMissed('gapSummary'), callMissed('products')].reduce(
    connectionReducer,
    start,
  );
  expect(lost).toEqual({ online: false, returns: 0, missed: ['products', 'gapSummary'] });
  expect(connectionReducer(lost, connectionRestored({ missed: lost.missed }))).toEqual({
    online: true,
    returns: 1,
    missed: [],
  });
});
