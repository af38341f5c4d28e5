import { expectSaga } from 'redux-saga-test-plan';
import { isReplaced, loadAgain, REPLACED } from '../../src/state/release';
import { fakeServices, withServices } from '../support/builders';
import { keepingStorage } from '../support/store';

const KEY = 'portfolio.release.reload';
const NOW = 1_800_000_000_000;
const HOUR_MS = 3_600_000;

/** What comes of a page whose scripts were replaced; `reloadedAt` is when it was last loaded again for that. */
const load = async ({ reloadedAt = '', isSaving = false }: { reloadedAt?: number | ''; isSaving?: boolean } = {}) => {
  const kept = new Map([[KEY, String(reloadedAt)]]);
  const done: string[] = [];
  const { services } = fakeServices({}, { clock: { now: () => NOW }, tabStorage: keepingStorage(kept) });
  const { returnValue } = await expectSaga(loadAgain)
    .provide([
      withServices({
        ...services,
        http: { ...services.http, isSaving: () => isSaving },
        navigation: { ...services.navigation, reload: () => void done.push('reloaded') },
      }),
    ])
    .silentRun(20);
  return [returnValue, ...done, kept.get(KEY)];
};

// Rule `release.reload`.
describe('a page whose scripts a release has replaced', () => {
  it('is loaded again, once in an hour', async () => {
    expect(await load()).toEqual([true, 'reloaded', String(NOW)]);
    expect(await load({ reloadedAt: NOW - HOUR_MS + 1 })).toEqual([false, String(NOW - HOUR_MS + 1)]);
    expect(await load({ reloadedAt: NOW - HOUR_MS })).toEqual([true, 'reloaded', String(NOW)]);
  });

  it('stays while a change by the member is being saved, and that does not count', async () => {
    expect(await load({ isSaving: true })).toEqual([false, '']);
  });

  it('says so in these words', () => {
    expect(REPLACED).toBe('The portal has been updated. Please load the page again.');
  });

  it('is known by the name of the error with which a script did not come', () => {
    const replaced = Object.assign(new Error('a script is missing'), { name: 'PageReplaced' });
    expect(isReplaced(replaced)).toBe(true);
    expect(isReplaced(new Error('PageReplaced'))).toBe(false);
    expect(isReplaced({ name: 'PageReplaced' })).toBe(false);
    expect(isReplaced(undefined)).toBe(false);
  });
});
