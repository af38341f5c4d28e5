import { act } from 'react';
import { POSITIONS } from '../../src/state/session/positions';
import { liftedStoreOf } from '../support/devToolsExtension';
import { openPortal } from '../support/journey';

const TOKEN = 'planted-4f1c-access-token';

beforeEach(() => {
  sessionStorage.setItem('accessToken', TOKEN);
});

interface Request {
  readonly address: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Watches requests made through the window itself; the sandbox answers them as usual. */
const watchRequests = () => {
  const requests: Request[] = [];
  const watch =
    (answer: typeof fetch): typeof fetch =>
    (input, init) => {
      requests.push({
        address: String(input),
        method: init?.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: typeof init?.body === 'string' ? init.body : '',
      });
      return answer(input, init);
    };
  return { requests, watch };
};

const visit = async (faults: string) => {
  const { requests, watch } = watchRequests();
  const portal = await openPortal({ member: 'everything', at: '/portfolio', devTools: true, faults, watch });
  for (const screen of ['/bal-portfolio', '/portfolio']) {
    act(() => portal.services.navigation.push(screen));
    await portal.settle();
  }
  await portal.user.click(portal.tile('bank').querySelector('a') ?? portal.container);
  portal.services.log.error(`The answer held {"accessToken":"${TOKEN}"}`, new Error(`accessToken=${TOKEN}`));
  await portal.pass(70_000);
  return { portal, requests };
};

it.each([
  ['are answered', ''],
  ['never answer', 'bankSummary:hang,rewardSummary:hang'],
])('The access token is sent in the bodies of its two calls and nowhere else, when they %s', async (_, faults) => {
  const { portal, requests } = await visit(faults);
  const xsrf = portal.sandbox.session().xsrfToken;
  const holding = (secret: string) => requests.filter((request) => JSON.stringify(request).includes(secret));

  const carriers = holding(TOKEN);
  expect(new Set(carriers.map(({ address }) => address.replace(/^.*-msrv/, '')))).toEqual(
    new Set(['/bank/summary', '/vitality/reward-summary/v3']),
  );
  for (const { method, body, address, headers } of carriers) {
    expect([method, body]).toEqual(['POST', JSON.stringify({ accessToken: TOKEN })]);
    expect(`${address}${JSON.stringify(headers)}`).not.toContain(TOKEN);
  }
  for (const { method, body, address, headers } of holding(xsrf)) {
    const { 'x-xsrf-token': carried, ...others } = headers;
    expect(carried).toBe(xsrf);
    expect(method).toBe('POST');
    expect(`${address}${body}${JSON.stringify(others)}`).not.toContain(xsrf);
  }
  expect(holding(xsrf).length).toBeGreaterThan(2);

  const { sent } = portal.sandbox;
  const { accessToken, ...kept } = sessionStorage;
  const places = {
    actionsAndStates: liftedStoreOf(portal.store).getState(),
    console: portal.logged.map(({ message, causes }) => [message, causes.map(String)]),
    posted: [sent().logs, sent().analytics, sent().updates],
    storage: [{ ...localStorage }, kept],
    page: [portal.container.innerHTML, document.title, location.href, history.state],
  };
  for (const [place, content] of Object.entries(places)) {
    const text = JSON.stringify(content);
    expect(text.length).toBeGreaterThan(place === 'storage' ? 1 : 40);
    expect([place, text.includes(TOKEN), text.includes(xsrf)]).toEqual([place, false, false]);
  }
  expect(JSON.stringify(places.actionsAndStates)).toContain('bank/summaryRequested');
  expect(JSON.stringify(places.posted)).toContain('The answer held');
  expect([accessToken, Object.keys(kept)]).toEqual([TOKEN, [POSITIONS]]);
});
