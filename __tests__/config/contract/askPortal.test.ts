import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import express from 'express';
import { serve } from '../../../config/browser/servePortal';
import { askPortal, type CallReport, isEnough, readCalls, tableOf } from '../../../config/contract/askPortal';
import { addressOf } from '../../../config/sandbox/routes';
import { makeSandbox } from '../../../config/server/sandbox';
import { type EndpointName, endpoints } from '../../../src/contract/endpoints';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import english from '../../../src/texts/en.json';
import { makeFile } from '../server/serving';

const asked: string[] = [];
/** Answers in place of the sandbox, by path. */
const replaced = new Map<string, string>();
let served: Awaited<ReturnType<typeof serve>>;

/** Members whose answers differ in shape. */
const members = ['typical', 'everything', 'newcomer', 'arrears', 'gap-many', 'rewards-two', 'dialogs-all'];

beforeAll(async () => {
  const { page, portal } = makeSandbox();
  const app = express().use(
    (request, response, next) => {
      asked.push(`${request.method} ${request.path}`);
      const answer = replaced.get(request.path);
      if (answer === undefined) next();
      else response.type('json').send(answer);
    },
    page,
    portal,
  );
  served = await serve(app);
});

afterAll(() => served.stop());

beforeEach(() => {
  asked.length = 0;
  replaced.clear();
});

const ask = (query: string): Promise<readonly CallReport[]> =>
  askPortal({ address: `${served.address}?${query}`, configuration: defaultConfiguration, fetch });

const bad = (reports: readonly CallReport[]) =>
  reports.filter(({ outcome }) => outcome === 'wrong' || outcome === 'fails' || outcome === 'not needed');

describe('a portal that is asked for the contract', () => {
  it('passes as the sandbox does, for members of all kinds, and gets no change', async () => {
    for (const name of members) {
      const reports = await ask(`member=${name}`);
      expect({ name, bad: bad(reports) }).toEqual({ name, bad: [] });
      expect(isEnough(reports)).toBe(true);
    }
    const changes = (Object.keys(endpoints) as EndpointName[]).filter((name) => 'changes' in endpoints[name]);
    expect(changes).toHaveLength(6);
    const sent = new Set(asked);
    for (const name of changes) expect(sent).not.toContain(`${endpoints[name].method} ${addressOf(endpoints[name])}`);
    for (const name of readCalls) expect(sent).toContain(`${endpoints[name].method} ${addressOf(endpoints[name])}`);
    expect(readCalls).toHaveLength(Object.keys(endpoints).length - changes.length - 1);
  });

  it('is told the field that is missing, and the one of another type', async () => {
    replaced.set(
      addressOf(endpoints.lifeSummary),
      '{"lifePolicy":[{"totalCoverAmount":"much","activePolicies":[{"policyName":"A"}]}]}',
    );
    const reports = await ask('member=everything');
    expect(bad(reports)).toEqual([
      {
        name: 'lifeSummary',
        outcome: 'wrong',
        details: [
          'lifePolicy[].totalCoverAmount has another type: text instead of a number',
          'lifePolicy[].activePolicies[].policyNumber is missing',
          'without hasLifeUnpaidPayBacks, lifePolicy[].currencyCode',
        ],
      },
    ]);
    expect(isEnough(reports)).toBe(false);
    expect(tableOf(reports)).toContain(
      'lifeSummary           GET   WRONG       lifePolicy[].totalCoverAmount has another type',
    );
    const all = readCalls.length;
    const summary = `${all - 1} of ${all} calls fit, 1 wrong, 0 failed, 0 not needed for this member`;
    expect(tableOf(reports)).toMatch(new RegExp(`${summary}$`));
  });

  it('is told of a number that is less than it may be', async () => {
    replaced.set(addressOf(endpoints.investActionItems), '{"totalActionItems":-1}');
    expect(bad(await ask('member=everything'))).toMatchObject([
      { name: 'investActionItems', details: ['totalActionItems is less than 0, the least allowed'] },
    ]);
  });

  it('is told of products that the page does not know', async () => {
    replaced.set(addressOf(endpoints.products), '{"portfolioProducts":[{"id":"HGAP","active":true},{"id":"bank"}]}');
    const [products] = await ask('member=everything');
    expect(products?.details).toContain('the page does not know these products: HGAP');
  });

  it('is not asked if its page does not answer', async () => {
    await expect(ask('member=arears')).rejects.toThrow('it answers with 400.');
    expect(asked).toHaveLength(1);
  });

  it('is told which calls fail, and how', async () => {
    replaced.set(addressOf(endpoints.lifeSummary), 'no JSON');
    const reports = await ask('member=everything&fail=gapSummary:500,willItems:html,headings:drop,products:null');
    expect(bad(reports)).toEqual([
      { name: 'products', outcome: 'wrong', details: ['the answer cannot be used: products were expected'] },
      { name: 'headings', outcome: 'fails', details: [expect.stringContaining('fetch failed')] },
      { name: 'lifeSummary', outcome: 'wrong', details: [expect.stringContaining('the answer is not JSON (')] },
      { name: 'gapSummary', outcome: 'fails', details: ['status 500'] },
      { name: 'willItems', outcome: 'wrong', details: [expect.stringContaining('a sign-in page')] },
    ]);
  });

  it('gets the forgery token with each call other than GET, decoded if its escapes are well formed', async () => {
    const tokenOf = async (cookie: string) => {
      const tokens = new Set<string | null>();
      const reports = await askPortal({
        address: 'http://portal.example/',
        cookie: `XSRF-TOKEN=${cookie}`,
        configuration: defaultConfiguration,
        fetch: async (_, init) => {
          tokens.add(new Headers(init?.headers).get('X-XSRF-TOKEN'));
          return new Response('{}');
        },
      });
      expect(reports.filter(({ outcome }) => outcome === 'fails')).toEqual([]);
      return [...tokens];
    };
    expect(await tokenOf('a%20b')).toEqual([null, 'a b']);
    expect(await tokenOf('100%')).toEqual([null, '100%']);
  });

  it('gets the cookies that its own answers set, as a browser sends them, and none of another origin', async () => {
    const sent = new Map<string, Headers>();
    const configuration = {
      ...defaultConfiguration,
      paths: { ...defaultConfiguration.paths, headings: 'https://other.example/headings' },
    };
    const set = new Map([
      [addressOf(endpoints.products), ['XSRF-TOKEN=made; path=/', 'session=second']],
      ['/headings', ['session=stolen']],
    ]);
    const reports = await askPortal({
      address: 'http://portal.example/',
      cookie: 'session=first',
      configuration,
      fetch: async (input, init) => {
        const { pathname } = new URL(String(input));
        sent.set(pathname, new Headers(init?.headers));
        const headers = (set.get(pathname) ?? []).map((cookie) => ['Set-Cookie', cookie] as [string, string]);
        return new Response('{}', { headers });
      },
    });
    expect(reports.filter(({ outcome }) => outcome === 'fails')).toEqual([]);
    const headersOf = (name: EndpointName) => {
      const headers = sent.get(addressOf(endpoints[name]));
      return [headers?.get('Cookie'), headers?.get('X-XSRF-TOKEN')];
    };
    expect(headersOf('products')).toEqual(['session=first', null]);
    expect(headersOf('bankSummary')).toEqual(['session=second; XSRF-TOKEN=made', 'made']);
    expect(sent.get('/headings')?.get('Cookie')).toBeNull();
  });

  it('may be silent for as long as the page would wait, and not longer', async () => {
    const silent = await serve(() => {});
    const configuration = { ...defaultConfiguration, timeoutMs: 50 };
    await expect(askPortal({ address: silent.address, configuration, fetch })).rejects.toThrow('timeout');
    await silent.stop();
  });

  it("is asked with a configuration that needs the operator's texts, by the command", async () => {
    const configuration = makeFile({ language: 'nl', languages: ['nl'] });
    const command = ['--import', 'tsx', 'config/contract/check.ts', served.address, '--config', configuration];
    const env = { ...process.env, PORTAL_TEXTS: makeFile({ nl: english }) };
    const { stdout } = await promisify(execFile)(process.execPath, command, { env });
    expect(stdout).toContain('0 failed');
  });

  it('may refuse calls about products that the member does not hold', async () => {
    const reports = await ask('member=newcomer&fail=gapSummary:404,lifeSummary:404');
    expect(bad(reports).map(({ name, outcome }) => [name, outcome])).toEqual([
      ['lifeSummary', 'not needed'],
      ['gapSummary', 'not needed'],
    ]);
    expect(isEnough(reports)).toBe(true);
  });
});
