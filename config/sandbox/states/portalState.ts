import type { RuntimeConfiguration } from '../../../src/contract/runtimeConfiguration';
import type { Name } from '../../texts/wordsIn';

/** One state of the portal that somebody may want to look at, how it is reached and recognised. */
export interface PortalState {
  /** In small letters and dashes; the name of its pictures too. */
  readonly name: string;
  readonly about: string;
  /** `typical` if left out. */
  readonly member?: string;
  /** As `fail` of the address: "gapSummary:500,willItems:hang". */
  readonly fail?: string;
  /** The page's place; the overview if left out. */
  readonly place?: string;
  /** A page of the sandbox itself, in place of the portal's. */
  readonly sandboxPage?: `/sandbox${string}`;
  /** What the operator has configured other than the defaults. */
  readonly configuration?: Partial<Pick<RuntimeConfiguration, 'features' | 'downtime' | 'session'>>;
  /** The script that cannot be had. */
  readonly lostScript?: 'main' | 'overview';
  /** A text that is there in the end, where loading has no end. */
  readonly says?: Name;
  /** What fails from then on, once the page has loaded; in the notation of `fail`. */
  readonly thenFail?: string;
  /** Whether the connection is lost once the page has loaded. */
  readonly thenOffline?: boolean;
  /** How many seconds pass once the page has loaded; clocks are put forward. */
  readonly thenWait?: number;
  /** The names of the buttons and switches to press, one after the other. */
  readonly press?: readonly Name[];
  /** The dialog that is open once every button is pressed. */
  readonly dialog?: Name;
  /** Whether something in it never ends loading. */
  readonly staysBusy?: boolean;
}

/** States of the same kind under their heading, in the order of the catalogue. */
export type StateGroups = Readonly<Record<string, readonly PortalState[]>>;

/** A state by its name and what it shows; later parts of `way` override earlier ones. */
export const state = (name: string, about: string, ...way: readonly Partial<PortalState>[]): PortalState =>
  Object.assign({ name, about }, ...way);

/** Presses these, one after the other. */
export const press = (...names: readonly Name[]) => ({ press: names });

/** The calls fail with a status 500, in the notation of an address. */
export const failed = (...calls: readonly string[]): string => calls.map((call) => `${call}:500`).join(',');

/** Where a state is looked at, relative to the portal's address. */
export const addressOf = ({ member = 'typical', fail = '', place = '#/portfolio', sandboxPage }: PortalState): string =>
  sandboxPage ?? `/?member=${member}&fail=${fail}&delay=0${place}`;
