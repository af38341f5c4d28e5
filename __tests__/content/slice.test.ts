import {
  type ContentState,
  contentReducer,
  fragmentFailed,
  fragmentLoaded,
  fragmentRequested,
  fragmentSettled,
  selectFragment,
} from '../../src/content/slice';

const key = '/a';
const stateAfter = (...events: Parameters<typeof contentReducer>[1][]): ContentState =>
  events.reduce<ContentState>(contentReducer, contentReducer(undefined, { type: 'start' }));
const loaded = fragmentLoaded({ key, html: '<p>x</p>' });

describe('the fragments in the state', () => {
  it('are none at first', () => {
    expect(stateAfter()).toEqual({});
  });

  it('are loading once requested', () => {
    expect(stateAfter(fragmentRequested({ key }))).toEqual({ [key]: { status: 'loading', busy: true } });
  });

  it('contain the raw text once loaded, still busy', () => {
    expect(stateAfter(fragmentRequested({ key }), loaded)).toEqual({
      [key]: { status: 'loaded', html: '<p>x</p>', busy: true },
    });
  });

  it('are no longer busy once settled, loaded or failed', () => {
    expect(stateAfter(fragmentRequested({ key }), loaded, fragmentSettled({ key }))).toEqual({
      [key]: { status: 'loaded', html: '<p>x</p>', busy: false },
    });
    expect(stateAfter(fragmentRequested({ key }), fragmentFailed({ key }), fragmentSettled({ key }))).toEqual({
      [key]: { status: 'failed', busy: false },
    });
  });

  it('accept an answer only while waiting for one', () => {
    expect(stateAfter(loaded)).toEqual({});
    expect(stateAfter(fragmentSettled({ key }))).toEqual({});
    expect(stateAfter(fragmentRequested({ key }), loaded, fragmentFailed({ key }))[key]?.status).toBe('loaded');
  });

  it('stay loaded when requested again, and start over after a failure', () => {
    expect(stateAfter(fragmentRequested({ key }), loaded, fragmentRequested({ key }))[key]?.status).toBe('loaded');
    expect(
      stateAfter(fragmentRequested({ key }), fragmentFailed({ key }), fragmentRequested({ key }))[key]?.status,
    ).toBe('loading');
  });

  it('stay busy while a second attempt runs, even if the first one ends', () => {
    const state = stateAfter(
      fragmentRequested({ key }),
      fragmentFailed({ key }),
      fragmentRequested({ key }),
      fragmentSettled({ key }),
    );
    expect(state[key]).toEqual({ status: 'loading', busy: true });
  });

  it.each(['__proto__', 'constructor', 'toString'])('may be called %s', (path) => {
    expect(selectFragment({ content: stateAfter() }, { path })).toBeUndefined();
    const content = stateAfter(fragmentRequested({ key: path }), fragmentFailed({ key: path }));
    expect(selectFragment({ content }, { path })).toEqual({ status: 'failed', busy: true });
    expect(Object.getPrototypeOf(content)).toBe(Object.prototype);
  });
});
