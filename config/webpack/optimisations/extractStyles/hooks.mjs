/** For `module.register`: gives every module of the portal that imports emotion a recorder of its own instead. */
export const resolve = (specifier, context, nextResolve) => {
  if (!/^@emotion\/(styled|react)$/.test(specifier) || context.parentURL === undefined)
    return nextResolve(specifier, context);
  const url = new URL('./record.mjs', import.meta.url);
  url.searchParams.set('module', context.parentURL);
  return { url: url.href, format: 'module', shortCircuit: true };
};
