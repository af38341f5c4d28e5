import { hostile } from './hostile';
import { allProducts, held, inDebt, notActive, typicalProducts, withdrawn } from './products';
import { cover, goal, item, type Member, policy, preferences, shapeOne, shapeTwo, typical } from './typical';

/** A member with a name to choose it by and a sentence about what it shows. */
export type Persona = ReturnType<typeof persona>;

/** A typical member with `changes` to single answers. */
const persona = (name: string, story: string, changes: Partial<Member> = {}) => {
  const member: Member = { ...typical, ...changes };
  return { name, story, member };
};

// What makes each dialog due.
const consentDue = { viewConsent: false };
const privacyDue = { disclaimer: { ...typical.disclaimer, enable: true } };
const onboardingDue = { onboarding: { ...typical.onboarding, age: 67 } };

const withRewards = (rewards: Member['rewardSummary'], balance = rewards) => ({
  rewardSummary: rewards,
  rewardSummaryBalance: balance,
});
const noRewards = withRewards(shapeTwo([], 0, 0));
const notStarted = { status: 'NONE', displayStatus: 'Not started' };
const rings = ['EXERCISE_RING', 'DRIVE_RING', 'SPEND_RING'] as const;
const idle = shapeTwo(
  rings.map((ring) => goal(ring, 0, { hasGoal: false, active: false })),
  0,
  0,
);
const rewardsOwed = 'Your rewards membership is R 120.00 in arrears.';

const consentRequests = (pendingConsentRequests: number) => ({
  digitalConsent: { ...typical.digitalConsent, pendingConsentCount: { pendingConsentRequests } },
});
const acceptanceRequests = (pendingAcceptanceRequests: number) => ({
  digitalAcceptance: { ...typical.digitalAcceptance, pendingRequestCount: { pendingAcceptanceRequests } },
});

const owed = [
  inDebt('health', 'Your medical aid contribution of November has not been paid.'),
  inDebt('insure', 'Your last debit order was returned by your bank.'),
  inDebt('drive', 'Your rewards membership fee is outstanding.'),
];

/** That many items with two fragments alternating, each with its own address. */
const items = (count: number, segments: readonly [string, string], area: string) =>
  Array.from({ length: count }, (_, index) =>
    item(`${segments[index % 2 === 0 ? 0 : 1]}?item=${index + 1}`, `${area}/${index + 1}`),
  );

/** A member with that many outstanding actions, from all four sources; at least three. */
const outstanding = (count: number, story: string): Persona => {
  const wills = Math.ceil((count - 2) / 3);
  return persona(`outstanding-${count}`, story, {
    mandateItems: items(count - 2 - wills, ['device-mandate', 'device-installation'], '/portal/mandates'),
    ...consentRequests(3),
    ...acceptanceRequests(2),
    willItems: items(wills, ['will-review', 'will-executor'], '/portal/wills/actions'),
  });
};

/** Everyone who can sign in to the sandbox; a visit starts with the first. */
export const personas: readonly [Persona, ...Persona[]] = [
  persona('typical', 'Holds one of each common product; four outstanding actions; no dialog is due.'),
  persona(
    'everything',
    'Holds every product, all of them active, with every welcome message and action item; no dialog is due.',
    {
      products: allProducts,
      headings: { headings: typical.headings },
      healthSummary: { ...typical.healthSummary, showWelcomeMessage: true },
      flexicareSummary: { showWelcomeMessage: true },
      investActionItems: { totalActionItems: 2 },
      ...acceptanceRequests(1),
      willItems: [item('will-review', '/portal/wills/review'), item('will-executor', '/portal/wills/executor')],
    },
  ),
  persona('newcomer', 'Holds nothing yet: no tile, no rewards, no outstanding action.', {
    products: [],
    ...noRewards,
    healthStatus: notStarted,
    lifeSummary: { lifePolicy: [], hasLifeUnpaidPayBacks: false },
    gapSummary: {},
    insureSummary: { policies: [] },
    travelSummary: { insurePolicies: [] },
    iotSummary: { policies: [] },
    umbrellaPolicies: { riskPolicies: [] },
    mandateItems: [],
    willItems: [],
    ...consentRequests(0),
    viewPreferences: preferences([]),
    rewardsBanner: { showBanner: false },
    bannerSummary: { showBanner: true, hippoUrl: '/portfolio/banners/refer-a-friend' },
  }),
  persona('consent-pending', 'No marketing consent is on record: its dialog is due.', consentDue),
  persona('privacy-pending', 'The privacy statement waits to be acknowledged.', privacyDue),
  persona('senior', 'Aged 67 with the rewards programme: the onboarding is due.', onboardingDue),
  persona('dialogs-all', 'Privacy statement, marketing consent and onboarding are all due.', {
    ...consentDue,
    ...privacyDue,
    ...onboardingDue,
  }),
  persona('gap-single', 'One supplementary gap cover, in use: a single card.', {
    products: [held('health'), held('mgap')],
    gapSummary: { mgap: typical.gapSummary.mgap },
  }),
  persona('gap-withdrawn', 'One comprehensive gap cover, withdrawn: a single card.', {
    products: [held('health'), withdrawn('hgap')],
    gapSummary: {},
  }),
  persona('gap-many', 'Several gap policies, one kind of them withdrawn: a list that opens.', {
    products: [held('health'), held('hgap'), withdrawn('mgap')],
    gapSummary: {
      hgap: [
        typical.gapSummary.hgap,
        { policyNumber: 'HG-3318047', description: 'Comprehensive gap cover, dependants' },
      ],
    },
  }),
  persona('health-withdrawn', 'Health membership withdrawn, with contributions owed.', {
    products: [
      withdrawn('health', { inDebt: true, debtMessage: 'Two contributions of your medical aid are outstanding.' }),
      held('life'),
      held('vitality'),
      held('active'),
    ],
  }),
  persona('health-future-dated', 'A health membership and primary care that start next year.', {
    products: [held('health'), held('health_future_dated'), held('prme_future_dated'), held('bank')],
    healthSummary: {
      ...typical.healthSummary,
      schemeName: 'Meridian Medical Scheme, Classic Saver',
      policyNo: '0784519920',
      showWelcomeMessage: true,
    },
    flexicareSummary: { showWelcomeMessage: true },
  }),
  persona('employee-switched', 'Employee benefits through a switched profile: no figures, no link.', {
    products: [held('umbf'), held('grpl'), held('health')],
    umbrellaSummary: { ...typical.umbrellaSummary, enableSwitchuserView: true },
    umbrellaPolicies: { riskPolicies: [{ description: 'Group life cover' }, { description: 'Income continuation' }] },
  }),
  persona('arrears', 'Life cover in arrears, a payback unpaid, and three products in debt.', {
    products: typicalProducts.map((product) => owed.find(({ id }) => id === product.id) ?? product),
    lifeSummary: {
      lifePolicy: [
        cover('ZAR', 1500000.5, ['Classic Life Plan', '5100348821'], ['Income Protector', '5100348822']),
        cover('USD', 250000, ['Dollar Life Plan', '5100990017']),
      ],
      hasLifeUnpaidPayBacks: true,
    },
    lifeArrears: { totalArrearAmount: 1234.5 },
  }),
  persona('life-health-plan-protector', 'A single life policy, the Health Plan Protector.', {
    products: [held('life'), held('health')],
    lifeSummary: {
      lifePolicy: [cover('ZAR', 0, ['Health Plan Protector', '5100777001'])],
      hasLifeUnpaidPayBacks: false,
    },
  }),
  persona(
    'rewards-one',
    'Rewards in shape one: a ring at 0, one inactive, one beyond its goal.',
    withRewards(
      shapeOne([goal('EXERCISE_RING', 0), goal('DRIVE_RING', 45, { active: false }), goal('SPEND_RING', 130)], 1, 87),
    ),
  ),
  persona(
    'rewards-two',
    'Rewards in shape two: the exercise goal achieved, 12 plays, many Miles.',
    withRewards(shapeTwo([goal('EXERCISE_RING', 100), goal('DRIVE_RING', 99.5), goal('SPEND_RING', 12)], 12, 20480)),
  ),
  persona(
    'rewards-none',
    'In the rewards programme without a single goal, play or Mile.',
    withRewards(idle, { ...idle, inventoryDetailList: [] }),
  ),
  persona('rewards-in-debt', 'Owes for parts of the rewards programme.', {
    products: [
      held('health'),
      held('bank'),
      // One debt for two parts of the programme, and for the third one without a message.
      inDebt('vitality', rewardsOwed),
      inDebt('drive', rewardsOwed),
      held('money', { inDebt: true }),
      held('active'),
    ],
  }),
  persona('inactive-rewards', 'Only Money of the rewards programme is in use: "Activate now" for the rest.', {
    products: [
      held('health'),
      held('bank'),
      notActive('vitality'),
      notActive('drive'),
      held('money'),
      notActive('active'),
    ],
    ...noRewards,
    rewardsBanner: { showBanner: false },
    healthStatus: notStarted,
  }),
  outstanding(10, 'Ten outstanding actions: what the larger numbers are measured by.'),
  outstanding(60, 'Sixty outstanding actions: the carousel has many pages.'),
  outstanding(1_000, 'A thousand outstanding actions: as fast and as light as ten.'),
  outstanding(10_000, 'Ten thousand outstanding actions: far beyond what anybody has.'),
  persona('insure-many', 'Three car and home policies without drive, and two trips.', {
    products: [held('insure'), held('dtip'), held('iotp'), held('vitality'), notActive('drive'), held('active')],
    insureSummary: {
      policies: [
        policy('Car, Classic plan', '4001987234'),
        policy('Home contents', '4001987235'),
        policy('Building', '4001987236'),
      ],
    },
    travelSummary: {
      insurePolicies: [{ description: 'Family trip to Lisbon' }, { description: 'Business, several trips a year' }],
    },
  }),
  persona('insure-drive', 'One car policy with the drive programme: status and points.', {
    products: [held('insure'), held('drive'), held('vitality'), held('active')],
    insureSummary: {
      policies: [policy('Car, Classic plan', '4001987234')],
      overallStatusDescription: 'Gold driver status',
      drivePoints: 1180,
    },
  }),
  persona('card-unmigrated', 'A card that has not been migrated: no account link.', {
    products: [held('card'), held('bank')],
    cardSummary: {},
  }),
  persona('hostile', 'A back end that means harm: scripts in addresses, texts and fragments.', hostile),
];

/** The persona of that name, if there is one. */
export const findPersona = (name: string): Persona | undefined => personas.find((candidate) => candidate.name === name);
