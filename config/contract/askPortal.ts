import { safeParse } from 'valibot';
import { leftOutOrigin } from '../../src/content/pictureAddress';
import type { ProductConfig } from '../../src/contract/answers/portfolio';
import type { Endpoint } from '../../src/contract/endpoint';
import { type EndpointName, endpoints } from '../../src/contract/endpoints';
import { isProductId } from '../../src/contract/productIds';
import { isRecord } from '../../src/contract/readers';
import type { RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { isOurOrigin } from '../../src/platform/csrf';
import { endpointAddress } from '../../src/platform/endpointAddress';
import { parseJson } from '../../src/platform/http';
import { accessTokenBody, requestForm } from '../../src/platform/requestForm';
import { byId } from '../../src/portfolio/slice';
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
  readonly outcome: 'fits' | 'wrong' | 'fails' | 'not needed';
  /** Why it fails, or is not needed; each deviation in words. */
  readonly details: readonly string[];
}

/** The calls that change nothing, in the order of the contract; `rewardRedirect` is only a link. */
export const readCalls: readonly EndpointName[] = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => (endpoints[name] as Endpoint<unknown>).changes !== true && name !== 'rewardRedirect',
);

const MOST_REDIRECTS = 5;

type Jar = Map<string, string>;

/** The body and its type, or why there is none. */
type Answer = { readonly text: string; readonly type: string } | { readonly failure: string };

const textOf = (jar: Jar): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

const take = (jar: Jar, cookies: readonly string[]): void => {
  for (const cookie of cookies) {
    const [, name, value] = /^\s*([^=;\s]+)=([^;]*)/.exec(cookie) ?? [];
    if (name !== undefined && value !== undefined) jar.set(name, value.trim());
  }
};

const openPage = async ({ address, configuration, fetch: send }: Questions, jar: Jar): Promise<void> => {
  let next = new URL(address);
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    const answer = await send(next, {
      redirect: 'manual',
      signal: AbortSignal.timeout(configuration.timeoutMs),
      headers: { Accept: 'text/html', Cookie: textOf(jar) },
    });
    take(jar, answer.headers.getSetCookie());
    await answer.arrayBuffer();
    // A portal behind our server may have no page of its own.
    if (answer.status >= 400 && answer.status !== 404) throw new Error(`it answers with ${answer.status}.`);
    const to = new URL(answer.headers.get('location') ?? next, next);
    // Cookies belong to one origin.
    if (to.href === next.href || to.origin !== next.origin) return;
    next = to;
  }
};

const queryOf = (name: EndpointName, { preferencesSource }: RuntimeConfiguration): Readonly<Record<string, string>> =>
  name === 'viewPreferences' ? { source: preferencesSource } : {};

const ask = async (
  endpoint: Endpoint<unknown, EndpointName>,
  { address: page, accessToken, configuration, fetch: send }: Questions,
  jar: Jar,
): Promise<Answer> => {
  const address = endpointAddress(endpoint, configuration, queryOf(endpoint.name, configuration));
  const cookies = textOf(jar);
  const body = endpoint.sendsAccessToken ? accessTokenBody(accessToken) : undefined;
  const call = { address, page, cookies: () => cookies };
  const form = requestForm(endpoint, body, configuration.language, call);
  const headers = new Headers(form.headers);
  // A portal may set the forgery token with its first answer, and change the session with any.
  const isOurs = isOurOrigin(address, page);
  if (isOurs) headers.set('Cookie', cookies);
  try {
    const signal = AbortSignal.timeout(configuration.timeoutMs);
    const answer = await send(new URL(address, page), { ...form, headers, signal });
    if (isOurs) take(jar, answer.headers.getSetCookie());
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
  const origins = Object.values(read.output)
    .flat()
    .map(({ imageUrl }) => leftOutOrigin(imageUrl, own, configuration));
  return [...new Set(origins)].flatMap((origin) =>
    origin === undefined ? [] : [`pictures from ${origin} are left out: content.pictureOrigins does not name it`],
  );
};

// The page leaves them out.
const unknownProducts = (answer: unknown): readonly string[] => {
  const sent = isRecord(answer) && Array.isArray(answer.portfolioProducts) ? answer.portfolioProducts : [];
  const ids = sent.flatMap((product) => (isRecord(product) && !isProductId(product.id) ? [String(product.id)] : []));
  return ids.length === 0 ? [] : [`the page does not know these products: ${ids.join(', ')}`];
};

const judge = (name: EndpointName, given: Answer, questions: Questions): Pick<CallReport, 'outcome' | 'details'> => {
  if ('failure' in given) return { outcome: 'fails', details: [given.failure] };
  const { schema, ignoresBody }: Endpoint<unknown> = endpoints[name];
  if (ignoresBody) return { outcome: 'fits', details: [] };
  // Rule `session.refusal`.
  if (/^text\/html/i.test(given.type))
    return {
      outcome: 'wrong',
      details: [`the page takes ${given.type} for a sign-in page, and its session for ended`],
    };
  let answer: unknown;
  try {
    answer = parseJson(given.text);
  } catch {
    return { outcome: 'wrong', details: [`the answer is not JSON (${given.type || 'of no type'})`] };
  }
  const deviations = deviationsOf(schema, answer);
  const read = safeParse(schema, answer);
  const refused = read.success ? [] : [`the answer cannot be used: ${read.issues[0].message}`];
  const leftOut = name === 'recommendations' ? picturesLeftOut(answer, questions) : unknownProducts(answer);
  const details = [...refused, ...inWords(deviations), ...leftOut];
  const isWrong = !read.success || deviations.some(({ isNeeded }) => isNeeded);
  return { outcome: isWrong ? 'wrong' : 'fits', details };
};

/** Whether the page would make the call for a member with these products. */
const isMade = (name: EndpointName, held: readonly ProductConfig[]): boolean => {
  const entries = earlyCallsTable.filter((call) => call.name === name);
  const products = byId(held);
  return (
    entries.length === 0 ||
    entries.some(
      ({ when }) => when === undefined || when.some(({ ids }) => ids.some((id) => products[id]?.active === true)),
    )
  );
};

const isBad = ({ outcome }: Pick<CallReport, 'outcome'>): boolean => outcome === 'fails' || outcome === 'wrong';

/** Asks the portal every call that changes nothing, one after the other. */
export const askPortal = async (questions: Questions): Promise<readonly CallReport[]> => {
  const jar: Jar = new Map();
  take(jar, (questions.cookie ?? '').split(';'));
  await openPage(questions, jar);
  const reports: CallReport[] = [];
  let held: readonly ProductConfig[] | undefined;
  for (const name of readCalls) {
    const answer = await ask(endpoints[name], questions, jar);
    const judged = judge(name, answer, questions);
    if (name === 'products' && 'text' in answer && judged.outcome !== 'wrong') {
      const read = safeParse(endpoints.products.schema, parseJson(answer.text));
      held = read.success ? read.output.products : undefined;
    }
    const isIdle = isBad(judged) && held !== undefined && !isMade(name, held);
    reports.push({ name, ...judged, ...(isIdle && { outcome: 'not needed' }) });
  }
  return reports;
};

/** Whether the portal has everything that the page needs for this member. */
export const isEnough = (reports: readonly CallReport[]): boolean => !reports.some(isBad);

/** The reports as one table, a row for each call; details below each other. */
export const tableOf = (reports: readonly CallReport[]): string => {
  const wide = Math.max(...reports.map(({ name }) => name.length));
  const lines = reports.map((report) => {
    const { name, outcome, details } = report;
    const word = isBad(report) ? outcome.toUpperCase() : outcome;
    const start = `${name.padEnd(wide)}  ${endpoints[name].method.padEnd(4)}  ${word.padEnd(10)}  `;
    return `${start}${details.join(`\n${' '.repeat(start.length)}`)}`.trimEnd();
  });
  const count = (wanted: CallReport['outcome']) => reports.filter(({ outcome }) => outcome === wanted).length;
  const bad = `${count('wrong')} wrong, ${count('fails')} failed, ${count('not needed')} not needed for this member`;
  return [...lines, '', `${count('fits')} of ${reports.length} calls fit, ${bad}`].join('\n');
};
