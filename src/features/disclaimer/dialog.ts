import { loadFragment } from '../../content';
import { createDialog } from '../../notices';
import { type Saga, select } from '../../state/effects';
import { selectStatement } from './slice';

/** Fetches the statement's text. */
function* fetchStatement(): Saga {
  const statement = yield* select(selectStatement);
  if (statement !== undefined) yield* loadFragment({ path: statement.contentPath });
}

/** The privacy statement's dialog, its script and its text fetched when it is its turn. */
export const disclaimerDialog = createDialog(
  'privacyStatement',
  () => import(/* webpackChunkName: "disclaimer" */ './chunk'),
  fetchStatement,
);
