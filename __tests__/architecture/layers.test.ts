import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { foldersOfSiblings, independentFolders, layers } from '../../config/lint/layers';

const root = path.resolve('src');
const IMPORT = /(?:\bfrom\s+|\bimport\s*\(\s*(?:\/\*[^*]*\*\/\s*)?|\bimport\s+)'(\.[^']*)'/g;

/** Every TypeScript file of src, and what it imports of ours; both are paths below src. */
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => {
    const imports = [...readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)];
    return { file, imports: imports.map(([, target = '']) => path.join(path.dirname(file), target)) };
  });

const folderOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '') : '');
// A folder's index is imported by the folder's bare name.
const folderOfTarget = (target: string): string => target.split('/')[0] ?? '';
const rankOf = (folder: string): number => layers.findIndex((layer) => layer.includes(folder));

describe('The folders of src', () => {
  it('are all in the list of layers', () => {
    const folders = new Set(sources.map(({ file }) => folderOf(file)).filter((folder) => folder !== ''));
    expect([...folders].sort()).toEqual([...layers.flat(), ...independentFolders].sort());
  });

  it('import only from the layers before their own', () => {
    const wrong = sources.flatMap(({ file, imports }) => {
      const folder = folderOf(file);
      if (folder === '' || independentFolders.includes(folder)) return [];
      return imports.flatMap((target) => {
        const other = folderOfTarget(target);
        if (other === folder || independentFolders.includes(other)) return [];
        const earlier = rankOf(other) !== -1 && rankOf(other) < rankOf(folder);
        return earlier ? [] : [`${file} imports ${target}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('that are independent import nothing of ours but the independent ones before them', () => {
    const before = (folder: string) => independentFolders.slice(0, independentFolders.indexOf(folder) + 1);
    const wrong = sources
      .filter(({ file }) => independentFolders.includes(folderOf(file)))
      .flatMap(({ file, imports }) =>
        imports
          .filter((target) => !before(folderOf(file)).includes(folderOfTarget(target)))
          .map((target) => `${file} imports ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it.each(foldersOfSiblings)('in %s do not import each other', (parent) => {
    const partOf = (file: string): string | undefined => {
      const [folder, part, ...rest] = file.split('/');
      return folder === parent && rest.length > 0 ? part : undefined;
    };
    const parts = new Set(sources.flatMap(({ file }) => partOf(file) ?? []));
    const wrong = sources.flatMap(({ file, imports }) =>
      imports.flatMap((target) => {
        const own = partOf(file);
        const [folder, other = ''] = target.split('/');
        const sibling = folder === parent && parts.has(other) && own !== undefined && other !== own;
        return sibling ? [`${file} imports ${target}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
