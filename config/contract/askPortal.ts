import { safeParse } from 'valibot';
import { leftOutOrigin } from '../../src/content/addresses';
import type { ProductConfig } from '../../src/contract/answers/portfolio';
import type { Endpoint } from '../../src/contract/endpoint';
import { type EndpointName, endpoints } from '../../src/contract/endpoints';
import type { RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { fill } from '../../src/features/recommender/slice';
import { withXsrfToken } from '../../src/platform/csrf';
import { endpointAddress } from '../../src/platform/endpointAddress';
import { parseJson } from '../../src/platform/http';
import { lookupIn } from '../../src/portfolio/needs';
import { earlyCallsTable } from '../webpack/earlyCallsTable';
import { type Deviation, deviationsOf } from './deviations';

/** The portal that is asked, and as whom. */
export interface Questions {
  /** An address of the page; it is opened first, as a browser would, for the cookies that it sets. */
  readonly address: string;
  /** As a browser sends it: `name=value; name=value`. */
  readonly cookie?: string;
  readonly accessToken?: string;
  readonly configuration: RuntimeConfiguration;
  readonly fetch: typeof fetch;
}

/** How the portal answered one call. */
export interface CallReport {
  readonly name: EndpointName;
  /** `not needed` is a failure that this member never meets, because they do not hold the product. */
  readonly outcome: 'fits' | 'incomplete' | 'wrong' | 'fails' | 'not needed';
  /** Why it fails, or is not needed; each deviation in words. */
  readonly details: readonly string[];
}

/** The calls that ask and change nothing, in the order of the contract; a link is no call. */
export const readCalls: readonly EndpointName[] = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => (endpoints[name] as Endpoint<unknown>).changes !== true && name !== 'rewardRedirect',
);

const MOST_REDIRECTS = 5;

type Jar = Map<string, string>;

const textOf = (jar: Jar): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

const take = (jar: Jar, cookies: readonly string[]): void => {
  for (const cookie of cookies) {
    const [, name, value] = /^\s*([^=;\s]+)=([^;]*)/.exec(cookie) ?? [];
    if (name !== undefined && value !== undefined) jar.set(name, value.trim());
  }
};

const openPage = async ({ address, fetch: send }: Questions, jar: Jar): Promise<void> => {
  let next = new URL(address);
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    const answer = await send(next, { redirect: 'manual', headers: { Accept: 'text/html', Cookie: textOf(jar) } });
    take(jar, answer.headers.getSetCookie());
    await answer.arrayBuffer();
    const to = new URL(answer.headers.get('location') ?? next, next);
    // Cookies belong to one origin.
    if (to.href === next.href || to.origin !== next.origin) return;
    next = to;
  }
};

const queryOf = (name: EndpointName, { preferencesSource }: RuntimeConfiguration): Readonly<Record<string, string>> =>
  name === 'viewPreferences' ? { source: preferencesSource } : {};

/** @returns the body's text, or why there is none */
const ask = async (
  endpoint: Endpoint<unknown, EndpointName>,
  { address, accessToken = '', configuration, fetch: send }: Questions,
  jar: Jar,
): Promise<{ readonly text: string; readonly type: string } | { readonly failure: string }> => {
  const { method, name, sendsAccessToken } = endpoint;
  const path = endpointAddress(endpoint, configuration, queryOf(name, configuration));
  const cookies = textOf(jar);
  try {
    const answer = await send(new URL(path, address), {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(configuration.timeoutMs),
      headers: withXsrfToken(
        { Accept: 'application/json', 'Content-Type': 'application/json', Cookie: cookies },
        { method, address: path, page: address, cookies: () => cookies },
      ),
      ...(sendsAccessToken ? { body: JSON.stringify({ accessToken }) } : {}),
    });
    const text = await answer.text();
    return answer.ok
      ? { text, type: answer.headers.get('content-type') ?? '' }
      : { failure: `status ${answer.status}` };
  } catch (cause) {
    return { failure: cause instanceof Error ? cause.message : String(cause) };
  }
};

const inWords = (deviations: readonly Deviation[]): readonly string[] => {
  const times = new Map<string, number>();
  for (const { field, problem, isNeeded } of deviations) {
    if (isNeeded) times.set(`${field} ${problem}`, (times.get(`${field} ${problem}`) ?? 0) + 1);
  }
  const told = [...times].map(([text, count]) => (count > 1 ? `${text}, ${count} times` : text));
  const absent = new Set(deviations.filter(({ isNeeded }) => !isNeeded).map(({ field }) => field));
  return absent.size === 0 ? told : [...told, `without ${[...absent].join(', ')}`];
};

// Rule `content.leftOut`.
const picturesLeftOut = (answer: unknown, { address, configuration }: Questions): readonly string[] => {
  const read = safeParse(endpoints.recommendations.schema, answer);
  if (!read.success) return [];
  const { origin: own } = new URL(address);
  const origins = fill(read.output).map(({ imageUrl }) => leftOutOrigin(imageUrl, own, configuration));
  return [...new Set(origins)].flatMap((origin) =>
    origin === undefined ? [] : [`pictures from ${origin} are left out: content.pictureOrigins does not name it`],
  );
};

const judge = (
  name: EndpointName,
  { text, type }: { readonly text: string; readonly type: string },
  questions: Questions,
): Pick<CallReport, 'outcome' | 'details'> => {
  const { schema, ignoresBody }: Endpoint<unknown> = endpoints[name];
  if (ignoresBody) return { outcome: 'fits', details: [] };
  let answer: unknown;
  try {
    answer = parseJson(text);
  } catch {
    return { outcome: 'wrong', details: [`the answer is not JSON (${type || 'of no type'})`] };
  }
  const deviations = deviationsOf(schema, answer);
  const read = safeParse(schema, answer);
  const refused = read.success ? [] : [`the answer cannot be used: ${read.issues[0].message}`];
  const leftOut = name === 'recommendations' ? picturesLeftOut(answer, questions) : [];
  const details = [...refused, ...inWords(deviations), ...leftOut];
  if (!read.success || deviations.some(({ isNeeded }) => isNeeded)) return { outcome: 'wrong', details };
  return { outcome: details.length > 0 ? 'incomplete' : 'fits', details };
};

/** Whether the page would make the call for a member with these products. */
const isMade = (name: EndpointName, held: readonly ProductConfig[]): boolean => {
  const entries = earlyCallsTable.filter((call) => call.name === name);
  const find = lookupIn(held);
  return (
    entries.length === 0 ||
    entries.some(
      ({ when }) => when === undefined || when.some(({ ids }) => ids.some((id) => find(id)?.active === true)),
    )
  );
};

/** Asks the portal every call that changes nothing, one after the other. */
export const askPortal = async (questions: Questions): Promise<readonly CallReport[]> => {
  const jar: Jar = new Map();
  take(jar, (questions.cookie ?? '').split(';'));
  await openPage(questions, jar);
  const reports: CallReport[] = [];
  let held: readonly ProductConfig[] | undefined;
  for (const name of readCalls) {
    const answer = await ask(endpoints[name], questions, jar);
    const judged =
      'failure' in answer ? { outcome: 'fails' as const, details: [answer.failure] } : judge(name, answer, questions);
    if (name === 'products' && 'text' in answer && judged.outcome !== 'wrong') {
      const read = safeParse(endpoints.products.schema, parseJson(answer.text));
      held = read.success ? read.output.products : undefined;
    }
    const isBad = judged.outcome === 'fails' || judged.outcome === 'wrong';
    const isIdle = isBad && held !== undefined && !isMade(name, held);
    reports.push({ name, ...judged, ...(isIdle ? { outcome: 'not needed' as const } : {}) });
  }
  return reports;
};

/** Whether the portal has everything that the page needs for this member. */
export const isEnough = (reports: readonly CallReport[]): boolean =>
  reports.every(({ outcome }) => outcome !== 'fails' && outcome !== 'wrong');

const OUTCOMES: Readonly<Record<CallReport['outcome'], string>> = {
  fits: 'fits',
  incomplete: 'fits',
  wrong: 'WRONG',
  fails: 'FAILS',
  'not needed': 'not needed',
};

/** The reports as one table, a row for each call; details below each other. */
export const tableOf = (reports: readonly CallReport[]): string => {
  const wide = Math.max(...reports.map(({ name }) => name.length));
  const lines = reports.flatMap(({ name, outcome, details }) => {
    const { method } = endpoints[name];
    const start = `${name.padEnd(wide)}  ${method.padEnd(4)}  ${OUTCOMES[outcome].padEnd(10)}`;
    return details.length === 0
      ? [start.trimEnd()]
      : details.map((text, place) => `${place === 0 ? start : ' '.repeat(start.length)}  ${text}`);
  });
  const count = (wanted: readonly CallReport['outcome'][]) =>
    reports.filter(({ outcome }) => wanted.includes(outcome)).length;
  const sum =
    `${count(['fits', 'incomplete'])} of ${reports.length} calls fit, ${count(['wrong'])} wrong, ${count(['fails'])} failed, ` +
    `${count(['not needed'])} not needed for this member`;
  return [...lines, '', sum].join('\n');
};
