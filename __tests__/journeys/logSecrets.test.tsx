import { screen } from '@testing-library/react';
import { findPersona, personas } from '../../config/sandbox/index';
import { endpoints } from '../../src/contract/endpoints';
import { sampleOf } from '../support/breadth';
import { type Journey, openPortal } from '../support/journey';

beforeEach(() => {
  sessionStorage.setItem('accessToken', ACCESS_TOKEN);
});

const ACCESS_TOKEN = 'PLANTED-ACCESS-TOKEN';
const XSRF_TOKEN = 'sandbox-xsrf-token';
const NUMBER_KEYS = /^(policyNo|policyNumber)$/;

/** The policy numbers and arrears in a member's answers, as texts. */
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

/** The secrets of a visit that appear in anything it sent or logged. */
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
  // Any page script may report an error, with the member's data in its message.
  portal.services.reportError(new Error(`Bearer ${ACCESS_TOKEN} and XSRF-TOKEN=${XSRF_TOKEN}`));
  await portal.pass(5_000);
  await portal.settle();
};

describe('No secret is in the log, the console or the analytics', () => {
  const kinds = ['500', '401', 'malformed', 'html', 'wrongtype', 'wrongfields', 'null', 'empty', 'drop'];

  const members = personas.map(({ name }) => name).filter((name) => name !== 'hostile');

  it.each(sampleOf(members, 6))('of the member %s', async (member) => {
    const portal = await openPortal({ member, faults: 'headings:500' });
    await exercise(portal);
    expect(portal.reported().length).toBeGreaterThan(0);
    expect(leaks(portal, member)).toEqual([]);
  });

  it.each(sampleOf(kinds, 5))('when every call of a member who holds everything fails (%s)', async (kind) => {
    // In one visit the products load, so that every call about them is made.
    for (const faults of [everyCall(kind), everyCall(kind).replace(/\bproducts:\w+,/, '')]) {
      sessionStorage.setItem('accessToken', ACCESS_TOKEN);
      const portal = await openPortal({ member: 'everything', faults });
      await exercise(portal);
      // Once the session has ended nothing is sent any more, only logged to the console.
      expect(portal.logged.length).toBeGreaterThan(0);
      if (kind !== '401' && kind !== 'html') expect(portal.reported().length).toBeGreaterThan(0);
      expect(leaks(portal, 'everything')).toEqual([]);
      portal.close();
    }
  });
});
