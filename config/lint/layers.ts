/** The layers of src, each a list of folders; a folder imports from its own layer's folder and from those before it. */
export const layers: readonly (readonly string[])[] = [
  ['contract'],
  ['platform'],
  ['state'],
  ['content', 'notices'],
  ['portfolio'],
  ['products', 'features'],
  ['screens'],
  ['app'],
];

/** Imports nothing of ours, and may be imported by every layer that draws. */
export const independentFolders: readonly string[] = ['ui'];

/** Folders whose subfolders never import each other. */
export const foldersOfSiblings: readonly string[] = ['products', 'features'];
