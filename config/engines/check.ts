import type { RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import type { Portal } from './portal';
import type { Screen } from './screen';
import type { Engine } from './tab';

/** What a check has at hand: an engine, and tabs with portals of their own. */
export interface Visit {
  readonly engine: Engine;
  /** A tab at a portal that is started for it; everything ends with the check. */
  begin(configuration?: Partial<RuntimeConfiguration>): Promise<Screen>;
  /** Ends a tab and its portal before the check does; it stops what they have under way. */
  end(screen: Screen): Promise<void>;
  /** Another tab at the same portal. */
  beside(portal: Portal): Promise<Screen>;
  /** Notes below the table how it was tried in this engine, or what it lacks. */
  remark(text: string): void;
}

/** Something that has to hold in every engine. */
export interface Check {
  /** A sentence that a member or a colleague would say. */
  readonly name: string;
  /** Why it cannot be tried in this engine; undefined where it can. */
  readonly skip?: (engine: Engine) => string | undefined;
  /** Rejects if it does not hold. */
  readonly run: (visit: Visit) => Promise<void>;
}
