import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { configurationChanged } from '../../src/state/configuration';
import { liveConfigurationSaga } from '../../src/state/liveConfiguration';
import type { FragmentAnswer } from '../support/builders';
import { createWorld, settle } from '../support/world';

const { features } = defaultConfiguration;
const withoutBanners = { ...features, banners: false };

/** A page that comes to the front, before a server with this configuration. */
const open = (fragment: FragmentAnswer, publicPath?: string, configuration = defaultConfiguration) => {
  const page = { host: 'portal.example', origin: 'https://portal.example', path: '/' };
  const world = createWorld(
    { reducer: {}, sagas: [liveConfigurationSaga] },
    {
      fragment,
      services: {
        configuration,
        page: publicPath === undefined ? page : { ...page, publicPath },
      },
    },
  );
  return {
    ...world,
    comeToFront: async () => {
      world.front.tell();
      // The chunk of the schemas takes some turns.
      for (let turn = 0; turn < 5; turn += 1) await jest.advanceTimersByTimeAsync(0);
      await settle();
    },
  };
};

// Rule `configuration.live`.
describe('the configuration of an open page', () => {
  it('is read anew each time the page comes to the front, below its own address', async () => {
    const { comeToFront, outbox } = open('{}');
    expect(outbox.fragments).toEqual([]);
    await comeToFront();
    expect(outbox.fragments).toEqual(['/-/configuration']);
    const below = open('{}', '/portal/');
    await below.comeToFront();
    await below.comeToFront();
    expect(below.outbox.fragments).toEqual(['/portal/-/configuration', '/portal/-/configuration']);
  });

  it('changes in what blocks there are, once', async () => {
    const { comeToFront, actions, state } = open(JSON.stringify({ features: { banners: false } }));
    await comeToFront();
    await comeToFront();
    expect(actions).toEqual([configurationChanged({ features: withoutBanners, downtime: [] })]);
    expect(state()).toMatchObject({ configuration: { features: withoutBanners } });
  });

  it('changes in its planned downtimes', async () => {
    const downtime = [
      { products: ['gap'], from: '2030-01-01T00:00:00Z', until: '2030-01-02T00:00:00Z', message: 'Back on Tuesday' },
    ];
    const { comeToFront, actions } = open(JSON.stringify({ features, downtime }));
    await comeToFront();
    expect(actions).toEqual([
      configurationChanged({ features, downtime: [expect.objectContaining({ products: ['gap'] })] }),
    ]);
  });

  it('does not change if nothing differs that may change, however it is written', async () => {
    const answers = [
      JSON.stringify({ features, downtime: [] }),
      JSON.stringify({ downtime: [], title: 'Another title' }),
      '{}',
    ];
    for (const answer of answers) {
      const { comeToFront, actions } = open(answer);
      await comeToFront();
      expect(actions).toEqual([]);
    }
  });

  it('stays if the server cannot be reached, or answers with something else', async () => {
    for (const answer of [new Error('down'), '', '<!doctype html>', '[]', 'null', '"features"', '7']) {
      const { comeToFront, actions, outbox } = open(answer, undefined, {
        ...defaultConfiguration,
        features: withoutBanners,
      });
      await comeToFront();
      expect(actions).toEqual([]);
      expect(outbox.logged).toEqual([]);
    }
  });
});
