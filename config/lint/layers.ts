/** The layers of src, each a list of folders; a folder imports from its own layer's folder and from those before it. */
export const layers: readonly (readonly string[])[] = [
  ['contract'],
  ['platform'],
  ['state'],
  ['notices'],
  ['content'],
  ['portfolio'],
  ['products', 'features'],
  ['screens'],
  ['app'],
];

/** Import nothing of ours but those before them here, and may be imported by every layer. */
export const independentFolders: readonly string[] = ['texts', 'ui'];

/** Folders whose subfolders never import each other. */
export const foldersOfSiblings: readonly string[] = ['products', 'features'];
