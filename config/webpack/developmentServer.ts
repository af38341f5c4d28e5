import { type RequestHandler, Router } from 'express';
import type { Configuration } from 'webpack-dev-server';
import { completePath, isPageAddress, languageOf, portalBehind, refuseTrace } from '../server/app';
import { serveBrand } from '../server/brand/files';
import { serveConfiguration } from '../server/liveConfiguration';
import { operations } from '../server/operations';
import { renderPage } from '../server/page';
import { giveId } from '../server/requestId';
import { configureForPortal, configureForSandbox, makeSandbox } from '../server/sandbox';
import { readSettings } from '../server/settings';

/** webpack-dev-server over the same portal and configuration as `npm start`, with the same environment variables. */
export const developmentServer = (environment: NodeJS.ProcessEnv): Configuration => {
  const { host, port, upstream, configuration: given, publicPath, brandFolder, otherWords } = readSettings(environment);
  const configuration = upstream ? configureForPortal(given) : configureForSandbox(given);
  const sandbox = upstream ? undefined : makeSandbox(publicPath);
  const live = { current: configuration };
  const failed = (cause: string, call: string) => console.warn(`The portal did not answer ${call}: ${cause}`);
  const portal = portalBehind({ upstream, sandbox, live, watch: { answered: () => undefined, failed } });
  return {
    host,
    port,
    devMiddleware: { publicPath },
    static: false,
    historyApiFallback: false,
    hot: true,
    // The host by which the page was opened, because the server refuses scripts of any other.
    client: { webSocketURL: 'auto://0.0.0.0:0/ws' },
    // Compression would hold back parts of an answer that the upstream portal streams.
    compress: false,
    setupMiddlewares: (middlewares, server) => {
      const page: RequestHandler = (request, response, next) => {
        if (request.method !== 'GET' || !isPageAddress(request.path, configuration, publicPath)) return next();
        const built = server.middleware;
        if (built === undefined) return next();
        built.waitUntilValid(() => {
          const { outputFileSystem, stats } = built.context;
          const folder = stats && 'compilation' in stats ? stats.compilation.outputOptions.path : undefined;
          const inLanguage = { ...configuration, language: languageOf(request, configuration) };
          outputFileSystem.readFile?.(`${folder}/index.html`, (error: Error | null, html?: Buffer | string) => {
            if (error || html === undefined) return next(error);
            response
              .set('Cache-Control', 'no-store')
              .type('html')
              .send(renderPage(String(html), inLanguage, publicPath, otherWords));
          });
        });
      };
      const before = Router().use(
        giveId(upstream?.trustedProxies),
        refuseTrace,
        serveConfiguration(live, publicPath),
        operations({ isStopping: false }, sandbox !== undefined),
        completePath(publicPath),
        ...(sandbox ? [sandbox.page] : []),
        page,
        serveBrand(live, brandFolder, publicPath),
      );
      return [
        { name: 'before', middleware: before as never },
        ...middlewares,
        { name: 'portal', middleware: portal as never },
      ];
    },
  };
};
