import { type FragmentRequest, loadFragment } from '../content';
import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';
import { keepRoom, type TileFragment } from '../portfolio/room';
import type { SummarySlice, SummaryState } from '../state/createSummarySlice';
import { call, type SagaGenerator, takeEvery } from '../state/effects';
import { safely } from '../state/safely';
import { services } from '../state/services';

/** A fragment of a tile, what fetches it, and whether it is shown; `undefined` while that is awaited. */
export interface ShownFragment {
  readonly name: TileFragment;
  readonly saga: () => SagaGenerator;
  readonly selectIsShown: (state: never) => boolean | undefined;
}

/** A configured fragment that a tile shows if `isShown` is true of a summary; it is fetched when that has come. */
export const tileFragment = <Name extends string, Summary, Call extends string>(
  name: TileFragment,
  { select, actions: { summaryLoaded } }: SummarySlice<Name, Summary, Call>,
  isShown: (summary: Summary) => boolean,
  tokensOf?: (summary: Summary, content: RuntimeConfiguration['content']) => FragmentRequest['tokens'],
) => {
  function* fetchFragment({ payload }: ReturnType<typeof summaryLoaded>): SagaGenerator {
    const { content } = (yield* services()).configuration;
    const shown = isShown(payload);
    yield* call(keepRoom, name, shown ? 1 : 0);
    if (shown) yield* call(loadFragment, { path: content.fragments[name], tokens: tokensOf?.(payload, content) });
  }
  return {
    name,
    selectIsShown: (state: { readonly [Part in Name]: SummaryState<Summary> }): boolean | undefined => {
      const summary = select(state);
      if (summary.status === 'loading') return undefined;
      return summary.status === 'loaded' && isShown(summary.summary);
    },
    *saga(): SagaGenerator {
      yield* takeEvery(summaryLoaded, safely(fetchFragment));
    },
  } satisfies ShownFragment;
};
