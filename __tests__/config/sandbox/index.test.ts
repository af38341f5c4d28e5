import * as v from 'valibot';
import {
  handle,
  personas,
  readFaults,
  type SandboxRequest,
  type SandboxSession,
  startSession,
} from '../../../config/sandbox';
import { addressOf, callsAt } from '../../../config/sandbox/routes';
import { type EndpointName, endpoints } from '../../../src/contract/endpoints';

const names = Object.keys(endpoints) as EndpointName[];

const request = (name: EndpointName, body?: unknown, query: Record<string, string> = {}): SandboxRequest => ({
  method: endpoints[name].method,
  path: addressOf(endpoints[name]),
  query,
  headers: { 'x-xsrf-token': startSession('typical').xsrfToken },
  body,
});

const asked = (session: SandboxSession, name: EndpointName): unknown =>
  JSON.parse(handle(request(name), session).response.body) as unknown;

const sessionAfter = (session: SandboxSession, name: EndpointName, body?: unknown, query?: Record<string, string>) =>
  handle(request(name, body, query), session).session;

const bodies: Partial<Record<EndpointName, unknown>> = {
  onboardingUpdate: 'EVENT',
  updateConsent: { status: 'GRANTED' },
  updatePreference: { categoryName: 'Electronic Marketing WEB', product: { name: 'Investments', isSubscribed: true } },
};

// Every value of an answer, a number and its text alike, without those that a reader drops by design: expired Miles and
// the plays of the inventory are not in the model.
const leavesOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) {
    return [
      String(typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)) ? Number(value) : value),
    ];
  }
  return Object.entries(value).flatMap(([key, inner]) => (key === 'inventoryDetailList' ? [] : leavesOf(inner)));
};

const missingFrom = (read: unknown, sent: unknown): string[] => {
  const present = leavesOf(read);
  return leavesOf(sent).filter((leaf) => {
    const place = present.indexOf(leaf);
    if (place !== -1) present.splice(place, 1);
    return place === -1;
  });
};

describe('the sandbox answers every call of the contract', () => {
  it.each(names)('%s has a route', (name) => {
    expect(callsAt(addressOf(endpoints[name])).map((endpoint) => endpoint.name)).toContain(name);
    const { response } = handle(request(name, bodies[name]), startSession('everything'));
    expect(response.status).toBe(name === 'rewardRedirect' ? 302 : 200);
  });

  it.each(personas.map(({ name }) => name))('every answer for %s is read completely by its schema', (member) => {
    const problems = names
      .filter((name) => name !== 'rewardRedirect' && endpoints[name].method === 'GET')
      .concat('rewardSummary')
      .flatMap((name) => {
        const sent = asked(startSession(member), name);
        const read = v.safeParse(endpoints[name].schema, sent);
        return read.success ? missingFrom(read.output, sent).map((leaf) => `${name}: ${leaf}`) : [`${name}: refused`];
      });
    expect(problems).toEqual([]);
  });
});

describe('the changes of a member last for the visit', () => {
  it('keeps a consent that was given, and asks again after a deferred one', () => {
    const start = startSession('consent-pending');
    expect(asked(start, 'viewConsent')).toBe(false);
    expect(asked(sessionAfter(start, 'updateConsent', { status: 'DEFERRED' }), 'viewConsent')).toBe(false);
    const granted = sessionAfter(start, 'updateConsent', { status: 'GRANTED' }, { electronicMarketing: 'true' });
    expect(asked(granted, 'viewConsent')).toBe(true);
    expect(granted.sent.updates).toEqual([
      { call: 'updateConsent', query: { electronicMarketing: 'true' }, body: { status: 'GRANTED' } },
    ]);
    const refused = handle(request('updateConsent', { status: 'MAYBE' }), start);
    expect([refused.response.status, asked(refused.session, 'viewConsent')]).toEqual([400, false]);
  });

  it('keeps a toggled preference and refuses a mandatory one', () => {
    const toggle = (name: string, isSubscribed: boolean) => ({
      categoryName: 'Electronic Marketing WEB',
      product: { name, isSubscribed },
    });
    const toggled = sessionAfter(startSession('typical'), 'updatePreference', toggle('Investments', true));
    const { sections } = v.parse(endpoints.viewPreferences.schema, asked(toggled, 'viewPreferences'));
    const products = sections
      .flatMap(({ categories = [] }) => categories)
      .flatMap((category) => category.products ?? []);
    expect(products.find(({ name }) => name === 'Investments')?.isSubscribed).toBe(true);
    expect(handle(request('updatePreference', toggle('Rewards', false)), toggled).response.status).toBe(409);
  });

  it('counts onboarding events and turns the feature off on DEACTIVATE', () => {
    const once = sessionAfter(startSession('senior'), 'onboardingUpdate', 'EVENT');
    expect(asked(once, 'onboardingQuery')).toMatchObject({ age: 67, numberOfEvents: 1, productFeatureActive: true });
    const off = sessionAfter(once, 'onboardingUpdate', 'DEACTIVATE');
    expect(asked(off, 'onboardingQuery')).toMatchObject({ numberOfEvents: 2, productFeatureActive: false });
  });

  it('stops showing a privacy statement once its version is accepted', () => {
    const start = startSession('privacy-pending');
    expect(asked(start, 'disclaimerEnable')).toMatchObject({ enable: true, sessionId: start.visit, version: '2026.2' });
    const other = handle(request('disclaimerAccept', undefined, { version: '1' }), start);
    expect(JSON.parse(other.response.body)).toEqual({ accepted: false });
    expect(asked(other.session, 'disclaimerEnable')).toMatchObject({ enable: true });
    const accepted = sessionAfter(start, 'disclaimerAccept', undefined, { version: '2026.2' });
    expect(asked(accepted, 'disclaimerEnable')).toMatchObject({ enable: false });
  });

  it('records what was sent, and does not mutate the session it was given', () => {
    const start = startSession('typical');
    const event = { category: 'tile', action: 'click', label: 'health', timestamp: '2026-01-01T00:00:00.000Z' };
    const sent = sessionAfter(sessionAfter(start, 'analyticsEvent', event), 'errorLog', { message: 'it broke' }).sent;
    expect(sent.analytics).toEqual([event]);
    expect(sent.logs).toEqual([{ message: 'it broke' }]);
    expect(sent.calls.map(({ call, status }) => [call, status])).toEqual([
      ['analyticsEvent', 200],
      ['errorLog', 200],
    ]);
    expect(start).toEqual(startSession('typical'));
  });

  it('does not keep a body that is huge or too deep', () => {
    const deep = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`) as unknown;
    const large = sessionAfter(startSession('typical'), 'analyticsEvent', 'x'.repeat(70_000));
    expect(sessionAfter(large, 'errorLog', deep).sent).toMatchObject({
      analytics: ['(too large to keep)'],
      logs: ['(too deep to keep)'],
    });
  });
});

it.each(names.filter((name) => endpoints[name].method !== 'GET'))(
  '%s without the forgery token is refused and changes nothing',
  (name) => {
    const start = startSession('everything');
    for (const token of ['', 'another']) {
      const forged = { ...request(name, bodies[name]), headers: { 'x-xsrf-token': token } };
      const { response, session } = handle(forged, start);
      expect(response.status).toBe(403);
      expect({ ...session, sent: { ...session.sent, calls: [] } }).toEqual(start);
    }
  },
);

describe('requests that match no call', () => {
  it('get a JSON 404, or a 405 that names the method', () => {
    const session = startSession('typical');
    const nowhere = handle({ ...request('products'), path: '/portal/api/portfolio-msrv/__proto__' }, session);
    expect(nowhere.response.status).toBe(404);
    const wrong = handle({ ...request('products'), method: 'PUT' }, session);
    expect(wrong.response).toMatchObject({ status: 405, headers: { allow: 'GET' } });
  });

  it.each([null, 0, '', [], { __proto__: null }, JSON.parse('{"__proto__":{"status":"GRANTED"}}')])(
    'a body of %j for any write leaves an answer, never an exception',
    (body) => {
      for (const name of names)
        expect(handle(request(name, body), startSession('typical')).response.status).toBeLessThan(500);
    },
  );
});

describe('faults in an answer', () => {
  const broken = (kind: string, name: EndpointName = 'gapSummary') =>
    handle(request(name, bodies[name]), {
      ...startSession('typical'),
      faults: readFaults(`${name}:${kind}`),
      delayMs: 800,
    });
  const bodyOf = (kind: string, name?: EndpointName) => broken(kind, name).response.body;

  it.each([302, 503])('the status %d replaces the answer and keeps a write from happening', (status) => {
    const { response, session } = broken(`${status}`, 'updateConsent');
    expect(response.status).toBe(status);
    expect(session.changes).toEqual({});
    expect(session.sent.updates).toEqual([]);
  });

  it.each([
    ['updateConsent', 0],
    ['disclaimerAccept', 0],
    ['updatePreference', 1],
    ['onboardingUpdate', 1],
  ] as const)(
    'a sign-in page in place of the answer to %s keeps a write from happening that the page takes to have failed',
    (name, count) => {
      const { response, session } = broken('html', name);
      expect(response.body).toContain('Please sign in');
      expect(session.sent.updates).toHaveLength(count);
      expect(Object.keys(session.changes)).toHaveLength(count);
    },
  );

  it.each([
    ['drop', { fault: 'drop' }],
    ['timeout', { fault: 'hang' }],
    ['slow', { slow: true }],
    ['late', { status: 200, delayMs: 55_000 }],
    ['truncated', { cut: true }],
    ['html', { headers: { 'content-type': 'text/html; charset=utf-8' } }],
    ['empty', { body: '' }],
    ['null', { body: 'null' }],
  ])('%s damages the answer in its own way', (kind, damage) => {
    expect(broken(kind).response).toMatchObject(damage);
  });

  it('JSON that is malformed, of a wrong type or of wrong fields is no such answer', () => {
    expect(() => JSON.parse(bodyOf('malformed')) as unknown).toThrow();
    expect(v.safeParse(endpoints.gapSummary.schema, JSON.parse(bodyOf('wrongtype'))).success).toBe(false);
    const fields = JSON.parse(bodyOf('wrongfields', 'healthSummary'));
    expect(v.parse(endpoints.healthSummary.schema, fields)).toEqual({});
  });

  it.each(['gapSummary', 'willItems', 'viewConsent'] as const)('a huge %s is still a correct answer', (name) => {
    const huge = bodyOf('huge', name);
    expect(huge.length).toBeGreaterThanOrEqual(2_000_000);
    const read = (body: string) => v.parse(endpoints[name].schema as v.GenericSchema, JSON.parse(body));
    expect(read(huge)).toEqual(read(handle(request(name), startSession('typical')).response.body));
  });

  it('a fault on one call does not affect the others, and the delay applies to all', () => {
    const session = { ...startSession('typical'), faults: readFaults('gapSummary:500'), delayMs: 800 };
    expect(handle(request('lifeSummary'), session).response).toMatchObject({ status: 200, delayMs: 800 });
  });
});

it('A session with a limit lasts so long after each call, and never begins again after its end', () => {
  const at = (milliseconds: number) => ({ ...request('headings'), at: milliseconds });
  const session: SandboxSession = { ...startSession('typical'), limit: { seconds: 60, usedAt: 0 } };
  const used = handle(at(59_999), session);
  expect([used.response.status, used.session.limit]).toEqual([200, { seconds: 60, usedAt: 59_999 }]);
  const over = handle(at(119_999), used.session);
  expect([over.response.status, over.response.headers['x-session-expires-in']]).toEqual([401, undefined]);
  expect(handle(at(120_000), over.session).response.status).toBe(401);
});
