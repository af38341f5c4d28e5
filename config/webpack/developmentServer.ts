import type { RequestHandler } from 'express';
import type { Configuration } from 'webpack-dev-server';
import { pageAddresses, portalBehind } from '../server/app';
import { renderPage } from '../server/page';
import { makeSandbox } from '../server/sandbox';
import { readSettings } from '../server/settings';

/**
 * webpack-dev-server over the same portal behind and the same runtime configuration as `npm start`, under the same
 * environment variables.
 */
export const developmentServer = (environment: NodeJS.ProcessEnv): Configuration => {
  const { host, port, upstream, configuration } = readSettings(environment);
  const sandbox = upstream ? undefined : makeSandbox();
  const portal = portalBehind({ ...(upstream ? { upstream } : {}), ...(sandbox ? { sandbox } : {}) });
  const addresses = pageAddresses(configuration);
  return {
    host,
    port,
    static: false,
    historyApiFallback: false,
    hot: true,
    setupMiddlewares: (middlewares, server) => {
      const page: RequestHandler = (request, response, next) => {
        if (request.method !== 'GET' || !addresses.has(request.path)) return next();
        const built = server.middleware;
        if (built === undefined) return next();
        built.waitUntilValid(() => {
          const { outputFileSystem, stats } = built.context;
          const folder = stats && 'compilation' in stats ? stats.compilation.outputOptions.path : undefined;
          outputFileSystem.readFile?.(`${folder}/index.html`, (error: Error | null, html?: Buffer | string) => {
            if (error || html === undefined) return next(error);
            response
              .set('Cache-Control', 'no-store')
              .type('html')
              .send(renderPage(String(html), configuration));
          });
        });
      };
      return [
        ...(sandbox ? [{ name: 'sandbox-page', middleware: sandbox.page as never }] : []),
        { name: 'page', middleware: page as never },
        ...middlewares,
        { name: 'portal', middleware: portal as never },
      ];
    },
  };
};
