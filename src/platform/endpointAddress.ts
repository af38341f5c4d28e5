// The inline script of the page contains this file as it is (config/webpack/page.ts), so that it imports only types.
import type { Endpoint } from '../contract/endpoint';
import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';

const basePath = (name: string, { basePaths, portfolioPrefix }: RuntimeConfiguration, hasKnownBase = false): string =>
  name === 'portfolio' && portfolioPrefix !== '' && !hasKnownBase
    ? portfolioPrefix
    : ((basePaths as Readonly<Record<string, string>>)[name] ?? '');

/** The address of a call: the path that is configured or its own, with its base filled in and the query appended. */
export const endpointAddress = (
  { name, path, hasKnownBase }: Pick<Endpoint<unknown>, 'name' | 'path' | 'hasKnownBase'>,
  configuration: RuntimeConfiguration,
  query: Readonly<Record<string, string>> = {},
): string => {
  const template = (configuration.paths as Readonly<Record<string, string | undefined>>)[name] ?? path;
  const address = template.replace(/\{(\w+)\}/g, (_, base: string) => basePath(base, configuration, hasKnownBase));
  const parameters = new URLSearchParams(query).toString();
  return parameters === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${parameters}`;
};
