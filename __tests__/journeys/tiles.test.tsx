import { within } from '@testing-library/react';
import { held, withdrawn } from '../../config/sandbox/members/products';
import { productEndpoints } from '../../src/contract/endpoints';
import { tileHeadings } from '../../src/contract/tileNames';
import { type Journey, type JourneyOptions, openPortal, textOf } from '../support/journey';

beforeEach(() => {
  jest.useFakeTimers();
});

const names = Object.keys(tileHeadings);

/** A member who holds only these products, with the answers of a member who has everything. */
const holding = (
  products: readonly ReturnType<typeof held>[],
  answers: JourneyOptions['answers'] = {},
  rest: JourneyOptions = {},
) =>
  openPortal({
    member: 'everything',
    at: '/portfolio',
    ...rest,
    answers: { products: { portfolioProducts: products }, ...answers },
  });

const linksOf = (tile: HTMLElement) => within(tile).queryAllByRole('link');
const heading = (portal: Journey, name: keyof typeof tileHeadings) =>
  within(portal.tile(name)).getByRole('link', { name: tileHeadings[name] });

describe('The tiles together', () => {
  // Rule `tile.order`.
  it('stand in the order of the table, each an article named by its heading', async () => {
    const portal = await openPortal({ member: 'everything' });
    expect(portal.tiles(names)).toEqual(names);
    for (const [name, text] of Object.entries(tileHeadings)) {
      const tile = portal.tile(name as keyof typeof tileHeadings);
      expect(tile).toHaveAccessibleName(text);
      expect(tile).toHaveAttribute('aria-busy', 'false');
      expect(tile.className).toMatch(/status-/);
    }
    expect(portal.logged).toEqual([]);
    expect(portal.crashes).toEqual([]);
  });

  // Rule `money.format`.
  it('write amounts that come without a currency in the configured one', async () => {
    const portal = await openPortal({
      member: 'everything',
      configuration: { currency: 'ZAR' },
      answers: {
        lifeSummary: {
          lifePolicy: [{ totalCoverAmount: 5, activePolicies: [{ policyName: 'A', policyNumber: '1' }] }],
        },
      },
    });
    for (const name of ['health', 'invest', 'employee-benefits', 'life'] as const) {
      expect(portal.tile(name)).toHaveTextContent(/R \d/);
      expect(portal.tile(name)).not.toHaveTextContent('$');
    }
  });

  // Rule `tile.active`.
  it('show only what the member holds', async () => {
    const portal = await openPortal({ member: 'insure-many' });
    expect(portal.tiles(names)).toEqual(['insure', 'travel', 'iot']);
  });

  it('are on the balance view as well, from its own products', async () => {
    const portal = await openPortal({ member: 'everything', at: '/bal-portfolio' });
    expect(portal.tiles(names)).toEqual(names);
    expect(portal.calls()).toContain('productsBalance');
    expect(portal.calls()).not.toContain('products');
  });

  // Rule `tile.link`.
  it('have no link if a product has no address, or an unsafe one', async () => {
    const portal = await holding([
      held('stan', { clickThroughUrl: 'javascript:alert(1)' }),
      { id: 'hcom', active: true, description: 'Wellbeing' },
    ]);
    expect(linksOf(portal.tile('emergency'))).toEqual([]);
    expect(linksOf(portal.tile('healthy-company'))).toEqual([]);
  });

  // Rules `debt.alert`, `debt.fix`.
  it('say when a product is in debt, and where to fix it', async () => {
    const portal = await openPortal({ member: 'arrears' });
    const tile = portal.tile('insure');
    expect(textOf(tile)).toContain('Your last debit order was returned by your bank.');
    expect(within(tile).getByRole('link', { name: 'Fix it now' })).toHaveAttribute(
      'href',
      '/portfolio/online-payments',
    );
  });
});

describe('The Bank tile', () => {
  // Rule `described.tiles`.
  it("shows the portfolio's description once the bank has answered", async () => {
    const portal = await openPortal();
    expect(textOf(portal.tile('bank'))).toBe('Bank Everyday account');
    expect(heading(portal, 'bank')).toHaveAttribute('href', '/portal/bank');
    expect(portal.sandbox.sent().calls.find(({ call }) => call === 'bankSummary')).toMatchObject({
      method: 'POST',
      status: 200,
    });
  });

  it('says "Unavailable" if the bank does not answer, and keeps its heading and link', async () => {
    const portal = await openPortal({ faults: 'bankSummary:503' });
    expect(textOf(portal.tile('bank'))).toBe('Bank Unavailable Try again');
    expect(heading(portal, 'bank')).toHaveAttribute('href', '/portal/bank');
    expect(portal.tile('bank')).toHaveClass('unavailable');
  });
});

describe('The Health tile', () => {
  it('shows the scheme, the policy number and the medical savings account', async () => {
    const portal = await openPortal();
    const text = textOf(portal.tile('health'));
    expect(text).toContain('Meridian Medical Scheme, Classic Comprehensive');
    expect(text).toContain('Policy number 0784512369');
    expect(text).toContain('Medical savings account $ 4,825.60');
    expect(text).not.toContain('Membership withdrawn');
  });

  it('says "Unavailable" in place of a missing policy number, and leaves out savings of none', async () => {
    const portal = await holding([held('health')], { healthSummary: { schemeName: 'Meridian', msaBalance: 'none' } });
    expect(textOf(portal.tile('health'))).toBe('Health Meridian Policy number Unavailable');
  });

  // Rule `health.active`.
  it('uses the future-dated membership before the present one', async () => {
    const portal = await openPortal({ member: 'health-future-dated' });
    expect(heading(portal, 'health')).toHaveAttribute('href', '/portal/health/starting-soon');
    expect(textOf(portal.tile('health'))).toContain('Policy number 0784519920');
  });

  // Rule `health.welcome`.
  it('shows the welcome fragment when a welcome is due', async () => {
    const portal = await openPortal({ member: 'health-future-dated' });
    const welcome = portal.tile('health').querySelector('[data-content-block]');
    expect(textOf(welcome)).not.toBe('');
    expect(textOf(welcome)).not.toMatch(/Loading content|Unable to load/);
    expect(portal.sandbox.sent().calls.some(({ path }) => path.endsWith('/medical-aid/welcome-communication'))).toBe(
      true,
    );
  });

  // Rule `health.withdrawn`.
  it('says that a membership is withdrawn, with the debt alert and without requesting its summary', async () => {
    const portal = await openPortal({ member: 'health-withdrawn' });
    const text = textOf(portal.tile('health'));
    expect(text).toContain('Membership withdrawn');
    expect(text).toContain('Two contributions of your medical aid are outstanding.');
    expect(within(portal.tile('health')).getByRole('link', { name: 'Fix it now' })).toBeInTheDocument();
    expect(portal.calls()).not.toContain('healthSummary');
  });

  it('has its own debt alert if a withdrawn membership comes without one', async () => {
    const portal = await holding([withdrawn('health')]);
    expect(within(portal.tile('health')).getByRole('link', { name: 'Fix it now' })).toBeInTheDocument();
  });

  it('says which debt belongs to the withdrawn membership if both have one, whatever the summary says', async () => {
    const owing = { inDebt: true, debtMessage: 'The first contribution is due.' };
    const products = [withdrawn('health'), held('health_future_dated', owing)];
    const portal = await holding(products, {}, { faults: 'healthSummary:500' });
    expect(textOf(portal.tile('health'))).toBe(
      'Health Unavailable Try again The first contribution is due. Fix it now Membership withdrawn Please check whether a payment is due on the withdrawn membership. Fix it now',
    );
  });

  it('shows the debt of a withdrawn membership beside the one that follows it', async () => {
    const old = { ...withdrawn('health'), inDebt: true, debtMessage: 'Two contributions are outstanding.' };
    const portal = await holding([old, held('health_future_dated')]);
    expect(heading(portal, 'health')).toHaveAttribute('href', '/portal/health/starting-soon');
    expect(textOf(portal.tile('health'))).toContain(
      'Membership withdrawn Two contributions are outstanding. Fix it now',
    );
    expect(portal.calls()).toContain('healthSummary');
  });
});

// Rule `insure.variants`.
describe('The Car and home insurance tile', () => {
  it('shows the one policy by description and number', async () => {
    const portal = await holding([held('insure')]);
    expect(textOf(portal.tile('insure'))).toBe(
      'Car and home insurance Car and home, Classic plan Policy number 4001987234',
    );
  });

  it('counts several policies', async () => {
    const portal = await openPortal({ member: 'insure-many' });
    expect(textOf(portal.tile('insure'))).toBe('Car and home insurance 3 policies');
  });

  it('shows status and points if the drive programme is active', async () => {
    const portal = await openPortal({ member: 'insure-drive' });
    const text = textOf(portal.tile('insure'));
    expect(text).toContain('Gold driver status');
    expect(text).toMatch(/1.?180 points/);
    expect(portal.tile('insure')).toHaveClass('status-gold-driver-status');
  });

  it('shows the number of policies beside them if there are several', async () => {
    const portal = await openPortal({
      member: 'insure-drive',
      answers: { insureSummary: { policies: [{}, {}], overallStatusDescription: 'Gold', drivePoints: 1180 } },
    });
    expect(textOf(portal.tile('insure'))).toBe('Car and home insurance Gold 1,180 points 2 policies');
  });
});

describe('The Investments tile', () => {
  // Rule `invest.count`.
  it('says that there is one active policy', async () => {
    const portal = await holding([held('invest')], {
      investSummary: { totalPolicies: 1, totalPortfolioAmount: 10 },
      investActionItems: { totalActionItems: 0 },
    });
    expect(textOf(portal.tile('invest'))).toBe('Investments Number of policies 1 active policy $ 10.00');
    expect(portal.tile('invest').querySelector('[data-content-block]')).toBeNull();
  });

  // Rule `invest.count`.
  it("counts several beside the portal's label, with the total as money", async () => {
    const portal = await holding([held('invest')], {
      headings: { investNumberOfPoliciesText: 'In force' },
      investActionItems: { totalActionItems: 0 },
    });
    expect(textOf(portal.tile('invest'))).toBe('Investments In force 3 active policies $ 98,765.40');
  });

  // Rule `invest.actions`.
  it('shows the action-item fragment when items are pending', async () => {
    const portal = await openPortal({ member: 'everything' });
    expect(portal.tile('invest').querySelector('[data-content-block]')).not.toBeNull();
    expect(portal.sandbox.sent().calls.some(({ path }) => path.endsWith('/investments/action-items'))).toBe(true);
  });

  // Rule `invest.actions`.
  it.each(['investSummary:500', 'investSummary:hang'])('shows the action items also with %s', async (faults) => {
    const portal = await openPortal({ member: 'everything', faults });
    expect(portal.tile('invest').querySelectorAll('[data-content-block]')).toHaveLength(1);
    expect(within(portal.tile('invest')).queryByRole('button', { name: /Try again/ }) !== null).toBe(
      /500/.test(faults),
    );
  });
});

describe('The Life insurance tile', () => {
  // Rule `life.variants`.
  it('shows a single policy with its number and its cover in its own currency', async () => {
    const portal = await openPortal();
    expect(textOf(portal.tile('life'))).toBe(
      'Life insurance Classic Life Plan Policy number 5100348821 Total cover R 1,500,000.50',
    );
  });

  // Rule `life.variants`.
  it('counts several policies and totals the cover of each currency', async () => {
    const portal = await openPortal({ member: 'arrears' });
    const text = textOf(portal.tile('life'));
    expect(text).toContain('3 policies');
    expect(text).toContain('R 1,500,000.50');
    expect(text).toContain('$ 250,000.00');
  });

  // Rule `life.planProtector`.
  it('shows the Health Plan Protector without a cover amount', async () => {
    const portal = await openPortal({ member: 'life-health-plan-protector' });
    expect(textOf(portal.tile('life'))).toBe('Life insurance Health Plan Protector Policy number 5100777001');
  });

  // Rule `life.arrears`.
  it('shows the pay-now fragment, which gets the arrears with 2 decimals, and the payback fragment', async () => {
    const portal = await openPortal({ member: 'arrears' });
    const fragments = portal.sandbox.sent().calls.filter(({ call }) => call === 'fragment');
    expect(fragments.find(({ path }) => path.endsWith('/life-insurance/pay-now'))?.query).toEqual({
      processRequestTokens: 'true',
      arrearAmount: '1234.50',
    });
    expect(fragments.some(({ path }) => path.endsWith('/life-insurance/payback'))).toBe(true);
    expect(portal.tile('life').querySelectorAll('[data-content-block]')).toHaveLength(2);
  });

  it('shows the arrears with 2 decimals, whatever the fragment says, and in the configured currency if policies differ', async () => {
    const portal = await openPortal({ member: 'arrears', faults: 'fragment:500' });
    expect(textOf(portal.tile('life'))).toContain('Arrears $ 1,234.50 Unable to load content.');
    const alone = {
      currencyCode: 'ZAR',
      totalCoverAmount: 1,
      activePolicies: [{ policyName: 'Life', policyNumber: '1' }],
    };
    const other = await openPortal({ member: 'arrears', answers: { lifeSummary: { lifePolicy: [alone] } } });
    expect(textOf(other.tile('life'))).toContain('Arrears R 1,234.50');
  });

  // Rule `life.payback`.
  it('shows only the payback fragment if nothing is in arrears', async () => {
    const portal = await openPortal({ member: 'arrears', answers: { lifeArrears: { totalArrearAmount: 0 } } });
    expect(portal.tile('life').querySelectorAll('[data-content-block]')).toHaveLength(1);
  });

  // Rule `life.arrears`.
  it('says "Unavailable" and shows the arrears if the summary fails', async () => {
    const portal = await openPortal({ member: 'arrears', faults: 'lifeSummary:500' });
    expect(textOf(portal.tile('life'))).toMatch(/^Life insurance Unavailable Try again Arrears \$ 1,234.50 /);
    expect(portal.tile('life').querySelectorAll('[data-content-block]')).toHaveLength(1);
  });

  // Rule `life.arrearsFailure`.
  it('shows and records nothing if only the arrears fail', async () => {
    const portal = await openPortal({ member: 'arrears', faults: 'lifeArrears:500' });
    expect(textOf(portal.tile('life'))).toContain('3 policies');
    expect(portal.tile('life').querySelectorAll('[data-content-block]')).toHaveLength(1);
    expect(portal.logged).toEqual([]);
    expect(portal.reported()).toEqual([]);
  });
});

describe('The Wills tile', () => {
  // Rules `wills.number`, `wills.address`.
  it("shows the policy number and links to the summary's own address", async () => {
    const portal = await openPortal();
    expect(textOf(portal.tile('wills'))).toBe('Wills Policy number W-2201947');
    expect(heading(portal, 'wills')).toHaveAttribute('href', '/portal/wills/W-2201947');
  });

  it("links to the portfolio's address if the summary has none, and says that its number is unavailable", async () => {
    const portal = await holding([held('dwts')], { willSummary: {} });
    expect(textOf(portal.tile('wills'))).toBe('Wills Policy number Unavailable');
    expect(heading(portal, 'wills')).toHaveAttribute('href', '/portal/wills');
  });
});

describe('The Card tile', () => {
  // Rule `card.migrated`.
  it('links to the account once the card is migrated', async () => {
    const portal = await openPortal();
    expect(within(portal.tile('card')).getByRole('link', { name: 'View account' })).toHaveAttribute(
      'href',
      '/portal/card',
    );
    expect(heading(portal, 'card')).toHaveAttribute('href', '/portal/card');
  });

  // Rule `card.migrated`.
  it('keeps its own link and has none to the account while the card is not migrated', async () => {
    const portal = await openPortal({ member: 'card-unmigrated' });
    expect(textOf(portal.tile('card'))).toBe('Card Gold credit card');
    expect(linksOf(portal.tile('card'))).toEqual([heading(portal, 'card')]);
    expect(heading(portal, 'card')).toHaveAttribute('href', '/portal/card');
  });

  it.each([{ faults: 'cardSummary:500' }, { held: ['cardSummary'] as const }])(
    'keeps its own link while its details have not loaded: %j',
    async (trouble) => {
      const portal = await openPortal(trouble);
      expect(linksOf(portal.tile('card'))).toEqual([heading(portal, 'card')]);
    },
  );
});

describe('The Employee benefits tile', () => {
  // Rule `employee.parts`.
  it('shows both parts if both are held', async () => {
    const portal = await openPortal({ member: 'everything' });
    expect(textOf(portal.tile('employee-benefits'))).toBe(
      'Employee benefits Umbrella retirement $ 284,310.55 Group risk Group life cover, 3 times annual salary',
    );
  });

  // Rule `employee.parts`.
  it('shows the umbrella part alone', async () => {
    const portal = await holding([held('umbf')]);
    expect(textOf(portal.tile('employee-benefits'))).toBe('Employee benefits Umbrella retirement $ 284,310.55');
    expect(portal.calls()).not.toContain('umbrellaPolicies');
  });

  // Rules `employee.parts`, `employee.risk`.
  it("shows the group part alone, with its count and the portal's label", async () => {
    const portal = await holding([held('grpl')], {
      headings: { groupRiskTest: 'Group cover' },
      umbrellaPolicies: { riskPolicies: [{ description: 'one' }, { description: 'two' }] },
    });
    expect(textOf(portal.tile('employee-benefits'))).toBe('Employee benefits Group cover 2 policies');
    expect(heading(portal, 'employee-benefits')).toBeInTheDocument();
  });

  it('says "Unavailable" if the summary fails', async () => {
    const portal = await openPortal({ member: 'everything', faults: 'umbrellaSummary:500' });
    expect(textOf(portal.tile('employee-benefits'))).toBe('Employee benefits Unavailable Try again');
  });

  it('keeps the umbrella part if only the group policies fail', async () => {
    const portal = await openPortal({ member: 'everything', faults: 'umbrellaPolicies:500' });
    expect(textOf(portal.tile('employee-benefits'))).toBe(
      'Employee benefits Umbrella retirement $ 284,310.55 Group risk Unavailable Try again',
    );
  });

  // Rule `employee.switched`.
  it('has no link and reports no click while it is unknown whether the profile is switched', async () => {
    const portal = await openPortal({ member: 'everything', held: ['umbrellaSummary'] });
    const tile = portal.tile('employee-benefits');
    expect(linksOf(tile)).toEqual([]);
    await portal.user.click(within(tile).getByText('Employee benefits'));
    await portal.settle();
    expect(portal.clicks()).toEqual([]);
  });

  it('has its link if the summary has failed', async () => {
    const portal = await openPortal({ member: 'everything', faults: 'umbrellaSummary:500' });
    await portal.user.click(within(portal.tile('employee-benefits')).getByRole('link', { name: 'Employee benefits' }));
    expect(portal.followed).toEqual(['/portal/employee-benefits']);
    expect(portal.clicks()).toMatchObject([{ category: 'tile', label: 'employee-benefits' }]);
  });

  // Rule `employee.switched`.
  it('has neither figures, nor a link, nor a click event for a switched profile', async () => {
    const portal = await openPortal({ member: 'employee-switched' });
    const tile = portal.tile('employee-benefits');
    expect(textOf(tile)).toBe('Employee benefits Information currently unavailable - Profile Switched');
    expect(linksOf(tile)).toEqual([]);
    await portal.user.click(within(tile).getByText('Employee benefits'));
    await portal.settle();
    expect(portal.clicks()).toEqual([]);
  });
});

describe('The debt of employee benefits', () => {
  const owing = held('umbf', { inDebt: true, debtMessage: 'A contribution is outstanding.' });

  // Rules `debt.alert`, `employee.switched`.
  it.each([
    ['of a switched profile', { umbrellaSummary: { enableSwitchuserView: true } }, '', []],
    ['of a profile whose summary has failed', {}, 'umbrellaSummary:500', [{ label: 'employee-benefits fix-it-now' }]],
    ['of a profile that is not switched', {}, '', [{ label: 'employee-benefits fix-it-now' }]],
  ])('%s stays in sight, and its click is reported unless that is switched', async (_, answers, faults, reported) => {
    const portal = await holding([owing], answers, { faults });
    const tile = within(portal.tile('employee-benefits'));
    await portal.user.click(tile.getByRole('link', { name: 'Fix it now' }));
    await portal.settle();
    expect(portal.clicks()).toMatchObject(reported);
  });
});

describe('The Gap cover tile', () => {
  it('shows one held policy as a single card', async () => {
    const portal = await openPortal({ member: 'gap-single' });
    expect(textOf(portal.tile('gap'))).toBe('Gap cover Supplementary gap cover Supplementary policy number MG-5520871');
  });

  // Rules `gap.names`, `gap.labels`.
  it('names the comprehensive cover by its own label and heading', async () => {
    const portal = await openPortal();
    expect(textOf(portal.tile('gap'))).toBe('Gap cover Comprehensive gap cover Comprehensive policy number HG-3318046');
  });

  it('shows one withdrawn policy as a single card, without requesting its summary', async () => {
    const portal = await openPortal({ member: 'gap-withdrawn' });
    expect(textOf(portal.tile('gap'))).toBe('Gap cover Comprehensive gap cover Membership withdrawn');
    expect(portal.calls()).not.toContain('gapSummary');
  });

  // Rule `gap.labels`.
  it("counts several beside the portal's label and opens a list of them all", async () => {
    const portal = await openPortal({
      member: 'gap-many',
      answers: { headings: { headings: { gapNumberOfPoliciesText: 'Number of covers' } } },
    });
    expect(textOf(portal.tile('gap'))).toContain('Number of covers 3 policies');
    const button = within(portal.tile('gap')).getByRole('button', { name: '3 policies' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(within(portal.tile('gap')).queryAllByRole('listitem')).toEqual([]);
    await portal.user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(within(portal.tile('gap')).getAllByRole('listitem').map(textOf)).toEqual([
      'Comprehensive gap cover Policy number HG-3318046',
      'Comprehensive gap cover Policy number HG-3318047 Comprehensive gap cover, dependants',
      'Supplementary gap cover Membership withdrawn',
    ]);
  });
});

describe('The Primary care tile', () => {
  it('shows the description', async () => {
    const portal = await holding([held('prme')], { flexicareSummary: { showWelcomeMessage: false } });
    expect(textOf(portal.tile('flexicare'))).toBe('Primary care Primary care: day-to-day cover for two');
  });

  // Rule `flexicare.welcome`.
  it('shows the welcome fragment when a welcome is due, future-dated cover included', async () => {
    const portal = await openPortal({ member: 'health-future-dated' });
    const welcome = portal.tile('flexicare').querySelector('[data-content-block]');
    expect(textOf(welcome)).not.toMatch(/^$|Loading content|Unable to load/);
    expect(textOf(portal.tile('flexicare'))).toContain('Primary care, from 1 January');
  });
});

// Rule `travel.policies`.
describe('The Travel insurance tile', () => {
  it('shows the description of the one policy', async () => {
    const portal = await openPortal();
    expect(textOf(portal.tile('travel'))).toBe('Travel insurance Family trip to Lisbon, 3 to 17 December');
  });

  it('counts several policies', async () => {
    const portal = await openPortal({ member: 'insure-many' });
    expect(textOf(portal.tile('travel'))).toBe('Travel insurance 2 policies');
  });

  it('says "Unavailable" on error', async () => {
    const portal = await openPortal({ faults: 'travelSummary:500' });
    expect(textOf(portal.tile('travel'))).toBe('Travel insurance Unavailable Try again');
  });
});

describe('The Connected-device insurance tile', () => {
  // Rule `iot.account`.
  it("shows the account number behind the portal's label", async () => {
    const portal = await holding([held('iotp')], { headings: { insureIotAccountNumberText: 'Device account' } });
    expect(textOf(portal.tile('iot'))).toBe('Connected-device insurance Device account IOT-77104-2');
  });

  it('says "Unavailable" in place of a missing number', async () => {
    const portal = await holding([held('iotp')], { iotSummary: { policies: [{ policyNumber: null }] } });
    expect(textOf(portal.tile('iot'))).toBe('Connected-device insurance Account number Unavailable');
  });
});

describe('The Healthy company and Emergency cover tiles', () => {
  // Rule `described.tiles`.
  it("show the portfolio's description and request nothing more", async () => {
    const portal = await holding([held('hcom'), held('stan')]);
    expect(textOf(portal.tile('healthy-company'))).toBe('Healthy company Wellbeing programme of your employer');
    expect(textOf(portal.tile('emergency'))).toBe('Emergency cover Roadside and medical emergencies, day and night');
    expect(portal.calls().filter((call) => Object.hasOwn(productEndpoints, call))).toEqual([]);
  });
});
