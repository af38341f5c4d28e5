import fc from 'fast-check';
import { endpoints } from '../../../src/contract/endpoints';
import { signOutBegan, stayChosen } from '../../../src/state/session/slice';
import { runs } from '../../support/breadth';
import { openTabs } from '../../support/tabs';

const SECONDS = 120;
const TABS = 2;
const HOUR = 3_600_000;
/** By then every page that is awake has looked at its clock, has waited, and has been answered; in milliseconds. */
const NOTICED_MS = 10_000 + 2_000 + 5_000;

type World = Awaited<ReturnType<typeof openTabs>>;

/** What may happen: in a tab, to the device, or elsewhere. */
type Step =
  | { readonly what: 'timePasses'; readonly seconds: number }
  | { readonly what: 'deviceSleeps'; readonly minutes: number }
  | { readonly what: 'clockJumps'; readonly by: number }
  | { readonly what: 'isUsedElsewhere' }
  | { readonly what: 'stays' | 'calls' | 'comesToFront' | 'returns' | 'signsOut'; readonly tab: number };

const inTab = (what: 'stays' | 'calls' | 'comesToFront' | 'returns' | 'signsOut') =>
  fc.record({ what: fc.constant(what), tab: fc.nat({ max: TABS - 1 }) });

const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: inTab('signsOut'), weight: 1 },
  ...[
    fc.record({ what: fc.constant('timePasses' as const), seconds: fc.integer({ min: 1, max: 90 }) }),
    fc.record({ what: fc.constant('deviceSleeps' as const), minutes: fc.integer({ min: 1, max: 90 }) }),
    fc.record({ what: fc.constant('clockJumps' as const), by: fc.integer({ min: -3 * HOUR, max: 3 * HOUR }) }),
    fc.record({ what: fc.constant('isUsedElsewhere' as const) }),
    inTab('stays'),
    inTab('calls'),
    inTab('comesToFront'),
    inTab('returns'),
  ].map((arbitrary) => ({ arbitrary, weight: 4 })),
);

/** Every page that is awake has looked at its clock by then. */
const LOOKED_MS = 10_001;

/** Returns for how long the tabs were awake, in milliseconds. */
const happen = async (world: World, happening: Step): Promise<number> => {
  if (happening.what === 'timePasses') await world.pass(happening.seconds * 1_000);
  else if (happening.what === 'deviceSleeps') world.sleep(happening.minutes * 60_000);
  else if (happening.what === 'clockJumps') {
    // A clock that is put back by less than the device has slept since it was last seen deceives every page.
    await world.pass(LOOKED_MS);
    world.setClock(happening.by);
    await world.pass(LOOKED_MS);
  } else if (happening.what === 'isUsedElsewhere') await world.callElsewhere();
  else {
    const tab = world.tabs[happening.tab];
    if (happening.what === 'stays') await tab?.happen(stayChosen());
    if (happening.what === 'signsOut') await tab?.happen(signOutBegan(true));
    if (happening.what === 'calls') void tab?.services.http.send(endpoints.headings).catch(() => undefined);
    if (happening.what === 'comesToFront') tab?.comeToFront();
    if (happening.what === 'returns') tab?.returnFromCache();
  }
  await world.settle();
  if (happening.what === 'clockJumps') return 2 * LOOKED_MS;
  return happening.what === 'timePasses' ? happening.seconds * 1_000 : 0;
};

// Rules `session.asked`, `session.tabs`.
it('Whatever happens in two tabs, no member whom the portal knows is signed out, and none is shown after the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (happenings) => {
      const world = await openTabs({ seconds: SECONDS, count: TABS });
      let awakeSinceEnd = 0;
      for (const happening of happenings) {
        const awake = await happen(world, happening);
        const isOver = world.isOver();
        awakeSinceEnd = isOver ? awakeSinceEnd + Math.min(awake, world.sinceEnd()) : 0;
        for (const { status, did } of world.tabs) {
          const isSigningOut = status() === 'leaving' || world.tabs.some((other) => other.did.signedOut > 0);
          // `asked` shows nothing, and claims nothing.
          if (!isOver && !isSigningOut) expect(status()).not.toBe('ended');
          if (awakeSinceEnd > NOTICED_MS) expect(status()).not.toBe('active');
          // One that misses the cookie before it hears of the sign-out reloads, and finds that nobody is signed in.
          if (!isSigningOut) expect(did.reloads).toEqual([]);
        }
      }
      world.close();
    }),
    { ...runs({ few: 12, many: 400 }), endOnFailure: true },
  );
});
