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

// Values that a reader may drop by design: expired Miles and the plays of the inventory are not in the model.
const isInventory = (key: string) => key === 'inventoryDetailList';

const leavesOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => (isInventory(key) ? [] : leavesOf(inner)));
  }
  return [
    typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value))
      ? String(Number(value))
      : String(value),
  ];
};

const countOf = (leaves: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const leaf of leaves) counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
  return counts;
};

const missingFrom = (read: unknown, sent: unknown): string[] => {
  const present = countOf(leavesOf(read));
  return [...countOf(leavesOf(sent))].filter(([leaf, count]) => (present.get(leaf) ?? 0) < count).map(([leaf]) => leaf);
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

  it('names every persona once', () => {
    const all = personas.map(({ name }) => name);
    expect(new Set(all).size).toBe(all.length);
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
  });

  it('refuses a consent status that does not exist', () => {
    const handled = handle(request('updateConsent', { status: 'MAYBE' }), startSession('consent-pending'));
    expect(handled.response.status).toBe(400);
    expect(asked(handled.session, 'viewConsent')).toBe(false);
  });

  it('keeps a toggled preference and refuses a mandatory one', () => {
    const toggle = (name: string, isSubscribed: boolean) => ({
      categoryName: 'Electronic Marketing WEB',
      product: { name, isSubscribed },
    });
    const toggled = sessionAfter(startSession('typical'), 'updatePreference', toggle('Investments', true));
    const { sections } = v.parse(endpoints.viewPreferences.schema, asked(toggled, 'viewPreferences'));
    const investments = sections
      ?.flatMap(({ categories }) => categories ?? [])
      .flatMap(({ products }) => products ?? [])
      .find(({ name }) => name === 'Investments');
    expect(investments?.isSubscribed).toBe(true);
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
    const session = sessionAfter(
      sessionAfter(startSession('typical'), 'analyticsEvent', 'x'.repeat(70_000)),
      'errorLog',
      deep,
    );
    expect(session.sent.analytics).toEqual(['(too large to keep)']);
    expect(session.sent.logs).toEqual(['(too deep to keep)']);
  });
});

describe('a write needs the forgery token', () => {
  it.each(names.filter((name) => endpoints[name].method !== 'GET'))(
    '%s without it is refused and changes nothing',
    (name) => {
      const start = startSession('everything');
      const forged: readonly Record<string, string>[] = [{}, { 'x-xsrf-token': 'another' }];
      for (const headers of forged) {
        const { response, session } = handle({ ...request(name, bodies[name]), headers }, start);
        expect(response.status).toBe(403);
        expect(response.headers['content-type']).toContain('application/json');
        expect({ ...session, sent: { ...session.sent, calls: [] } }).toEqual(start);
      }
    },
  );

  it('a read does not', () => {
    const { response } = handle({ ...request('products'), headers: {} }, startSession('typical'));
    expect(response.status).toBe(200);
  });
});

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

  it('an unknown member is answered as the first persona', () => {
    expect(asked(startSession('__proto__'), 'products')).toEqual(asked(startSession('typical'), 'products'));
  });
});

describe('the hostile member', () => {
  it('has an address and a fragment that must do nothing', () => {
    const answers = JSON.stringify(asked(startSession('hostile'), 'products'));
    expect(answers).toContain('javascript:');
    const fragment = handle(
      { method: 'GET', path: '/cms/site/portfolio/outstanding/hostile', query: {}, headers: {}, body: undefined },
      startSession('hostile'),
    ).response;
    expect(fragment.body).toContain('<script>window.hacked');
  });
});

describe('content', () => {
  const content = (path: string, query: Record<string, string> = {}) =>
    handle({ method: 'GET', path, query, headers: {}, body: undefined }, startSession('typical')).response;

  it('puts the token into the pay-now fragment, escaped, and only if processing is requested', () => {
    const token = { arrearAmount: '<img src=x>' };
    const processed = content('/cms/preview/life-insurance/pay-now', { processRequestTokens: 'true', ...token });
    expect(processed.body).toContain('&#60;img src=x&#62;');
    expect(content('/cms/preview/life-insurance/pay-now', token).body).not.toContain('img');
  });

  it('writes the arrears with separators and a currency', () => {
    const query = { processRequestTokens: 'true', arrearAmount: '1234567.50' };
    expect(content('/cms/preview/life-insurance/pay-now', query).body).toContain('amount is $ 1,234,567.50.');
  });

  it('has every fragment and picture that a persona names', () => {
    const paths = personas.flatMap(({ member }) => [
      member.disclaimer.contentPath,
      member.digitalConsent.consentFragmentSrc,
      member.digitalAcceptance.acceptanceFragmentSrc,
      ...[...member.mandateItems, ...member.willItems].map(({ itemContentFragmentUrl }) =>
        itemContentFragmentUrl.replace(/\?.*/, ''),
      ),
      ...[member.bannerSummary.hippoUrl ?? []].flat(),
    ]);
    for (const path of new Set(paths)) {
      const fragment = content(`/cms/site${path}`);
      expect([path, fragment.status]).toEqual([path, 200]);
      for (const [, source = ''] of fragment.body.matchAll(/src="([^"]+)"/g)) expect(content(source).status).toBe(200);
    }
    const offers = personas.flatMap(({ member }) => Object.values(member.recommendations).flat());
    const own = offers.filter(({ imageUrl }) => imageUrl.startsWith('/'));
    for (const { imageUrl } of own) expect(content(imageUrl).headers['content-type']).toContain('image/svg+xml');
  });

  it('links an outstanding item by the last segment of its fragment, so that the redirect can replace it', () => {
    expect(content('/cms/site/portfolio/outstanding/will-review').body).toContain('href="/will-review"');
  });

  it('answers 404 for what it does not have', () => {
    expect(content('/cms/site/../secret').status).toBe(404);
    expect(content('/cms/site/images/__proto__.svg').status).toBe(404);
  });
});

describe('faults in an answer', () => {
  const broken = (faults: string, name: EndpointName = 'gapSummary') => {
    const read = readFaults(faults);
    if ('problem' in read) throw new Error(read.problem);
    return handle(request(name, bodies[name]), { ...startSession('typical'), faults: read.value, delayMs: 800 });
  };

  it('a status replaces the answer and keeps a write from happening', () => {
    const { response, session } = broken('updateConsent:503', 'updateConsent');
    expect(response.status).toBe(503);
    expect(session.consentStatus).toBeUndefined();
    expect(session.sent.updates).toEqual([]);
  });

  it('each kind damages the answer in its own way', () => {
    expect(broken('gapSummary:drop').response.fault).toBe('drop');
    expect(broken('gapSummary:timeout').response.fault).toBe('hang');
    expect(broken('gapSummary:slow').response.slow).toBe(true);
    expect(broken('gapSummary:late').response).toMatchObject({ status: 200, delayMs: 55_000 });
    expect(broken('gapSummary:truncated').response.cut).toBe(true);
    expect(() => JSON.parse(broken('gapSummary:malformed').response.body) as unknown).toThrow();
    expect(broken('gapSummary:html').response.headers['content-type']).toContain('text/html');
    expect(broken('gapSummary:empty').response.body).toBe('');
    expect(broken('gapSummary:null').response.body).toBe('null');
    expect(
      v.safeParse(endpoints.gapSummary.schema, JSON.parse(broken('gapSummary:wrongtype').response.body)).success,
    ).toBe(false);
    expect(
      v.parse(
        endpoints.healthSummary.schema,
        JSON.parse(broken('healthSummary:wrongfields', 'healthSummary').response.body),
      ),
    ).toEqual({});
  });

  it.each(['gapSummary', 'willItems', 'viewConsent'] as const)('a huge %s is still a correct answer', (name) => {
    const { response } = broken(`${name}:huge`, name);
    expect(response.body.length).toBeGreaterThanOrEqual(2_000_000);
    const small = handle(request(name), startSession('typical')).response.body;
    const read = (body: string) =>
      v.parse<(typeof endpoints)[typeof name]['schema']>(endpoints[name].schema, JSON.parse(body));
    expect(read(response.body)).toEqual(read(small));
  });

  it('a fault on one call does not affect the others, and the delay applies to all', () => {
    const { response } = broken('gapSummary:500', 'lifeSummary');
    expect(response).toMatchObject({ status: 200, delayMs: 800 });
  });
});

describe('A session with a limit', () => {
  const at = (milliseconds: number) => ({ ...request('headings'), at: milliseconds });
  const session: SandboxSession = { ...startSession('typical'), limit: { seconds: 60, usedAt: 0 } };

  it('lasts so long after each call, and never begins again after its end', () => {
    const used = handle(at(59_999), session);
    expect([used.response.status, used.session.limit]).toEqual([200, { seconds: 60, usedAt: 59_999 }]);
    const over = handle(at(119_999), used.session);
    expect([over.response.status, over.response.headers['x-session-expires-in']]).toEqual([401, undefined]);
    expect(handle(at(120_000), over.session).response.status).toBe(401);
  });
});
