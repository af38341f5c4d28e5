import { screen } from '@testing-library/react';
import { findPersona, personas } from '../../config/sandbox/index';
import { endpoints } from '../../src/contract/endpoints';
import { type Journey, openPortal } from '../support/journey';

// Many visits one after the other.
jest.setTimeout(600_000);

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.setItem('accessToken', ACCESS_TOKEN);
});

const ACCESS_TOKEN = 'PLANTED-ACCESS-TOKEN';
const XSRF_TOKEN = 'sandbox-xsrf-token';
const NUMBER_KEYS = /^(policyNo|policyNumber)$/;

/** Every policy number and the arrears that a member's answers hold, as texts. */
const secretsOf = (value: unknown, key = ''): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((entry) => secretsOf(entry, key));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, entry]) => secretsOf(entry, name));
  }
  if (NUMBER_KEYS.test(key) && (typeof value === 'string' || typeof value === 'number')) return [String(value)];
  return key === 'totalArrearAmount' && typeof value === 'number' && value > 0 ? [String(value), value.toFixed(2)] : [];
};

const told = (portal: Journey): string => {
  const { logs, analytics } = portal.sandbox.sent();
  return JSON.stringify([logs, analytics, portal.logged]);
};

/** The secrets of a visit that stand in what it told anybody. */
const leaks = (portal: Journey, member: string): readonly string[] => {
  const secrets = [ACCESS_TOKEN, XSRF_TOKEN, ...secretsOf(findPersona(member)?.member)];
  const text = told(portal);
  return [...new Set(secrets)].filter((secret) => secret.length > 3 && text.includes(secret));
};

const everyCall = (kind: string) =>
  [...Object.keys(endpoints).filter((name) => name !== 'errorLog'), 'fragment']
    .map((name) => `${name}:${kind}`)
    .join(',');

const exercise = async (portal: Journey) => {
  const link = screen.queryByRole('link', { name: 'Life insurance' });
  if (link !== null) await portal.user.click(link);
  // Whatever a page script may report, the member's data in its words.
  portal.services.reportError(new Error(`Bearer ${ACCESS_TOKEN} and XSRF-TOKEN=${XSRF_TOKEN}`));
  await portal.pass(5_000);
  await portal.settle();
};

describe('No secret leaves by the log, the console or the analytics', () => {
  const kinds = ['500', '401', 'malformed', 'html', 'wrongtype', 'wrongfields', 'null', 'empty', 'drop'];

  it.each(personas.map(({ name }) => name).filter((name) => name !== 'hostile'))('of the member %s', async (member) => {
    const portal = await openPortal({ member, faults: 'headings:500' });
    await exercise(portal);
    expect(portal.reported().length).toBeGreaterThan(0);
    expect(leaks(portal, member)).toEqual([]);
  });

  it.each(kinds)('when every call of a member who holds everything goes wrong (%s)', async (kind) => {
    // The products as they are in one visit, so that everything about them is asked for.
    for (const faults of [everyCall(kind), everyCall(kind).replace(/\bproducts:\w+,/, '')]) {
      sessionStorage.setItem('accessToken', ACCESS_TOKEN);
      const portal = await openPortal({ member: 'everything', faults });
      await exercise(portal);
      expect(portal.reported().length).toBeGreaterThan(0);
      expect(leaks(portal, 'everything')).toEqual([]);
      portal.close();
    }
  });

  it('by the address of the page', async () => {
    const portal = await openPortal({
      at: `/portfolio?accessToken=${ACCESS_TOKEN}&policyNo=0784512369&arrearAmount=17.25`,
    });
    portal.services.reportError(new Error('broken'));
    await portal.settle();
    expect(portal.reported()).toContain('broken');
    expect(told(portal)).not.toMatch(/0784512369|17\.25|PLANTED/);
  });

  it('by the words of a parser that could not read an answer', async () => {
    const portal = await openPortal({ member: 'arrears' });
    try {
      JSON.parse('{"policyNo" "0784512369"}');
    } catch (error) {
      portal.services.reportError(error);
    }
    await portal.settle();
    expect(portal.reported()).toHaveLength(1);
    expect(told(portal)).not.toContain('0784512369');
  });
});

describe('The search', () => {
  it('finds what is there', async () => {
    const member = 'arrears';
    const known = secretsOf(findPersona(member)?.member);
    expect(known.length).toBeGreaterThan(2);
    const portal = await openPortal({ member });
    portal.services.log.error(`The member's ${known[0]}`);
    await portal.settle();
    expect(leaks(portal, member)).toEqual([known[0]]);
  });
});
