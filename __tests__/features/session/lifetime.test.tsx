import { endpoints } from '../../../src/contract/endpoints';
import { dialogDue } from '../../../src/notices';
import { refreshClicked } from '../../../src/screens/refresh';
import { stayChosen } from '../../../src/state/session/slice';
import { ALIVE, openTabs } from '../../support/tabs';

type Tab = Awaited<ReturnType<typeof openTabs>>['first'];

const HOUR = 3_600_000;
const twoMinutes = 'You will be signed out in 2 minutes';
const endedIdle = { status: 'ended', says: { key: 'session.idleMinutes', values: { count: 15 } } };

// Rule `session.warning`.
describe('Before the end of the session', () => {
  it('the member is warned once, then at 60, 30 and 10 seconds, and nothing is sent', async () => {
    const { first, pass } = await openTabs({ seconds: 900 });
    await pass(779_000);
    const asked = first.asked.length;
    expect(first.warning()).toBeUndefined();
    await pass(2_000);
    expect(first.warning()).toBe(twoMinutes);
    first.comeToFront();
    await pass(115_000);
    expect(first.said).toEqual([
      twoMinutes,
      'You will be signed out in 1 minute',
      'You will be signed out in 30 seconds',
      'You will be signed out in 10 seconds',
    ]);
    expect(first.warning()).toBe('You will be signed out in 10 seconds');
    expect(first.asked.length).toBe(asked);
  });

  it('a page that came to the front during the warning sends nothing at the end but the question whether it still holds', async () => {
    const { first, pass } = await openTabs({ seconds: 900 });
    await pass(790_000);
    first.comeToFront();
    const asked = first.asked.length;
    await pass(111_500);
    expect([first.status(), first.asked.slice(asked)]).toEqual(['asked', []]);
    await pass(2_000);
    expect(first.asked.slice(asked)).toEqual(['GET /portal/api/portfolio-msrv/portfolio/products']);
  });

  it('"Stay signed in" requests the products of the screen, with which the warning goes', async () => {
    const { first, pass, isOver } = await openTabs({ seconds: 900 });
    await pass(800_000);
    const asked = first.asked.length;
    await first.happen(stayChosen());
    expect(first.asked.slice(asked)).toEqual(['GET /portal/api/portfolio-msrv/portfolio/products']);
    expect(first.warning()).toBeUndefined();
    await pass(700_000);
    expect([first.status(), isOver()]).toEqual(['active', false]);
    await pass(90_000);
    expect(first.warning()).toBe(twoMinutes);
  });

  it('it says so if that fails, and the member can try again', async () => {
    const { first, pass, sandbox } = await openTabs({ seconds: 900 });
    await pass(800_000);
    sandbox.setFaults('products:500');
    await first.happen(stayChosen());
    expect(first.state().session).toMatchObject({ warning: { answer: 'failed' } });
    expect(first.said.at(-1)).toBe('That did not work. Please try again.');
    expect(first.warning()).toBe(twoMinutes);
    sandbox.setFaults('');
    await first.happen(stayChosen());
    expect(first.warning()).toBeUndefined();
  });

  it('"Stay signed in" requests what is configured; the warning does not come again if the session then lasts no longer', async () => {
    const { first, pass, isOver } = await openTabs({ seconds: 900, session: { renewPath: ALIVE } });
    await pass(800_000);
    await first.happen(stayChosen());
    expect(first.asked.at(-1)).toBe('GET /alive');
    expect([first.status(), first.warning()]).toEqual(['active', undefined]);
    await pass(60_000);
    expect(first.warning()).toBeUndefined();
    expect(first.said.at(-1)).toBe('You will be signed out in 1 minute');
    await pass(60_000);
    expect([first.status(), isOver()]).toEqual(['ended', true]);
  });

  it('no other dialog opens, and one that waited has its turn afterwards', async () => {
    const { first, pass } = await openTabs({ seconds: 900 });
    await pass(800_000);
    await first.happen(dialogDue({ dialog: 'marketingConsent' }));
    expect(first.state().dialogs.turn).toBeNull();
    await first.happen(stayChosen());
    expect(first.state().dialogs.turn).toBe('marketingConsent');
  });

  it('an open dialog stays open below the warning, and its buttons wait for a pause once that is gone', async () => {
    const { first, pass } = await openTabs({ seconds: 900 });
    await first.happen(dialogDue({ dialog: 'marketingConsent' }));
    await pass(800_000);
    expect([first.state().dialogs.turn, first.warning()]).toEqual(['marketingConsent', twoMinutes]);
    expect(first.state().interaction.accepted).toBe(true);
    await first.happen(stayChosen());
    expect(first.state()).toMatchObject({
      dialogs: { turn: 'marketingConsent' },
      interaction: { accepted: false, closable: false },
    });
    await pass(1_000);
    expect(first.state().interaction.accepted).toBe(true);
  });

  it('a short session warns when half of it is over', async () => {
    const { first, pass } = await openTabs({ seconds: 45 });
    await pass(22_000);
    expect(first.warning()).toBeUndefined();
    await pass(1_000);
    expect(first.warning()).toBe('You will be signed out in 23 seconds');
  });

  it('it comes to a portal without a way to sign out too', async () => {
    const { first, pass } = await openTabs({ seconds: 900, session: { signOutUrl: '' } });
    await pass(781_000);
    expect(first.warning()).toBe(twoMinutes);
  });

  it('nothing happens if the portal does not tell how long the session lasts', async () => {
    const { first, pass } = await openTabs({ session: { lifetime: '', signOutUrl: '' } });
    const asked = first.asked.length;
    await pass(HOUR);
    expect([first.status(), first.warning(), first.said, first.asked.length]).toEqual(['active', undefined, [], asked]);
  });

  it('the time counts from the last call where only that is known, in every tab', async () => {
    const idle = { lifetime: { idleMs: 300_000 } };
    const { tabs, pass } = await openTabs({ seconds: 300, count: 2, session: idle });
    const [one, other] = tabs;
    await pass(100_000);
    await one?.services.http.send(endpoints.headings);
    await pass(100_000);
    expect([one?.warning(), other?.warning()]).toEqual([undefined, undefined]);
    await pass(81_000);
    expect([one?.warning(), other?.warning()]).toEqual([twoMinutes, twoMinutes]);
  });
});

// Rule `session.asked`.
describe('At the end', () => {
  it('the portal is asked once, and the page says why the member was signed out', async () => {
    const { first, pass } = await openTabs({ seconds: 900 });
    await pass(899_000);
    const asked = first.asked.length;
    expect(first.status()).toBe('active');
    await pass(1_500);
    expect([first.status(), first.asked.length - asked]).toEqual(['asked', 0]);
    await pass(2_000);
    expect(first.asked.slice(asked)).toEqual(['GET /portal/api/portfolio-msrv/portfolio/products']);
    expect(first.state().session).toEqual(endedIdle);
  });

  it('nobody is signed out whom the portal still knows', async () => {
    const { first, pass, callElsewhere, isOver } = await openTabs({ seconds: 900 });
    await pass(890_000);
    await callElsewhere();
    await pass(15_000);
    expect([first.status(), first.warning(), isOver()]).toEqual(['active', undefined, false]);
  });

  it('the session is over if the portal cannot be asked, because it has announced the end', async () => {
    const { first, pass, sandbox } = await openTabs({ seconds: 900 });
    await pass(890_000);
    sandbox.setFaults('products:hang');
    await pass(20_000);
    expect(first.state().session).toMatchObject(endedIdle);
  });

  it('no time without use is named for a session that ended sooner', async () => {
    const { first, pass, sandbox } = await openTabs({ seconds: 900 });
    sandbox.setFaults('headings:401,products:401');
    void first.services.http.send(endpoints.headings).catch(() => undefined);
    await pass(12_000);
    expect(first.state().session).toEqual({ status: 'ended' });
  });

  it('a device that has slept shows nothing before it has asked, as soon as it comes to the front', async () => {
    const { first, sleep, pass } = await openTabs({ seconds: 900 });
    const asked = first.asked.length;
    sleep(8 * HOUR);
    first.comeToFront();
    expect(first.status()).toBe('asked');
    await pass(1_500);
    expect(first.asked.length).toBe(asked);
    await pass(1_500);
    expect(first.state().session).toMatchObject(endedIdle);
  });

  it.each<[string, (tab: Tab) => void]>([
    ['it comes to the front', ({ comeToFront }) => comeToFront()],
    ['its window gets the focus', ({ getFocus }) => getFocus()],
    ['its connection is back', ({ connect }) => connect(true)],
  ])('a device that has slept until shortly before the end warns when %s, and sends nothing', async (_, wake) => {
    const { first, sleep, pass, sandbox } = await openTabs({ seconds: 900, session: { header: 'X-Session' } });
    first.connect(false);
    sandbox.setFaults('products:drop');
    await first.happen(refreshClicked({ screen: 'portfolio' }));
    await pass(1_000);
    const asked = first.asked.length;
    sleep(839_000);
    wake(first);
    await pass(100);
    expect([first.warning(), first.asked.slice(asked)]).toEqual(['You will be signed out in 1 minute', []]);
  });

  it.each([2 * HOUR, -2 * HOUR])('a clock that jumps by %s ms signs nobody out', async (jump) => {
    const { first, setClock, pass } = await openTabs({ seconds: 900 });
    setClock(jump);
    await pass(20_000);
    expect(first.status()).toBe('active');
    await pass(600_000);
    expect(first.status()).toBe('active');
  });
});

// Rule `session.tabs`.
it('In several tabs "Stay signed in" in one holds for all, and the others send nothing', async () => {
  const { tabs, pass } = await openTabs({ seconds: 300, count: 3 });
  await pass(200_000);
  expect(tabs.map(({ warning }) => warning())).toEqual([twoMinutes, twoMinutes, twoMinutes]);
  const asked = tabs.map((tab) => tab.asked.length);
  await tabs[0]?.happen(stayChosen());
  expect(tabs.map(({ warning }) => warning())).toEqual([undefined, undefined, undefined]);
  expect(tabs.map((tab, place) => tab.asked.length - (asked[place] ?? 0))).toEqual([1, 0, 0]);
  await pass(150_000);
  expect(tabs.map(({ status }) => status())).toEqual(['active', 'active', 'active']);
});

it('What prolongs the session is told to the other tabs once a second, and at once while they warn', async () => {
  const { tabs, pass } = await openTabs({ seconds: 1, count: 2 });
  const [one, other] = tabs;
  const [told, repeated]: [string[], string[]] = [[], []];
  other?.services.tabs.subscribe((topic) => told.push(topic));
  one?.services.tabs.subscribe((topic) => repeated.push(topic));
  const use = async () => {
    await one?.services.http.send(endpoints.headings);
    await pass(0);
  };
  await pass(300);
  await use();
  await use();
  expect(told).toEqual([]);
  await pass(600);
  expect(other?.warning()).toBe('You will be signed out in 1 second');
  await use();
  const first = `sessionLasts 1000 ${Date.now()}`;
  expect([told, other?.warning()]).toEqual([[first], undefined]);
  await pass(400);
  await use();
  await pass(400);
  await use();
  await pass(400);
  await use();
  expect([told, repeated]).toEqual([[first, `sessionLasts 1000 ${Date.now()}`], []]);
});

it('What a frozen tab hears late of the session counts from when it was told', async () => {
  const { tabs, first, pass } = await openTabs({ seconds: 300, count: 2 });
  tabs[1]?.services.tabs.tell(`sessionLasts 300000 ${Date.now() - 299_000}`);
  await pass(0);
  expect(first.warning()).toBe('You will be signed out in 1 second');
});

it('What other tabs say changes nothing if it is not about the session, or the page has no countdown', async () => {
  const { tabs, first, pass } = await openTabs({ seconds: 300, count: 2 });
  for (const topic of [
    'sessionLasts',
    'sessionLasts soon',
    'sessionLasts 5',
    'sessionLasts 5 ms',
    'the sessionLasts 5 5',
  ])
    tabs[1]?.services.tabs.tell(topic);
  await pass(3_000);
  expect([first.status(), first.warning()]).toEqual(['active', undefined]);
  await pass(178_000);
  expect(first.warning()).toBe(twoMinutes);

  const endless = await openTabs({ count: 2, session: { lifetime: '' } });
  endless.tabs[1]?.services.tabs.tell(`sessionLasts 5 ${Date.now()}`);
  await endless.pass(100);
  expect(endless.first.status()).toBe('active');
});

// Rule `session.back`.
describe('A page that the browser has kept', () => {
  it('shows nothing until the portal has said that the member is still signed in', async () => {
    const { first, pass, hold, release } = await openTabs({ session: { lifetime: '' } });
    hold('products');
    const asked = first.asked.length;
    first.returnFromCache();
    await pass(100);
    expect([first.status(), first.asked.slice(asked)]).toEqual([
      'asked',
      ['GET /portal/api/portfolio-msrv/portfolio/products'],
    ]);
    release('products');
    await pass(0);
    expect(first.status()).toBe('active');
  });

  it('is emptied if nobody is signed in any more', async () => {
    const { first, pass, sandbox } = await openTabs({ session: { lifetime: '' } });
    sandbox.setFaults('products:401');
    first.returnFromCache();
    await pass(0);
    expect(first.status()).toBe('ended');
  });

  it.each(['drop', 'hang'])('shows nothing, and asks again, while the portal cannot be asked (%s)', async (fault) => {
    const { first, pass, sandbox } = await openTabs({ session: { lifetime: '' } });
    sandbox.setFaults(`products:${fault}`);
    first.returnFromCache();
    await pass(6_000);
    expect(first.status()).toBe('asked');
    sandbox.setFaults('');
    await pass(700_000);
    expect(first.status()).toBe('active');
  });

  it.each(['drop', 'hang'])('is emptied if the end comes while the portal cannot be asked (%s)', async (fault) => {
    const { first, pass, sandbox } = await openTabs({ seconds: 900 });
    sandbox.setFaults(`products:${fault}`);
    first.returnFromCache();
    await pass(899_000);
    expect(first.status()).toBe('asked');
    await pass(6_000);
    expect(first.status()).toBe('ended');
  });

  it.each(['500', 'malformed'])(
    'is shown again if the portal fails, which says nothing of the session (%s)',
    async (fault) => {
      const { first, pass, sandbox } = await openTabs({ session: { lifetime: '' } });
      sandbox.setFaults(`products:${fault}`);
      first.returnFromCache();
      await pass(0);
      expect(first.status()).toBe('active');
    },
  );
});
