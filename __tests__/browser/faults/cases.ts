import { type FaultTarget, faultTargets } from '../../../config/sandbox';
import { type EndpointName, endpoints } from '../../../src/contract/endpoints';
import { isWide } from '../../support/breadth';
import { blockContracts } from './contracts/blocks';
import { type Contract, type Kind, kinds, type Outcome, unharmed } from './contracts/contract';
import { dialogContracts } from './contracts/dialogs';
import { portfolioContracts } from './contracts/portfolio';
import { rewardsContracts } from './contracts/rewards';
import { tileContracts } from './contracts/tiles';

/** The contracts of every call and the content; a call without one does not compile. */
const contracts: Readonly<Record<FaultTarget, readonly Contract[]>> = {
  ...portfolioContracts,
  ...tileContracts,
  ...rewardsContracts,
  ...blockContracts,
  ...dialogContracts,
};

/** One cell of the matrix: a call, how it goes wrong, and the expected page. */
export interface Case {
  readonly name: string;
  readonly call: FaultTarget;
  readonly kind: Kind;
  readonly contract: Contract;
  readonly outcome: Outcome;
}

const isEndpoint = (call: FaultTarget): call is EndpointName => call !== 'fragment';

const readsBody = (call: FaultTarget): boolean => !(isEndpoint(call) && 'ignoresBody' in endpoints[call]);

const outcomeOf = (call: FaultTarget, contract: Contract, kind: Kind): Outcome => {
  if (contract.isLink) return unharmed;
  if (typeof kind === 'number' ? kind >= 400 : ['drop', 'hang', 'redirect'].includes(kind)) return contract.failed;
  // Whatever the body says, it may have to be no page.
  if (!readsBody(call)) return (kind === 'html' && contract.but?.html) || unharmed;
  return contract.but?.[kind] ?? (kind === 'huge' ? unharmed : contract.failed);
};

const casesOf = (call: FaultTarget): readonly Case[] =>
  contracts[call].flatMap((contract) =>
    kinds.map((kind) => ({
      name: [call, kind, contract.screen, contract.act?.name].filter((part) => part !== undefined).join(' '),
      call,
      kind,
      contract,
      outcome: outcomeOf(call, contract, kind),
    })),
  );

/** The whole matrix: every call of the contract and the content, with every kind. */
export const allCases: readonly Case[] = faultTargets.flatMap(casesOf);

/** A sample of the matrix that covers every call and every kind. */
const everyCallAndKind: readonly Case[] = faultTargets.flatMap((call, row) => {
  const cases = casesOf(call).slice(0, kinds.length);
  // Five has no common divisor with the number of kinds, so neighbouring calls get different kinds.
  return cases.slice((row * 5) % kinds.length).slice(0, 1);
});

/** What a kind is to the page: of the statuses that refuse, only 401 differs; an answer is unreadable or of no use. */
export const likeness = (kind: Kind): string => {
  if (typeof kind === 'number' && kind >= 400 && kind !== 401) return 'refused';
  if (kind === 'drop' || kind === 'hang') return 'unanswered';
  if (kind === 'truncated' || kind === 'malformed' || kind === 'html') return 'unreadable';
  if (kind === 'null' || kind === 'wrongtype' || kind === 'wrongfields') return 'of another shape';
  return kind === 'empty' || kind === 204 ? 'no body' : String(kind);
};

const isFirstLikeIt = ({ kind }: Case, place: number): boolean =>
  everyCallAndKind.findIndex((other) => likeness(other.kind) === likeness(kind)) === place;

/**
 * The sample that every run takes: a cell of every failure that differs, and the one that ends the session. A wide run
 * takes one of every call and kind besides.
 */
export const sampleCases: readonly Case[] = [
  ...everyCallAndKind.filter((cell, place) => isWide || isFirstLikeIt(cell, place)),
  ...casesOf('products').filter(({ kind }) => kind === 401),
];
