import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { compilerConfiguration } from './config/webpack/compiler';
import { developmentServer } from './config/webpack/developmentServer';
import { serverConfiguration } from './config/webpack/serverCompiler';

/**
 * The portal's build: the page and, for production, the server. Or the page's development server, over the same back end
 * as `npm start`.
 */
export default (
  environment: Readonly<Record<string, unknown>>,
  { mode }: { mode?: string },
): (Configuration & { devServer?: DevServerConfiguration }) | readonly Configuration[] => {
  const production = mode !== 'development';
  const page = compilerConfiguration(production);
  if (environment.WEBPACK_SERVE) {
    return { ...page, devServer: developmentServer(process.env) };
  }
  // The page comes last: its time is the time of the build.
  return production ? [serverConfiguration, { ...page, dependencies: ['server'] }] : page;
};
