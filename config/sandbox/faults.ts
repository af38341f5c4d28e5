import { type EndpointName, endpoints } from '../../src/contract/endpoints';
import { html, Misunderstood } from './answer';
import type { SandboxResponse } from './session';

/** How late a late answer is, in milliseconds; but for local hosts a call times out after 60,000 (rule `call.timeout`). */
const LATE = 55_000;

const SIGN_IN_PAGE =
  '<!doctype html><html lang="en"><head><title>Sign in</title></head><body><h1>Please sign in</h1></body></html>';

const wrongValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(wrongValue);
  if (value === null) return 'null';
  if (typeof value !== 'object') return { was: typeof value };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wrongValue(inner)]));
};

const isJson = ({ headers }: SandboxResponse) => headers['content-type']?.startsWith('application/json') === true;

/** The length of a huge body, in characters. */
const HUGE = 2_000_000;

const enlarged = (response: SandboxResponse): string => {
  const { body } = response;
  const filling = HUGE - body.length;
  if (!isJson(response)) return `${body}<p>${'word '.repeat(filling / 5)}</p>`;
  // JSON may be padded with blanks, unless it is an object, which can have one more field.
  return /^\{"/.test(body) ? `{"unknown":"${'x'.repeat(filling)}",${body.slice(1)}` : `${' '.repeat(filling)}${body}`;
};

/** What the browser receives, in words, and the change of the right answer that makes it so. */
interface Kind {
  readonly about: string;
  readonly spoil: (response: SandboxResponse) => Partial<SandboxResponse>;
}

/** The ways an answer can go wrong, besides a bare status. */
export const faultKinds = {
  drop: { about: 'the connection breaks before an answer', spoil: () => ({ fault: 'drop' }) },
  hang: { about: 'no answer ever comes', spoil: () => ({ fault: 'hang' }) },
  timeout: { about: 'the same as hang', spoil: () => ({ fault: 'hang' }) },
  slow: { about: 'the right answer trickles in over several seconds', spoil: () => ({ slow: true }) },
  late: {
    about: 'the right answer after 55 seconds',
    spoil: () => ({ delayMs: LATE }),
  },
  malformed: {
    about: 'the JSON ends in the middle',
    spoil: ({ body }) => ({ body: body === '' ? '{"' : body.slice(0, Math.floor(body.length / 2)) }),
  },
  html: {
    about: 'a sign-in page with status 200 instead of JSON',
    spoil: ({ headers }) => ({ headers: { ...headers, ...html('').headers }, body: SIGN_IN_PAGE }),
  },
  redirect: {
    about: 'a redirect to the sign-in page',
    spoil: ({ headers }) => ({ status: 302, headers: { ...headers, location: '/portal/sign-in' }, body: '' }),
  },
  empty: { about: 'status 200 without a body', spoil: () => ({ body: '' }) },
  truncated: { about: 'the connection breaks in the middle of the body', spoil: () => ({ cut: true }) },
  null: { about: 'the JSON value null', spoil: () => ({ body: 'null' }) },
  wrongtype: {
    about: 'JSON of another root type than the call promises',
    spoil: ({ body }) => ({ body: /^\s*[[{]/.test(body) ? '12345' : '{"unexpected":true}' }),
  },
  wrongfields: {
    about: 'the right structure with every value of a wrong type',
    spoil: (response) => ({
      body: isJson(response) ? JSON.stringify(wrongValue(JSON.parse(response.body))) : '12345',
    }),
  },
  huge: { about: 'the right answer in a body of 2 MB', spoil: (response) => ({ body: enlarged(response) }) },
} as const satisfies Readonly<Record<string, Kind>>;

export type FaultKind = keyof typeof faultKinds;

/** What can fail: every call by name, and `fragment` for all content. */
export type FaultTarget = EndpointName | 'fragment';

/** What goes wrong, by the call: a kind, or the status to answer with. */
export type Faults = Readonly<Partial<Record<FaultTarget, FaultKind | number>>>;

/** Every target there is, calls in the contract's order. */
export const faultTargets: readonly FaultTarget[] = [...Object.values(endpoints).map(({ name }) => name), 'fragment'];

const LONGEST_DELAY = 600_000;

const isTarget = (name: string): name is FaultTarget => (faultTargets as readonly string[]).includes(name);
const isKind = (name: string): name is FaultKind => Object.hasOwn(faultKinds, name);

const readFault = (entry: string): readonly [FaultTarget, FaultKind | number] => {
  const [call = '', word = '', ...rest] = entry.split(':').map((piece) => piece.trim());
  if (!isTarget(call)) throw new Misunderstood(`Unknown call "${call}". Known calls: ${faultTargets.join(', ')}.`);
  if (rest.length === 0 && isKind(word)) return [call, word];
  if (rest.length === 0 && /^[2-5]\d\d$/.test(word)) return [call, Number(word)];
  const kinds = Object.keys(faultKinds).join(', ');
  throw new Misunderstood(`Unknown fault "${entry}". Known kinds: ${kinds}, or a status from 200 to 599.`);
};

/** Reads faults such as `gapSummary:500,willItems:timeout`; the last on a call counts. @throws Misunderstood */
export const readFaults = (text: string): Faults => {
  const entries = text.split(',').filter((entry) => entry.trim() !== '');
  return Object.fromEntries(entries.map(readFault));
};

/** Writes faults in the notation of an address. */
export const writeFaults = (faults: Faults): string =>
  Object.entries(faults)
    .map((fault) => fault.join(':'))
    .join(',');

/** Reads a delay in whole milliseconds; blank means none. @throws Misunderstood for another text */
export const readDelay = (text: string): number => {
  const delay = /^\d{0,7}$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (delay <= LONGEST_DELAY) return delay;
  throw new Misunderstood(`Bad delay "${text}". A delay is a whole number of milliseconds from 0 to ${LONGEST_DELAY}.`);
};

/** The answer after the fault; a status replaces the body by a short error like the back end's. */
export const applyFault = (response: SandboxResponse, kind: FaultKind | number): SandboxResponse => {
  if (typeof kind !== 'number') return { ...response, ...faultKinds[kind].spoil(response) };
  const mayHaveBody = kind !== 204 && kind !== 205 && kind !== 304;
  return {
    ...response,
    status: kind,
    headers: { ...response.headers, 'content-type': 'application/json; charset=utf-8' },
    body: mayHaveBody ? JSON.stringify({ error: `Sandbox fault ${kind}` }) : '',
  };
};
