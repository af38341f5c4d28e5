import {
  type ContentState,
  contentReducer,
  fragmentFailed,
  fragmentLoaded,
  fragmentOutdated,
  fragmentRequested,
  fragmentRetryClicked,
  fragmentSettled,
  pictureFound,
  selectFragment,
} from '../../src/content/slice';

const key = '/a';
const stateAfter = (...events: Parameters<typeof contentReducer>[1][]): ContentState =>
  events.reduce<ContentState>(contentReducer, contentReducer(undefined, { type: 'start' }));
const [requested, failed, settled] = [fragmentRequested({ key }), fragmentFailed({ key }), fragmentSettled({ key })];
const [loaded, outdated] = [fragmentLoaded({ key, html: '<p>x</p>' }), fragmentOutdated({ key })];
const again = fragmentRequested({ key, again: true });
const cannotBeShown = fragmentRetryClicked({ key, cannotBeShown: true });
const picture = pictureFound({ key, address: '/a.png' });
const loading = { status: 'loading', busy: true };
const missing = { status: 'failed', busy: true };
const whole = { status: 'loaded', html: '<p>x</p>' };
const shown = { status: 'picture', address: '/a.png', busy: false };

describe('a fragment in the state', () => {
  it.each([
    ['is loading once requested', [requested], loading],
    ['has the raw text once loaded, still busy', [requested, loaded], { ...whole, busy: true }],
    ['is no longer busy once settled', [requested, loaded, settled], { ...whole, busy: false }],
    ['is no longer busy once its failure has settled', [requested, failed, settled], { status: 'failed', busy: false }],
    ['takes no answer that nobody waits for', [loaded], undefined],
    ['is nothing by settling', [settled], undefined],
    ['stays loaded at a late failure', [requested, loaded, failed], { ...whole, busy: true }],
    ['stays loaded when requested again', [requested, loaded, requested], { ...whole, busy: true }],
    ['starts over after a failure', [requested, failed, requested], loading],
    ['stays busy while a second attempt runs', [requested, failed, requested, settled], loading],
    ['is loading again once its tokens have changed', [requested, loaded, outdated], loading],
    ['is nothing because of its tokens', [outdated], undefined],
    ['stays a picture', [picture, settled, outdated], shown],
    ['says that it failed while the member tries again', [requested, failed, again], { ...missing, retrying: true }],
    ['takes what the member tried again for', [requested, failed, again, loaded], { ...whole, busy: true }],
    ['takes no text after a failure, unless the member tries again', [requested, failed, loaded], missing],
    ['is loading if the member tries again what is not there', [again], loading],
    [
      'has failed if the member tries again what cannot be shown',
      [requested, loaded, cannotBeShown],
      { ...missing, busy: false },
    ],
    [
      'stays loaded at another "Try again"',
      [requested, loaded, fragmentRetryClicked({ key })],
      { ...whole, busy: true },
    ],
    ['is nothing by "Try again"', [cannotBeShown], undefined],
  ])('%s', (_, events, state) => {
    expect(stateAfter(...events)[key]).toEqual(state);
  });

  it.each(['__proto__', 'constructor', 'toString'])('may be called %s', (path) => {
    expect(selectFragment({ content: stateAfter() }, path)).toBeUndefined();
    const content = stateAfter(fragmentRequested({ key: path }), fragmentFailed({ key: path }));
    expect(selectFragment({ content }, path)).toEqual({ status: 'failed', busy: true });
    expect(Object.getPrototypeOf(content)).toBe(Object.prototype);
  });
});
