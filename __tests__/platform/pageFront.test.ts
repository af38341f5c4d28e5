import { createPageFront } from '../../src/platform/pageFront';

type Happening = DocumentVisibilityState | 'restored' | 'loaded';

const happen = (what: Happening) => {
  if (what === 'restored' || what === 'loaded') {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: what === 'restored' }));
    return;
  }
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(what);
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => jest.restoreAllMocks());

it.each<[string, readonly Happening[], number, number]>([
  ['that is selected again comes to the front, without being restored', ['hidden', 'visible'], 1, 0],
  [
    'that the browser restores comes to the front, also without a change of visibility, as in WebKit',
    ['restored'],
    1,
    1,
  ],
  ['whose tab is left does not', ['hidden'], 0, 0],
  ['that has just loaded does not', ['loaded'], 0, 0],
])('A page %s', (_, happenings, fronts, returns) => {
  const front = createPageFront(window);
  const heard = { fronts: 0, returns: 0 };
  const stops = [
    front.subscribe(() => {
      heard.fronts += 1;
    }),
    front.subscribeReturn(() => {
      heard.returns += 1;
    }),
  ];
  for (const what of happenings) happen(what);
  expect(heard).toEqual({ fronts, returns });
  for (const stop of stops) stop();
  for (const what of ['visible', 'restored'] as const) happen(what);
  expect(heard).toEqual({ fronts, returns });
});
