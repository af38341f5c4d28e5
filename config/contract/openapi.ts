import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { defaultBasePaths } from '../../src/contract/basePaths';
import type { Endpoint } from '../../src/contract/endpoint';
import { type EndpointName, endpoints } from '../../src/contract/endpoints';
import { handle, startSession } from '../sandbox';
import { addressOf } from '../sandbox/routes';
import { answerSchema, type Json } from './answers';
import { type CallMeaning, callMeaning } from './calls';

const examplesOf = (
  name: EndpointName,
  { method }: Endpoint<unknown>,
  { examples = ['everything'] }: CallMeaning,
): Json =>
  Object.fromEntries(
    examples.map((member) => {
      const session = startSession(member);
      const headers = { 'x-xsrf-token': session.xsrfToken };
      const { response } = handle(
        { method, path: addressOf(endpoints[name]), query: {}, headers, body: undefined },
        session,
      );
      return [
        member,
        { summary: `As the sandbox's member "${member}" gets it`, value: JSON.parse(response.body.toString()) },
      ];
    }),
  );

const tagOf = ({ path }: Endpoint<unknown>): string => /\{(\w+)\}/.exec(path)?.[1] ?? '';

const answerOf = (name: EndpointName, endpoint: Endpoint<unknown>, meaning: CallMeaning): Json => {
  if (name === 'rewardRedirect') return { 302: { description: 'Leads on to the rewards programme.' } };
  if (endpoint.refusesPages) return { '2XX': { description: 'It worked, unless the body is an HTML page.' } };
  if (endpoint.ignoresBody) return { '2XX': { description: 'It worked; the body is not read.' } };
  const examples = endpoint.changes ? {} : { examples: examplesOf(name, endpoint, meaning) };
  const content = { schema: { ...answerSchema(endpoint.schema, 'published'), ...meaning.form }, ...examples };
  return { 200: { description: meaning.about, content: { 'application/json': content } } };
};

const bodySchema = (body: GenericSchema): Json => {
  const { $schema: _, ...json } = toJsonSchema(body, { target: 'draft-2020-12' });
  return json as Json;
};

const operationOf = (name: EndpointName): Json => {
  const endpoint: Endpoint<unknown> = endpoints[name];
  const meaning = callMeaning(name);
  const { parameters, body, about, failed } = meaning;
  const isWrite = endpoint.method !== 'GET';
  return {
    operationId: name,
    tags: [tagOf(endpoint)],
    summary: about,
    description: `If it fails: ${failed}`,
    'x-source': meaning.isAssumed ? 'assumed' : 'spec',
    'x-changes': endpoint.changes === true,
    parameters: [...(parameters ?? []), ...(isWrite ? [{ $ref: '#/components/parameters/xsrf' }] : [])],
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: bodySchema(body) } } } } : {}),
    responses: {
      ...answerOf(name, endpoint, meaning),
      401: { $ref: `#/components/responses/${endpoint.provesSession ? 'sessionEnded' : 'refused'}` },
      default: { description: failed },
    },
  };
};

/** The contract with the portal behind the page, as an OpenAPI 3.1 document. */
export const openApi = (): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const path = addressOf(endpoints[name]);
    paths[path] = { ...paths[path], [endpoints[name].method.toLowerCase()]: operationOf(name) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'What portfolio-ui asks of the portal behind it',
      version: '1',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      description:
        'Made from the schemas in src/contract by `npm run contract`. Every field may be missing, null or of another type without harm to the rest of the page; `x-missing` says what a member sees then. What is `required` a member who should see something misses. Unknown fields are ignored. `x-source` says whether a path was given to us or is our own default; the runtime configuration can replace every path. `x-changes` marks the calls that change something, which are never repeated automatically.',
    },
    servers: [{ url: '/', description: 'The origin of the page.' }],
    tags: Object.entries(defaultBasePaths).map(([name, base]) => ({ name, description: `Below ${base}` })),
    paths,
    components: {
      parameters: {
        xsrf: {
          name: 'X-XSRF-TOKEN',
          in: 'header',
          description: 'The value of the cookie XSRF-TOKEN, if there is one.',
          required: false,
          schema: { type: 'string' },
        },
      },
      responses: {
        refused: {
          description:
            'The part of the page fails, and the page asks for its products, at most once in ten seconds, to find out whether the session has ended.',
        },
        sessionEnded: { description: 'The session has ended: the page forgets the member and leads to sign in.' },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'the session cookie of the portal',
          description: 'Set by the sign-in.',
        },
      },
    },
    security: [{ session: [] }],
  };
};

/** The text of docs/contract/openapi.json. */
export const openApiText = (): string => `${JSON.stringify(openApi(), undefined, 2)}\n`;
