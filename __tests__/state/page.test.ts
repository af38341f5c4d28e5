import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { pageReducer, selectConfiguredPage } from '../../src/state/page';

describe('the page in the store', () => {
  const page = { host: 'portal.example', origin: 'https://portal.example', path: '/' };

  it('is what the store was created with, whatever happens', () => {
    expect(pageReducer(page)).toBe(page);
    expect(pageReducer(undefined).origin).toBe('');
  });

  it('is combined with its configuration in one object that stays the same', () => {
    const state = { page, configuration: defaultConfiguration };
    expect(selectConfiguredPage(state)).toEqual({ ...page, configuration: defaultConfiguration });
    expect(selectConfiguredPage({ ...state })).toBe(selectConfiguredPage(state));
  });
});
