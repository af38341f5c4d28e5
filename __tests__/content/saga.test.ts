import { type ContentState, contentReducer } from '../../src/content';
import type { FragmentRequest } from '../../src/content/contentPath';
import { bringFragment, contentSaga, LONGEST_FRAGMENT, loadFragment, MOST_TAGS } from '../../src/content/saga';
import { fragmentOutdated, fragmentRetryClicked, retryEnded } from '../../src/content/slice';
import type { Services } from '../../src/platform/createServices';
import { callMissed, connectionRestored } from '../../src/state/connection/slice';
import { fork } from '../../src/state/effects';
import { fakeServices } from '../support/builders';
import { createWorld } from '../support/world';

const key = '/a';
const address = '/cms/site/a';
const FAILURE = 'There was an issue fetching a content fragment';

/** A request for the fragment with a token, and its address with that. */
const owed = (amount: string) => ({ path: key, tokens: [{ tokenName: 'owed', tokenValue: amount }] });
const withToken = (amount: string) => `${address}?processRequestTokens=true&owed=${amount}`;

const moment = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

type Answers = Readonly<Record<string, string | Error | (() => Promise<unknown>)>>;

/** A world whose content management answers address by address. */
const worldOf = (answers: Answers, content: ContentState = {}, services: Partial<Services> = {}) => {
  const unforeseen: unknown[] = [];
  const world = createWorld(
    { reducer: { content: contentReducer }, sagas: [] },
    {
      fragment: (address) => {
        const answer = answers[address] ?? new Error('404');
        return typeof answer === 'function' ? answer() : answer;
      },
      initial: { content },
      services,
      onError: (error) => unforeseen.push(error),
    },
  );
  return { ...world, ...world.outbox, asked: world.outbox.fragments, unforeseen };
};

const start = (answers: Answers, ...requests: FragmentRequest[]) => {
  const world = worldOf(answers);
  const task = world.run(function* () {
    for (const request of requests) yield* fork(loadFragment, request);
  });
  return { ...world, task, fragment: () => world.state().content[key] };
};

describe('a fragment that will be shown', () => {
  // Rule `content.flag`.
  it('is fetched and kept as raw text, busy for a second', async () => {
    const { store, asked, logged } = start({ [address]: '<p>x</p>' }, { path: key });
    expect(store.getState().content).toEqual({ [key]: { status: 'loading', busy: true } });
    await moment(999);
    expect(store.getState().content).toEqual({ [key]: { status: 'loaded', html: '<p>x</p>', busy: true } });
    await moment(1);
    expect(store.getState().content[key]?.busy).toBe(false);
    expect({ asked, logged }).toEqual({ asked: [address], logged: [] });
  });

  it('is requested once, however many blocks show it at the same moment or later', async () => {
    const { store, asked, actions, run } = start({ [address]: '<p>x</p>' }, { path: key }, { path: key });
    await moment(500);
    run(() => loadFragment({ path: key }));
    await moment(5000);
    run(() => loadFragment({ path: key, tokens: [] }));
    await moment();
    expect(asked).toEqual([address]);
    expect(actions).not.toContainEqual(fragmentOutdated({ key }));
    expect(store.getState().content[key]).toEqual({ status: 'loaded', html: '<p>x</p>', busy: false });
  });

  // Rule `life.arrears`.
  it.each(['before', 'after'])('has its tokens, whoever asks %s that without any', async (when) => {
    const requests = when === 'before' ? [{ path: key }, owed('1.00')] : [owed('1.00'), { path: key }];
    const { store, run } = start({ [withToken('1.00')]: '<p>R 1.00</p>', [address]: '<p>none</p>' }, ...requests);
    await moment();
    run(() => loadFragment({ path: key }));
    await moment();
    expect(store.getState().content[key]).toMatchObject({ status: 'loaded', html: '<p>R 1.00</p>' });
  });

  it('is fetched again when its tokens change, and the old text is removed in the meantime', async () => {
    const { store, asked, run } = start(
      { [withToken('1.00')]: '<p>R 1.00</p>', [withToken('2.00')]: '<p>R 2.00</p>' },
      owed('1.00'),
    );
    await moment(1_000);
    run(() => loadFragment(owed('1.00')));
    run(() => loadFragment(owed('2.00')));
    expect(store.getState().content[key]).toEqual({ status: 'loading', busy: true });
    await moment(1_000);
    expect(store.getState().content[key]).toEqual({ status: 'loaded', html: '<p>R 2.00</p>', busy: false });
    expect(asked).toEqual([withToken('1.00'), withToken('2.00')]);
  });

  it.each([
    ['the text for the old ones is still on its way', 0],
    ['that text has just arrived', 1_500],
  ])('is fetched again when its tokens change while %s', async (_, changedAfter) => {
    const late = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return '<p>R 1.00</p>';
    };
    const { fragment, run } = start({ [withToken('1.00')]: late, [withToken('2.00')]: '<p>R 2.00</p>' }, owed('1.00'));
    await moment(changedAfter);
    run(() => loadFragment(owed('2.00')));
    await moment(3_000);
    expect(fragment()).toEqual({ status: 'loaded', html: '<p>R 2.00</p>', busy: false });
  });

  it.each([
    ['has failed, which is recorded', new Error('500'), [FAILURE]],
    ['comes', '<p>R 1.00</p>', []],
  ])('does not care that the text for the old tokens %s', async (_, first, records) => {
    const come: (() => void)[] = [];
    const held = (answer: unknown) => () => new Promise((resolve) => come.push(() => resolve(answer)));
    const answers = { [withToken('1.00')]: held(first), [withToken('2.00')]: held('<p>R 2.00</p>') };
    const { fragment, run, logged } = start(answers, owed('1.00'));
    run(() => loadFragment(owed('2.00')));
    come[0]?.();
    await moment(2_000);
    expect(fragment()).toEqual({ status: 'loading', busy: true });
    come[1]?.();
    await moment(2_000);
    expect(fragment()).toEqual({ status: 'loaded', html: '<p>R 2.00</p>', busy: false });
    expect(logged).toEqual(records);
  });

  it.each([
    ['made of too many tags', '<br>'.repeat(MOST_TAGS + 1), 'The fragment is too large'],
    ['too long', 'x'.repeat(LONGEST_FRAGMENT + 1), 'The fragment is too large'],
    ['nothing at all', '', 'The fragment is empty'],
    ['JSON', '{"error":"no session"}', 'The fragment is no mark-up but JSON'],
    ['a list in JSON', ' [1, 2] ', 'The fragment is no mark-up but JSON'],
  ])('counts as failed if it is %s, and the record says why', async (_, text, why) => {
    const { store, logged, causes } = start({ [address]: text }, { path: key });
    await moment(1_000);
    expect(store.getState().content).toEqual({ [key]: { status: 'failed', busy: false } });
    expect(logged).toEqual([FAILURE]);
    expect(causes).toEqual([new Error(why)]);
  });

  it.each([
    ['blank', ' \n'],
    ['of as many tags as may be', '<p>'.repeat(MOST_TAGS)],
    ['as long as may be', 'x'.repeat(LONGEST_FRAGMENT)],
    ['in brackets, and mark-up', '[<b>x</b>] and {y}'],
  ])('is accepted if it is %s', async (_, text) => {
    const { store, logged } = start({ [address]: text }, { path: key });
    await moment(1_000);
    expect(store.getState().content[key]).toEqual({ status: 'loaded', html: text, busy: false });
    expect(logged).toEqual([]);
  });

  it('fails alone: that is recorded, and nothing else stops', async () => {
    const answers = { [address]: new Error('500'), '/cms/site/b': 'x' };
    const { state, fragment, logged, levels, causes, unforeseen } = start(answers, { path: key }, { path: '/b' });
    await moment();
    expect(state().content).toMatchObject({ [key]: { status: 'failed', busy: true }, '/b': { status: 'loaded' } });
    expect({ logged, levels, causes }).toEqual({ logged: [FAILURE], levels: ['error'], causes: [new Error('500')] });
    await moment(1000);
    expect(fragment()).toEqual({ status: 'failed', busy: false });
    expect(unforeseen).toEqual([]);
  });

  // Rule `content.calls`.
  const CALL = '/portal/api/portfolio-msrv/disclaimer/accept?version=9';
  const elsewhere = { origin: 'https://content.example', ownContext: ['/own'] };
  const unprefixed = { previewPrefix: '', sitePrefix: '' };

  /** The services of a page of the portal whose content is configured so. */
  const configured = (content: Partial<Services['configuration']['content']>) => {
    const { configuration } = fakeServices().services;
    const page = { host: 'portal.example', origin: 'https://portal.example', path: '/' };
    return { page, configuration: { ...configuration, content: { ...configuration.content, ...content } } };
  };

  it.each([
    ['by its whole address', elsewhere, `https://portal.example${CALL}`],
    ['below a folder without prefix', elsewhere, `/own/..${CALL}`],
    ['as a server may read it', elsewhere, `/own/..%2fportal/api/portfolio-msrv/disclaimer/accept`],
    ['below the prefix as a server may read it', {}, `/a/..;/..;/..;${CALL}`],
    ['without any prefix', unprefixed, CALL],
    ['without any prefix, by two dots', unprefixed, `/x/..${CALL}`],
    ['without any prefix, by its whole address', unprefixed, `https://portal.example${CALL}`],
    ['without any prefix, with a part of the page', unprefixed, `${CALL}#a`],
    ['without any prefix and slash', unprefixed, CALL.slice(1)],
  ])('is not fetched from the address of a call: %s', async (_, content, path) => {
    const { asked, state, run, causes } = worldOf({}, {}, configured(content));
    run(() => loadFragment({ path }));
    await moment(1);
    expect([asked, state().content[path]]).toEqual([[], { status: 'failed', busy: true }]);
    expect(causes).toEqual([new Error('The fragment may be a call')]);
  });

  it('is not called a failure without a connection, nor its script asked for, where it may be a call', async () => {
    const { connection } = fakeServices().services;
    const offline = { ...configured(elsewhere), connection: { ...connection, wasLost: () => true } };
    const { asked, actions, logged, run } = worldOf({}, {}, offline);
    run(() => loadFragment({ path: '/own/a' }));
    await moment(1);
    expect([asked, logged]).toEqual([[], []]);
    expect(actions).toContainEqual(callMissed('/own/a'));
  });

  it('is fetched from the page’s own origin where that is no call', async () => {
    const { configuration } = fakeServices().services;
    const content = { ...configuration.content, ownContext: ['/own'] };
    const { asked, run } = worldOf({ '/own/a%20b': 'x' }, {}, { configuration: { ...configuration, content } });
    run(() => loadFragment({ path: '/own/a%20b' }));
    await moment(1);
    expect(asked).toEqual(['/own/a%20b']);
  });

  // Rule `content.prefix`.
  const named = { origin: 'https://content.example', fragmentOrigins: ['https://named.example'] };
  const unnamed = (origin: string) =>
    `Fragments from ${origin} are not fetched: content.fragmentOrigins does not name it`;
  const noAddress = 'The fragment has no web address';

  it.each([
    ['https://other.example/a', unnamed('https://other.example')],
    ['//other.example/a', unnamed('https://other.example')],
    ['http://named.example/a', unnamed('http://named.example')],
    ['javascript:alert(1)', noAddress],
    ['blob:https://portal.example/1', noAddress],
    ['https://[', noAddress],
  ])('is not fetched from an origin that is not configured, and not missed: %s', async (path, cause) => {
    const { asked, state, run, causes, actions } = worldOf({}, {}, configured(named));
    run(() => loadFragment({ path }));
    await moment(1);
    expect([asked, state().content[path]?.status]).toEqual([[], 'failed']);
    expect(causes).toEqual([new Error(cause)]);
    expect(actions).not.toContainEqual(callMissed(path));
  });

  it.each(['data:text/html,x', 'https://named.example/a', 'https://content.example/cms/site/a'])(
    'is fetched from %s',
    async (address) => {
      const { asked, run } = worldOf({ [address]: 'x' }, {}, configured(named));
      run(() => loadFragment({ path: address.replace('/cms/site', '') }));
      await moment(1);
      expect(asked).toEqual([address]);
    },
  );

  it('still arrives for the others when the first to request it is cancelled', async () => {
    const { store, asked, task, run } = start({ [address]: 'x' }, { path: key });
    task.cancel();
    run(() => loadFragment({ path: key }));
    await moment();
    expect(asked).toEqual([address]);
    expect(store.getState().content[key]).toMatchObject({ status: 'loaded' });
  });

  it('sends its tokens with the call, and leaves no trace of them anywhere else', async () => {
    const tokens = [{ tokenName: 'arrearAmount', tokenValue: '4711.50' }];
    const { store, asked, actions, logged, causes } = start({}, { path: key, tokens });
    await moment(1000);
    expect(asked).toEqual([`${address}?processRequestTokens=true&arrearAmount=4711.50`]);
    expect(logged).toHaveLength(1);
    expect(actions).toHaveLength(3);
    expect(JSON.stringify([store.getState(), actions, logged, causes.map(String)])).not.toContain('4711');
  });

  it('is loaded again if the state says that it is loading but nothing loads it', async () => {
    const { store, asked, run } = worldOf({ [address]: 'x' }, { [key]: { status: 'loading', busy: true } });
    run(() => loadFragment({ path: key }));
    await moment();
    expect(asked).toEqual([address]);
    expect(store.getState().content[key]).toMatchObject({ status: 'loaded' });
  });
});

it.each([
  ['/banners/one.SVG?v=2', '/cms/site/banners/one.SVG?v=2'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
])('A picture that will be shown (%s) gets its address, and is requested by its block only', async (path, expected) => {
  const { store, asked, actions, run } = start({}, { path });
  await moment();
  run(() => loadFragment({ path }));
  await moment(2_000);
  expect(actions).toEqual([{ type: 'content/pictureFound', payload: { key: path, address: expected } }]);
  expect(store.getState().content).toEqual({ [path]: { status: 'picture', address: expected, busy: false } });
  expect(asked).toEqual([]);
});

describe('content that could not be loaded', () => {
  const failing = async (later: Answers = { [address]: '<p>a</p>' }) => {
    const answers: Record<string, Answers[string]> = { [address]: new Error('503'), '/cms/site/b': '<p>b</p>' };
    const world = worldOf(answers);
    world.run(contentSaga);
    world.run(() => loadFragment({ path: key }));
    world.run(() => loadFragment({ path: '/b' }));
    await moment(1_000);
    Object.assign(answers, later);
    world.asked.length = 0;
    return {
      ...world,
      ended: () => world.actions.filter(retryEnded.match).map(({ payload }) => payload.isLoaded),
    };
  };
  const shown = { [key]: { status: 'loaded', html: '<p>a</p>' }, '/b': { status: 'loaded' } };

  it('is asked for again at the member\'s "Try again", and nothing else is', async () => {
    const world = await failing();
    world.dispatch(...[key, '/b', '/c'].map((asked) => fragmentRetryClicked({ key: asked })));
    await moment();
    expect(world.asked).toEqual([address]);
    expect(world.state().content).toMatchObject(shown);
    expect(world.ended()).toEqual([true]);
    expect(world.unforeseen).toEqual([]);
  });

  // Rule `announcer.retry`.
  it('has failed again, each time, and is awaited once however often it is asked for', async () => {
    const world = await failing({ [address]: new Error('503') });
    for (const times of [1, 2]) {
      world.dispatch(fragmentRetryClicked({ key }), fragmentRetryClicked({ key }));
      await moment();
      expect(world.asked).toHaveLength(times);
      expect(world.ended()).toHaveLength(times);
    }
    expect(world.ended()[1]).toBe(false);
  });

  it.each([
    ['if it loaded, but cannot be shown', '<b>'.repeat(100), { key, cannotBeShown: true }],
    ['at a "Try again" in the second after the failure', new Error('500'), { key }],
  ] as const)('is asked for again %s', async (_, first, retry) => {
    const answers: Record<string, string | Error> = { [address]: first };
    const world = worldOf(answers);
    world.run(contentSaga);
    world.run(() => loadFragment({ path: key }));
    await moment();
    answers[address] = 'x';
    world.dispatch(fragmentRetryClicked(retry));
    await moment();
    expect(world.asked).toEqual([address, address]);
    expect(world.state().content[key]).toMatchObject({ status: 'loaded', html: 'x' });
  });

  // Rule `retry.focus`.
  it('is still being tried again when its tokens change meanwhile, and ends once', async () => {
    const answers: Record<string, Error | (() => Promise<unknown>)> = { [withToken('1.00')]: new Error('500') };
    const world = worldOf(answers);
    world.run(contentSaga);
    world.run(() => loadFragment(owed('1.00')));
    await moment(5_000);
    let bring = (_: string) => {};
    const held = () => new Promise<string>((resolve) => (bring = resolve));
    Object.assign(answers, { [withToken('1.00')]: held, [withToken('2.00')]: held });
    world.dispatch(fragmentRetryClicked({ key }));
    world.run(() => loadFragment(owed('2.00')));
    await moment();
    expect(world.state().content[key]).toMatchObject({ status: 'failed', retrying: true });
    bring('<p>R 2.00</p>');
    await moment();
    expect(world.state().content[key]).toMatchObject({ status: 'loaded', html: '<p>R 2.00</p>' });
    expect(world.actions.filter(retryEnded.match)).toEqual([retryEnded({ isLoaded: true })]);
  });

  it('is asked for again when the connection is back, if it failed without one', async () => {
    const world = await failing();
    world.dispatch(connectionRestored({ missed: ['products'] }));
    await moment();
    expect(world.asked).toEqual([]);
    world.dispatch(connectionRestored({ missed: ['products', '/b', key] }));
    await moment();
    expect(world.asked).toEqual([address]);
    expect(world.state().content).toMatchObject(shown);
    expect(world.ended()).toEqual([]);
  });
});

it('Who waits for a fragment goes on once it has come, or has failed, and not when another has', async () => {
  for (const [outcome, before] of [
    ['<p>a</p>', true],
    [new Error('503'), true],
    ['here', false],
  ] as const) {
    let come = () => {};
    const held = () => new Promise<void>((resolve) => (come = resolve)).then(() => outcome);
    const here: ContentState = before ? {} : { [key]: { status: 'loaded', html: '<p>a</p>', busy: false } };
    const world = worldOf({ [address]: held, '/cms/site/b': '<p>b</p>' }, here);
    const waiting = world.run(() => bringFragment({ path: key }));
    world.run(() => loadFragment({ path: '/b' }));
    await moment();
    expect(waiting.isRunning()).toBe(before);
    come();
    await moment();
    expect(waiting.isRunning()).toBe(false);
  }
});
