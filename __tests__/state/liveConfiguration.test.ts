import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { configurationChanged } from '../../src/state/configuration';
import { liveConfigurationSaga } from '../../src/state/liveConfiguration';
import { sessionReducer } from '../../src/state/session/slice';
import { type FragmentAnswer, never } from '../support/builders';
import { createWorld, settle } from '../support/world';

const { features } = defaultConfiguration;
const withoutBanners = { ...features, banners: false };

/** A page that comes to the front, before a server with this configuration. */
const open = (fragment: FragmentAnswer, publicPath?: string, configuration = defaultConfiguration) => {
  const page = { host: 'portal.example', origin: 'https://portal.example', path: '/' };
  const world = createWorld(
    { reducer: { session: sessionReducer }, sagas: [liveConfigurationSaga] },
    { fragment, services: { configuration, page: publicPath === undefined ? page : { ...page, publicPath } } },
  );
  const comeToFront = async () => {
    world.front.tell();
    // The chunk of the schemas takes some turns.
    for (let turn = 0; turn < 5; turn += 1) await jest.advanceTimersByTimeAsync(0);
    await settle();
  };
  return { ...world, comeToFront };
};

// Rule `configuration.live`.
describe('the configuration of an open page', () => {
  it.each([
    [undefined, '/-/configuration'],
    ['/portal/', '/portal/-/configuration'],
  ])('is read anew each time the page comes to the front: below %p from %s', async (publicPath, address) => {
    const { comeToFront, outbox } = open('{}', publicPath);
    expect(outbox.fragments).toEqual([]);
    await comeToFront();
    await comeToFront();
    expect(outbox.fragments).toEqual([address, address]);
  });

  it('changes in what blocks there are, once', async () => {
    const { comeToFront, actions, state } = open(JSON.stringify({ features: { banners: false } }));
    await comeToFront();
    await comeToFront();
    expect(actions).toEqual([configurationChanged({ features: withoutBanners, downtime: [], before: features })]);
    expect(state()).toMatchObject({ configuration: { features: withoutBanners } });
  });

  it('changes in its planned downtimes', async () => {
    const downtime = [
      { products: ['gap'], from: '2030-01-01T00:00:00Z', until: '2030-01-02T00:00:00Z', message: 'Back on Tuesday' },
    ];
    const { comeToFront, actions } = open(JSON.stringify({ features, downtime }));
    await comeToFront();
    expect(actions).toEqual([
      configurationChanged({ features, downtime: [expect.objectContaining({ products: ['gap'] })], before: features }),
    ]);
  });

  it.each([
    JSON.stringify({ features: withoutBanners, downtime: [] }),
    JSON.stringify({ downtime: [], title: 'Another title', features: withoutBanners }),
    ...[new Error('down'), '', '<!doctype html>', '[]', 'null', '"features"', '7'],
  ])('stays if nothing differs that may change, or the server has none: %p', async (answer) => {
    const configuration = { ...defaultConfiguration, features: withoutBanners };
    const { comeToFront, actions, outbox } = open(answer, undefined, configuration);
    await comeToFront();
    expect([actions, outbox.logged]).toEqual([[], []]);
  });

  // Rule `call.timeout`.
  it('is looked at again if an answer never comes', async () => {
    const { comeToFront, outbox, actions } = open(never);
    await comeToFront();
    await comeToFront();
    expect(outbox.fragments).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(outbox.fragments).toHaveLength(2);
    expect(actions).toEqual([]);
  });

  it('stays as it is by default if the server says nothing of it', async () => {
    const { comeToFront, actions } = open('{}');
    await comeToFront();
    expect(actions).toEqual([]);
  });
});
