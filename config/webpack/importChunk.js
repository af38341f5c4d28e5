// How the page's script fetches its chunks, in place of `import`. A browser remembers that a script could not be
// fetched and never asks for that address again while the page is open. So a chunk that failed is fetched by itself,
// checked against the digest in the page's import map, and then imported, from the browser's cache, under a new
// address: its own with a number behind the hash sign (rule `connection.scripts`). Whatever the reason, the page's
// inline script is asked whether a release has replaced the page; the error's name then says so (rule
// `release.reload`).

/**
 * How often each address has been imported under a new one; undefined until it has failed.
 * @type {Record<string, number>}
 */
const attempts = {};

/**
 * @param {string} name the chunk's address if the page is at the root
 * @returns {Promise<unknown>} the chunk; rejects if it cannot be fetched
 */
// biome-ignore lint/correctness/noUnusedVariables: webpack's run time calls it
const importChunk = async (name) => {
  // The build does not know where the server puts it; the inline script does.
  const address = window.publicPath + name.slice(1);
  try {
    if (attempts[address] === undefined) return await import(address);
    const { integrity } = JSON.parse(/** @type {Element} */ (document.querySelector('[type=importmap]')).textContent);
    await fetch(address, { integrity: integrity[address] });
    attempts[address] += 1;
    return await import(`${address}#${attempts[address]}`);
  } catch (cause) {
    attempts[address] ??= 0;
    if (await window.isPageReplaced()) cause.name = 'PageReplaced';
    throw cause;
  }
};
