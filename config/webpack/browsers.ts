import packageFile from '../../package.json' with { type: 'json' };

/**
 * The browsers that the portal supports, as queries of browserslist: `browserslist` in package.json is the only list of
 * them (rule `start.browser`).
 */
export const supportedBrowsers: readonly string[] = packageFile.browserslist;
