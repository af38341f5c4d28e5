import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { compilerConfiguration } from './config/webpack/compiler';
import { developmentServer } from './config/webpack/developmentServer';

const root = path.dirname(fileURLToPath(import.meta.url));

/** The portal's build, and its development server over the same back end as `npm start`. */
export default (
  environment: Readonly<Record<string, unknown>>,
  { mode }: { mode?: string },
): Configuration & { devServer?: DevServerConfiguration } => ({
  ...compilerConfiguration({ root, production: mode !== 'development' }),
  ...(environment.WEBPACK_SERVE ? { devServer: developmentServer(process.env) } : {}),
});
