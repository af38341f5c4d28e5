/** The folder of the compiled server in the folder of the built files. Nothing in it is ever served. */
export const SERVER_FOLDER = 'server';

/** The folders of the files whose names contain the hash of their content; their names never get another content. */
const HASHED = /^(?:scripts|styles|texts|images|fonts)\/[\w-]+(?:\.[\w-]+)*\.[0-9a-f]{16}\.\w+$/;

const TWIN_OR_MAP = /(?:\.(?:map|br|gz))+$/;

/** The name of a hashed file without the endings of its compressed twin and its map; `undefined` for other files. */
export const hashedName = (name: string): string | undefined => {
  const plain = name.replace(TWIN_OR_MAP, '');
  return HASHED.test(plain) ? plain : undefined;
};
