import { cardUnmigrated } from './card';
import { consentPending, dialogsAll, privacyPending, senior } from './dialogs';
import { employeeSwitched } from './employeeBenefits';
import { everything } from './everything';
import { gapMany, gapSingle, gapWithdrawn } from './gap';
import { healthFutureDated, healthWithdrawn } from './health';
import { hostile } from './hostile';
import { insureDrive, insureMany } from './insure';
import { arrears, lifeHealthPlanProtector } from './life';
import { newcomer } from './newcomer';
import { outstandingMany } from './outstanding';
import { inactiveRewards, rewardsInDebt, rewardsNone, rewardsOne, rewardsTwo } from './rewards';
import { typical } from './typical';
import type { Persona } from './wire';

/** Everyone who can sign in to the sandbox; a visit starts with the first. */
export const personas: readonly [Persona, ...Persona[]] = [
  typical,
  everything,
  newcomer,
  consentPending,
  privacyPending,
  senior,
  dialogsAll,
  gapSingle,
  gapWithdrawn,
  gapMany,
  healthWithdrawn,
  healthFutureDated,
  employeeSwitched,
  arrears,
  lifeHealthPlanProtector,
  rewardsOne,
  rewardsTwo,
  rewardsNone,
  rewardsInDebt,
  inactiveRewards,
  ...outstandingMany,
  insureMany,
  insureDrive,
  cardUnmigrated,
  hostile,
];

/** The persona of that name, if there is one. */
export const findPersona = (name: string): Persona | undefined => personas.find((candidate) => candidate.name === name);
