import { accessSync, constants, copyFileSync, mkdirSync, readdirSync, renameSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { hashedName } from '../webpack/builtFolders';

/** The hashed files of a folder and their twins, by name relative to it, with slashes. */
const hashedFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => hashedName(name) !== undefined);

/** Gives a file this time; returns `false` if it is not there, or belongs to another user, who alone may do so. */
const isRenewed = (file: string, time: Date): boolean => {
  try {
    utimesSync(file, time, time);
    return true;
  } catch {
    return false;
  }
};

/**
 * Copies the hashed files of a build to the folder that all replicas share. Each appears there at once and whole; one
 * that is there already only gets the present time, so that files that no release needed for long can be found and
 * deleted.
 * @returns how many were copied, and how many were there already
 */
export const copyToShared = (dist: string, shared: string): { readonly added: number; readonly present: number } => {
  const now = new Date();
  const names = hashedFiles(dist);
  let added = 0;
  for (const name of names) {
    const target = path.join(shared, name);
    // A map may change while its script does not.
    if (name.endsWith('.map') || !isRenewed(target, now)) {
      mkdirSync(path.dirname(target), { recursive: true });
      // Two releases may copy the same file at the same time.
      const partial = `${target}.${process.pid}.part`;
      copyFileSync(path.join(dist, name), partial);
      utimesSync(partial, now, now);
      renameSync(partial, target);
      added += 1;
    }
  }
  return { added, present: names.length - added };
};

/** The hashed files of a build that the shared folder lacks; throws for one that may be there but cannot be read. */
export const missingInShared = (dist: string, shared: string): readonly string[] =>
  hashedFiles(dist).filter((name) => {
    try {
      accessSync(path.join(shared, name), constants.R_OK);
      return false;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
      throw error;
    }
  });
