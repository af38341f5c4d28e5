import { defaultConfiguration, type FeatureName } from '../../src/contract/runtimeConfiguration';
import { configurationChanged } from '../../src/state/configuration';
import { call, type Saga, take } from '../../src/state/effects';
import { whileOn } from '../../src/state/features';
import { locationChanged, navigationReducer, screenEntered } from '../../src/state/navigation/slice';
import { createWorld, settle } from '../support/world';

const { features } = defaultConfiguration;
const turned = (name: FeatureName, isOn: boolean) =>
  configurationChanged({ features: { ...features, [name]: isOn }, downtime: [] });

/** The saga of a block, which says what happens to it. */
const open = (isOn: boolean) => {
  const happened: string[] = [];
  function* block(): Saga {
    try {
      yield* call(() => happened.push('started'));
      for (;;) {
        const { payload } = yield* take(screenEntered);
        yield* call(() => happened.push(`entered ${payload.screen} at ${payload.at}`));
      }
    } finally {
      happened.push('ended');
    }
  }
  function* banners(): Saga {
    yield* whileOn('banners', block);
  }
  const configuration = { ...defaultConfiguration, features: { ...features, banners: isOn } };
  const world = createWorld(
    { reducer: { navigation: navigationReducer }, sagas: [] },
    {
      services: { configuration, clock: { now: () => 7_000 } },
      before: [locationChanged({ pathname: '/bal-portfolio', search: '', hash: '' })],
    },
  );
  return { ...world, happened, task: world.run(banners) };
};

// Rules `features.off`, `configuration.live`.
describe('a block that the operator can leave out', () => {
  it('runs from the start, and is not told of the screen, which it hears of anyway', async () => {
    const { happened, actions } = open(true);
    await settle();
    expect(happened).toEqual(['started']);
    expect(actions).toEqual([]);
  });

  it('does not run while it is off', async () => {
    const { happened, happen } = open(false);
    await happen(screenEntered({ screen: 'portfolio', at: 1 }), turned('details', false));
    // The other change has turned this one on.
    expect(happened).toEqual(['started', 'entered bal-portfolio at 7000']);
    const off = open(false);
    await off.happen(screenEntered({ screen: 'portfolio', at: 1 }), turned('banners', false));
    expect(off.happened).toEqual([]);
  });

  it('ends when it is turned off, and hears of the screen when it is turned on again', async () => {
    const { happened, happen } = open(true);
    await happen(turned('banners', false));
    expect(happened).toEqual(['started', 'ended']);
    await happen(turned('banners', false));
    await happen(screenEntered({ screen: 'portfolio', at: 1 }));
    expect(happened).toEqual(['started', 'ended']);
    await happen(turned('banners', true));
    expect(happened).toEqual(['started', 'ended', 'started', 'entered bal-portfolio at 7000']);
  });

  it('goes on undisturbed when something else is turned off', async () => {
    const { happened, happen, actions } = open(true);
    await happen(turned('details', false));
    await happen(turned('details', true));
    expect(happened).toEqual(['started']);
    expect(actions).toEqual([turned('details', false), turned('details', true)]);
  });

  it('ends with the portal, whether it is on or off', async () => {
    const { happened, task } = open(true);
    await settle();
    task.cancel();
    await settle();
    expect(happened).toEqual(['started', 'ended']);
    const off = open(false);
    off.task.cancel();
    await settle();
    expect(off.happened).toEqual([]);
    expect(off.task.isCancelled()).toBe(true);
  });
});
