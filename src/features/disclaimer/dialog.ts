import { awaitFragment, loadFragment } from '../../content';
import { createDialog } from '../../notices';
import { type Saga, select } from '../../state/effects';
import { selectStatement } from './slice';

/** Fetches the statement's text. */
function* fetchStatement(): Saga {
  const statement = yield* select(selectStatement);
  if (statement === undefined) return;
  const { contentPath: path } = statement;
  yield* loadFragment({ path });
  yield* awaitFragment({ path });
}

/** The privacy statement's dialog; its script and text are fetched when its turn comes. */
export const disclaimerDialog = createDialog(
  'privacyStatement',
  () => import(/* webpackChunkName: "disclaimer" */ './chunk'),
  fetchStatement,
);
