import { readdirSync } from 'node:fs';
import { reducers } from '../../src/app/rootReducer';
import { rootSaga } from '../../src/app/rootSaga';

/** The sagas that the root saga starts before its first wait. */
const startedSagas = (): readonly unknown[] => {
  const started: unknown[] = [];
  for (const effect of rootSaga()) {
    if (effect.type !== 'FORK') break;
    started.push((effect.payload as { readonly fn: unknown }).fn);
  }
  return started;
};

/**
 * The functions that one of the files of a feature exports under a name of that form; also those inside an exported
 * object.
 */
const exported = async (feature: string, files: RegExp, name: RegExp): Promise<readonly unknown[]> => {
  const found: unknown[] = [];
  for (const file of readdirSync(`src/features/${feature}`).filter((candidate) => files.test(candidate))) {
    const exports = (await import(`../../src/features/${feature}/${file}`)) as Readonly<Record<string, unknown>>;
    for (const [key, value] of Object.entries(exports))
      if (name.test(key)) found.push(...(typeof value === 'object' && value !== null ? Object.values(value) : [value]));
  }
  return found;
};

const features = readdirSync('src/features', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('In the features,', () => {
  it.each(features)('%s has its saga among those of the root', async (feature) => {
    const sagas = await exported(feature, /^(saga|slice)\.ts$/, /Saga$/);
    expect(sagas).not.toEqual([]);
    expect(startedSagas()).toEqual(expect.arrayContaining([...sagas]));
  });

  it.each(features)('%s has its reducers in the store', async (feature) => {
    const own = await exported(feature, /^slice\.ts$/, /Reducers?$/);
    expect(own).not.toEqual([]);
    expect(Object.values<unknown>(reducers)).toEqual(expect.arrayContaining([...own]));
  });
});
