import { defaultConfiguration, type RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { createHttp } from '../../src/platform/http';
import { openDoor } from './builders';

/** What a test may set of its network. */
export interface NetworkOptions {
  /** The member's access token, if there is one. */
  readonly accessToken?: string;
  readonly configuration?: RuntimeConfiguration;
}

const answering = (answer: unknown): Promise<Response> => {
  if (answer === 'never') return new Promise(() => {});
  if (typeof answer === 'number') return Promise.resolve(new Response('', { status: answer }));
  return Promise.resolve(new Response(JSON.stringify(answer)));
};

/**
 * The real http, for `createWorld`, over a network of answers address by address: JSON, a number for a status without a
 * body, or `never`. An address without one is not found. The answers may change.
 */
export const createNetwork = (
  answers: Readonly<Record<string, unknown>>,
  { accessToken, configuration = defaultConfiguration }: NetworkOptions = {},
) => {
  const current: Record<string, unknown> = { ...answers };
  const calls: { method: string; address: string; body: unknown }[] = [];
  const http = createHttp({
    fetch: (address, { method = 'GET', body }) => {
      calls.push({ method, address, body });
      return answering(current[address] ?? 404);
    },
    cookies: () => '',
    page: () => 'https://portal.example/portfolio',
    session: { read: () => accessToken, write: () => false, remove: () => undefined },
    earlyRequests: undefined,
    nextTask: async () => undefined,
    configuration,
    door: openDoor,
  });
  return {
    http,
    answers: current,
    calls,
    /** How often an address was called. */
    called: (address: string) => calls.filter((call) => call.address === address).length,
  };
};
