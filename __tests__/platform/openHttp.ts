import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import type { EarlyRequests } from '../../src/platform/earlyCalls';
import { createHttp } from '../../src/platform/http';
import { createSessionDoor } from '../../src/platform/sessionDoor';

/** A call as it was sent. */
export interface Sent {
  readonly address: string;
  readonly init: RequestInit;
}

/** What surrounds http: by default no early calls, no access token, and nothing that identifies the session. */
interface Surroundings {
  readonly earlyRequests?: EarlyRequests;
  readonly token?: string | undefined;
  readonly cookies?: () => string;
  readonly names?: { readonly cookie?: string; readonly header?: string };
}

/** http over a browser whose answers the test makes, with what it sent and the door of its session. */
export const openHttp = (
  answer: (sent: Sent) => Response | Promise<Response>,
  { earlyRequests = {}, token, cookies = () => 'XSRF-TOKEN=abc', names }: Surroundings = {},
) => {
  const sent: Sent[] = [];
  const door = createSessionDoor({ cookie: '', header: '', ...names, cookies, startedUnder: cookies() });
  const http = createHttp({
    window: {
      fetch: async (address, init = {}) => {
        sent.push({ address: String(address), init });
        return answer({ address: String(address), init });
      },
      document: { baseURI: 'https://portal.example/' },
      earlyRequests,
    },
    cookies,
    token: () => token,
    configuration: defaultConfiguration,
    door,
  });
  return { http, sent, door };
};
