/** The folder of the compiled server in the folder of the built files. Nothing in it is ever served. */
export const SERVER_FOLDER = 'server';
