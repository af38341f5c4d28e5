import { screen, within } from '@testing-library/react';
import { held } from '../../config/sandbox/members/products';
import { defaultConfiguration, type RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { type ProductTileName, tileNames } from '../../src/contract/tileNames';
import { type JourneyOptions, openPortal, textOf } from '../support/journey';
import { follow } from '../support/world';

const noFeatures = Object.fromEntries(
  Object.keys(defaultConfiguration.features).map((name) => [name, false]),
) as RuntimeConfiguration['features'];

/** A visit whose page has tiles alone; whole pages are in the other journeys. */
const openTiles = ({ configuration, ...options }: JourneyOptions) =>
  openPortal({ ...options, configuration: { features: noFeatures, ...configuration } });

// Fragments of the content management, as the sandbox has them.
const welcome =
  'Welcome to primary care See a nurse or doctor in our network from today, at no extra cost. Find a practice near you';
const actionItems =
  'Your investments need your attention. Please confirm your tax residence and your source of funds. View your action items';
const payback =
  'A payback waits for you. We could not pay it out, as we do not have your current bank account. Update your bank account';
const covers = 'Total cover R 1,500,000.50 Total cover $ 250,000.00';

/** Tiles by their names, with the whole text that a member reads in each. */
type Texts = Readonly<Partial<Record<ProductTileName, string>>>;

const journeys: readonly (readonly [string, JourneyOptions, Texts])[] = [
  [
    // Rules `described.tiles`, `life.variants`, `wills.number`, `card.migrated`, `gap.names`, `travel.policies`.
    'a member with one policy of each kind',
    { member: 'typical' },
    {
      bank: 'Bank Everyday account',
      health:
        'Health Meridian Medical Scheme, Classic Comprehensive Policy number 0784512369 Medical savings account $ 4,825.60',
      life: 'Life insurance Classic Life Plan Policy number 5100348821 Total cover R 1,500,000.50',
      wills: 'Wills Policy number W-2201947',
      card: 'Card Gold credit card View account',
      gap: 'Gap cover Comprehensive gap cover Comprehensive policy number HG-3318046',
      travel: 'Travel insurance Family trip to Lisbon, 3 to 17 December',
    },
  ],
  [
    // Rules `employee.parts`, `employee.risk`, `invest.count`, `invest.actions`.
    'a member who holds everything',
    { member: 'everything' },
    {
      'employee-benefits':
        'Employee benefits Umbrella retirement $ 284,310.55 Group risk Group life cover, 3 times annual salary',
      invest: `Investments Number of policies 3 active policies $ 98,765.40 ${actionItems}`,
      iot: 'Connected-device insurance Account number IOT-77104-2',
      flexicare: `Primary care Primary care: day-to-day cover for two ${welcome}`,
      emergency: 'Emergency cover Roadside and medical emergencies, day and night',
      'healthy-company': 'Healthy company Wellbeing programme of your employer',
    },
  ],
  // Rules `insure.variants`, `travel.policies`.
  [
    'a member with several policies',
    { member: 'insure-many' },
    { insure: 'Car and home insurance 3 policies', travel: 'Travel insurance 2 policies' },
  ],
  [
    'a member of the driving programme',
    { member: 'insure-drive' },
    { insure: 'Car and home insurance Gold driver status 1,180 points Policy number 4001987234' },
  ],
  [
    'a driver of whom only the number is known',
    { member: 'insure-drive', answers: { insureSummary: { policies: [{ policyNumber: '4001987234' }] } } },
    { insure: 'Car and home insurance Unavailable Policy number 4001987234' },
  ],
  // Rules `health.active`, `health.future`, `health.welcome`, `flexicare.welcome`.
  [
    'a membership that starts in the future',
    { member: 'health-future-dated' },
    {
      health:
        'Health Meridian Medical Scheme, Classic Saver Classic Saver, from 1 January Policy number 0784519920 Medical savings account $ 4,825.60 Welcome to your medical aid Your membership is active. Your digital card is ready, and your day-to-day benefits can be used from today. See how to use your benefits',
      flexicare: `Primary care Primary care, from 1 January ${welcome}`,
    },
  ],
  // Rule `health.withdrawn`.
  [
    'a membership that was withdrawn',
    { member: 'health-withdrawn' },
    { health: 'Health Membership withdrawn Two contributions of your medical aid are outstanding. Fix it now' },
  ],
  // Rule `life.planProtector`.
  [
    'the Health Plan Protector',
    { member: 'life-health-plan-protector' },
    { life: 'Life insurance Health Plan Protector Policy number 5100777001' },
  ],
  // Rules `debt.alert`, `debt.fix`, `life.arrears`, `life.payback`.
  [
    'a member in arrears',
    { member: 'arrears' },
    {
      life: `Life insurance 3 policies Arrears $ 1,234.50 ${covers} Payments are in arrears. The outstanding amount is $ 1,234.50. Pay now ${payback}`,
      insure:
        'Car and home insurance Silver driver status 640 points Policy number 4001987234 Your last debit order was returned by your bank. Fix it now',
    },
  ],
  // Rule `life.arrearsFailure`.
  [
    'arrears that cannot be had',
    { member: 'arrears', faults: 'lifeArrears:500' },
    { life: `Life insurance 3 policies ${covers} ${payback}` },
  ],
  // Rule `card.migrated`.
  ['a card that is not migrated', { member: 'card-unmigrated' }, { card: 'Card Gold credit card' }],
  // Rule `employee.switched`.
  [
    'a switched profile',
    { member: 'employee-switched' },
    { 'employee-benefits': 'Employee benefits Information currently unavailable - Profile Switched' },
  ],
  [
    'one gap cover',
    { member: 'gap-single' },
    { gap: 'Gap cover Supplementary gap cover Supplementary policy number MG-5520871' },
  ],
  [
    'a gap cover that was withdrawn',
    { member: 'gap-withdrawn' },
    { gap: 'Gap cover Comprehensive gap cover Membership withdrawn' },
  ],
  [
    // Rules `gap.labels`, `iot.account`, `employee.risk`, `tile.labels`.
    'the labels of the portal',
    {
      member: 'everything',
      answers: {
        headings: {
          gapNumberOfPoliciesText: 'Number of covers',
          insureIotAccountNumberText: 'Device account',
          groupRiskTest: 'Group cover',
          investNumberOfPoliciesText: 'In force',
        },
      },
    },
    {
      gap: 'Gap cover Number of covers 2 policies',
      iot: 'Connected-device insurance Device account IOT-77104-2',
      'employee-benefits':
        'Employee benefits Umbrella retirement $ 284,310.55 Group cover Group life cover, 3 times annual salary',
      invest: `Investments In force 3 active policies $ 98,765.40 ${actionItems}`,
    },
  ],
  [
    'our labels, if the portal sends none',
    { member: 'everything', answers: { headings: {} } },
    {
      gap: 'Gap cover Number of policies 2 policies',
      iot: 'Connected-device insurance Account number IOT-77104-2',
      'employee-benefits':
        'Employee benefits Umbrella retirement $ 284,310.55 Group risk Group life cover, 3 times annual salary',
      invest: `Investments Number of policies 3 active policies $ 98,765.40 ${actionItems}`,
    },
  ],
];

it.each(journeys)('What a member reads in the tiles of %s', async (_, options, texts) => {
  const portal = await openTiles(options);
  const read = Object.keys(texts).map((name) => [name, textOf(portal.tile(name as ProductTileName))]);
  expect(Object.fromEntries(read)).toEqual(texts);
  expect([portal.logged, portal.crashes]).toEqual([[], []]);
});

describe('The tiles together', () => {
  // Rules `tile.order`, `tile.active`.
  it.each([
    ['everything', '/portfolio', tileNames],
    ['everything', '/bal-portfolio', tileNames],
    ['insure-many', '/portfolio', ['insure', 'travel', 'iot']],
  ])('of the member %s are on %s in the order of the table', async (member, at, shown) => {
    const portal = await openTiles({ member, at });
    expect(portal.tiles(tileNames)).toEqual(shown);
    expect(portal.calls().includes('productsBalance')).toBe(at === '/bal-portfolio');
  });

  // Rule `money.format`.
  it('write amounts that come without a currency in the configured one', async () => {
    const lifePolicy = [{ totalCoverAmount: 5, activePolicies: [{ policyName: 'A', policyNumber: '1' }] }];
    const portal = await openTiles({
      member: 'everything',
      configuration: { currency: 'ZAR' },
      answers: { lifeSummary: { lifePolicy } },
    });
    for (const name of ['health', 'invest', 'employee-benefits', 'life'] as const) {
      expect(portal.tile(name)).toHaveTextContent(/R \d/);
      expect(portal.tile(name)).not.toHaveTextContent('$');
    }
  });

  // Rules `invest.count`, `answer.count`.
  it.each([
    [{ totalPolicies: 'x', totalPortfolioAmount: 5 }, 'Investments Number of policies Unavailable $ 5.00'],
    [{ totalPolicies: -1, totalPortfolioAmount: 5 }, 'Investments Number of policies Unavailable $ 5.00'],
    [{ totalPolicies: 2, totalPortfolioAmount: null }, 'Investments Number of policies 2 active policies Unavailable'],
  ])('show what can be read of the investments %j', async (investSummary, shown) => {
    const answers = { investSummary, investActionItems: { totalActionItems: 0 } };
    const portal = await openTiles({ member: 'everything', answers });
    expect(textOf(portal.tile('invest'))).toBe(shown);
  });

  // Rules `tile.link`, `wills.address`.
  it('lead to where their products say, or nowhere if there is no safe address', async () => {
    const portfolioProducts = [
      held('bank'),
      held('dwts'),
      held('stan', { clickThroughUrl: 'javascript:alert(1)' }),
      { id: 'hcom', active: true, description: 'Wellbeing' },
    ];
    const portal = await openTiles({ member: 'everything', answers: { products: { portfolioProducts } } });
    const links = (['bank', 'wills', 'emergency', 'healthy-company'] as const).map((name) =>
      within(portal.tile(name))
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href')),
    );
    expect(links).toEqual([['/portal/bank'], ['/portal/wills/W-2201947'], [], []]);
  });

  // Rules `tile.click`, `analytics.labels`.
  it('and the payments due report by these names what a member follows in them', async () => {
    const portal = await openTiles({ member: 'arrears' });
    const links = [
      ['card', 'Card'],
      ['card', 'View account'],
      ['insure', 'Fix it now Car and home insurance'],
    ] as const;
    for (const [tile, name] of links) follow(within(portal.tile(tile)).getByRole('link', { name }));
    const due = screen.getByRole('region', { name: 'Payments due' });
    follow(within(due).getByRole('link', { name: 'Fix it now Life insurance' }));
    await portal.settle();
    expect(portal.sandbox.sent().analytics).toMatchObject([
      { category: 'tile', action: 'click', label: 'card' },
      { category: 'cta', action: 'click', label: 'card view-account' },
      { category: 'cta', action: 'click', label: 'insure fix-it-now' },
      { category: 'cta', action: 'click', label: 'payments-due fix-it-now' },
    ]);
  });

  // Rule `gap.mode`.
  it('open a list of all gap covers', async () => {
    const portal = await openTiles({ member: 'gap-many' });
    const gap = within(portal.tile('gap'));
    const button = gap.getByRole('button', { name: '3 policies', expanded: false });
    expect(gap.queryAllByRole('listitem')).toEqual([]);
    await portal.user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(gap.getAllByRole('listitem').map(textOf)).toEqual([
      'Comprehensive gap cover Comprehensive policy number HG-3318046',
      'Comprehensive gap cover Comprehensive policy number HG-3318047 Comprehensive gap cover, dependants',
      'Supplementary gap cover Membership withdrawn',
    ]);
  });
});
