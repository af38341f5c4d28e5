/**
 * Gives every module of the portal that imports emotion a recorder of its own instead, which knows which module it
 * records. For Node's `module.register`.
 * @type {import('node:module').ResolveHook}
 */
export const resolve = (specifier, context, nextResolve) => {
  const recorder = { '@emotion/styled': './recordStyled.mjs', '@emotion/react': './recordGlobal.mjs' }[specifier];
  if (recorder === undefined || context.parentURL === undefined) return nextResolve(specifier, context);
  const url = new URL(recorder, import.meta.url);
  url.searchParams.set('module', context.parentURL);
  return { url: url.href, format: 'module', shortCircuit: true };
};
