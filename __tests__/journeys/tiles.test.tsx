import { within } from '@testing-library/react';
import { held, withdrawn } from '../../config/sandbox/members/products';
import { tileHeadings } from '../../src/products/tileNames';
import { type Journey, type JourneyOptions, openPortal, textOf } from '../support/journey';

beforeEach(() => {
  jest.useFakeTimers();
});

const names = Object.keys(tileHeadings);

/** A member who holds just these products, with the answers of someone who has everything. */
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

  it('show only what the member holds', async () => {
    const portal = await openPortal({ member: 'insure-many' });
    expect(portal.tiles(names)).toEqual(['insure', 'travel', 'iot']);
  });

  it('stand on the balance view as well, from its own products', async () => {
    const portal = await openPortal({ member: 'everything', at: '/bal-portfolio' });
    expect(portal.tiles(names)).toEqual(names);
    expect(portal.calls()).toContain('productsBalance');
    expect(portal.calls()).not.toContain('products');
  });

  it('have no link where a product names no address, or an unsafe one', async () => {
    const portal = await holding([
      held('stan', { clickThroughUrl: 'javascript:alert(1)' }),
      { id: 'hcom', active: true, description: 'Wellbeing' },
    ]);
    expect(linksOf(portal.tile('emergency'))).toEqual([]);
    expect(linksOf(portal.tile('healthy-company'))).toEqual([]);
  });

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
  it("shows the portfolio's description once the bank has answered", async () => {
    const portal = await openPortal();
    expect(textOf(portal.tile('bank'))).toBe('Bank Everyday account');
    expect(heading(portal, 'bank')).toHaveAttribute('href', '/portal/bank');
    expect(portal.sandbox.sent().calls.find(({ call }) => call === 'bankSummary')).toMatchObject({
      method: 'POST',
      status: 200,
    });
  });

  it('says "Unavailable" where the bank does not answer, and keeps its heading and link', async () => {
    const portal = await openPortal({ faults: 'bankSummary:503' });
    expect(textOf(portal.tile('bank'))).toBe('Bank Unavailable');
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

  it('has "Unavailable" in the place of a policy number that is missing, and no savings that are none', async () => {
    const portal = await holding([held('health')], { healthSummary: { schemeName: 'Meridian', msaBalance: 'none' } });
    expect(textOf(portal.tile('health'))).toBe('Health Meridian Policy number Unavailable');
  });

  it('takes the future-dated membership before the present one', async () => {
    const portal = await openPortal({ member: 'health-future-dated' });
    expect(heading(portal, 'health')).toHaveAttribute('href', '/portal/health/starting-soon');
    expect(textOf(portal.tile('health'))).toContain('Policy number 0784519920');
  });

  it('shows the welcome fragment when a welcome is due', async () => {
    const portal = await openPortal({ member: 'health-future-dated' });
    const welcome = portal.tile('health').querySelector('[data-content-block]');
    expect(textOf(welcome)).not.toBe('');
    expect(textOf(welcome)).not.toMatch(/Loading content|Unable to load/);
    expect(portal.sandbox.sent().calls.some(({ path }) => path.endsWith('/medical-aid/welcome-communication'))).toBe(
      true,
    );
  });

  it('says that a membership is withdrawn, with the debt alert and without asking for its summary', async () => {
    const portal = await openPortal({ member: 'health-withdrawn' });
    const text = textOf(portal.tile('health'));
    expect(text).toContain('Membership withdrawn');
    expect(text).toContain('Two contributions of your medical aid are outstanding.');
    expect(within(portal.tile('health')).getByRole('link', { name: 'Fix it now' })).toBeInTheDocument();
    expect(portal.calls()).not.toContain('healthSummary');
  });

  it('has a debt alert in its own words where a withdrawn membership names no debt', async () => {
    const portal = await holding([withdrawn('health')]);
    expect(within(portal.tile('health')).getByRole('link', { name: 'Fix it now' })).toBeInTheDocument();
  });
});

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

  it('shows status and points where the drive programme is active', async () => {
    const portal = await openPortal({ member: 'insure-drive' });
    const text = textOf(portal.tile('insure'));
    expect(text).toContain('Gold driver status');
    expect(text).toMatch(/1.?180 points/);
    expect(portal.tile('insure')).toHaveClass('status-gold-driver-status');
  });
});

describe('The Investments tile', () => {
  it('speaks of one active policy', async () => {
    const portal = await holding([held('invest')], {
      investSummary: { totalPolicies: 1, totalPortfolioAmount: 10 },
      investActionItems: { totalActionItems: 0 },
    });
    expect(textOf(portal.tile('invest'))).toBe('Investments 1 active policy $ 10.00');
    expect(portal.tile('invest').querySelector('[data-content-block]')).toBeNull();
  });

  it("counts several by the portal's label, with the total as money", async () => {
    const portal = await holding([held('invest')], {
      headings: { investNumberOfPoliciesText: 'policies in force' },
      investActionItems: { totalActionItems: 0 },
    });
    expect(textOf(portal.tile('invest'))).toBe('Investments 3 policies in force $ 98,765.40');
  });

  it('shows the action-item fragment when items wait', async () => {
    const portal = await openPortal({ member: 'everything' });
    expect(portal.tile('invest').querySelector('[data-content-block]')).not.toBeNull();
    expect(portal.sandbox.sent().calls.some(({ path }) => path.endsWith('/investments/action-items'))).toBe(true);
  });

  it('shows no action items while its summary has failed', async () => {
    const portal = await openPortal({ member: 'everything', faults: 'investSummary:500' });
    expect(textOf(portal.tile('invest'))).toBe('Investments Unavailable');
  });
});

describe('The Life insurance tile', () => {
  it('shows a single policy with its number and its cover in its own currency', async () => {
    const portal = await openPortal();
    expect(textOf(portal.tile('life'))).toBe(
      'Life insurance Classic Life Plan Policy number 5100348821 Total cover R 1,500,000.50',
    );
  });

  it('counts several policies and totals the cover of each currency', async () => {
    const portal = await openPortal({ member: 'arrears' });
    const text = textOf(portal.tile('life'));
    expect(text).toContain('3 policies');
    expect(text).toContain('R 1,500,000.50');
    expect(text).toContain('$ 250,000.00');
  });

  it('shows the Health Plan Protector without a cover amount', async () => {
    const portal = await openPortal({ member: 'life-health-plan-protector' });
    expect(textOf(portal.tile('life'))).toBe('Life insurance Health Plan Protector Policy number 5100777001');
  });

  it('shows the pay-now fragment, told the arrears with 2 decimals, and the payback fragment', async () => {
    const portal = await openPortal({ member: 'arrears' });
    const fragments = portal.sandbox.sent().calls.filter(({ call }) => call === 'fragment');
    expect(fragments.find(({ path }) => path.endsWith('/life-insurance/pay-now'))?.query).toEqual({
      processRequestTokens: 'true',
      arrearAmount: '1234.50',
    });
    expect(fragments.some(({ path }) => path.endsWith('/life-insurance/payback'))).toBe(true);
    expect(portal.tile('life').querySelectorAll('[data-content-block]')).toHaveLength(2);
  });

  it('shows the payback fragment alone where nothing is in arrears', async () => {
    const portal = await openPortal({ member: 'arrears', answers: { lifeArrears: { totalArrearAmount: 0 } } });
    expect(portal.tile('life').querySelectorAll('[data-content-block]')).toHaveLength(1);
  });

  it('says "Unavailable" and nothing of arrears where the summary fails', async () => {
    const portal = await openPortal({ member: 'arrears', faults: 'lifeSummary:500' });
    expect(textOf(portal.tile('life'))).toBe('Life insurance Unavailable');
  });

  it('shows and records nothing where only the arrears fail', async () => {
    const portal = await openPortal({ member: 'arrears', faults: 'lifeArrears:500' });
    expect(textOf(portal.tile('life'))).toContain('3 policies');
    expect(portal.tile('life').querySelectorAll('[data-content-block]')).toHaveLength(1);
    expect(portal.logged).toEqual([]);
    expect(portal.reported()).toEqual([]);
  });
});

describe('The Wills tile', () => {
  it("shows the policy number and leads to the summary's own address", async () => {
    const portal = await openPortal();
    expect(textOf(portal.tile('wills'))).toBe('Wills Policy number W-2201947');
    expect(heading(portal, 'wills')).toHaveAttribute('href', '/portal/wills/W-2201947');
  });

  it("leads to the portfolio's address where the summary names none, and says that its number is unavailable", async () => {
    const portal = await holding([held('dwts')], { willSummary: {} });
    expect(textOf(portal.tile('wills'))).toBe('Wills Policy number Unavailable');
    expect(heading(portal, 'wills')).toHaveAttribute('href', '/portal/wills');
  });
});

describe('The Card tile', () => {
  it('links to the account once the card is migrated', async () => {
    const portal = await openPortal();
    expect(within(portal.tile('card')).getByRole('link', { name: 'View account' })).toHaveAttribute(
      'href',
      '/portal/card',
    );
    expect(heading(portal, 'card')).toHaveAttribute('href', '/portal/card');
  });

  it('has no link at all as long as the card is not migrated', async () => {
    const portal = await openPortal({ member: 'card-unmigrated' });
    expect(textOf(portal.tile('card'))).toBe('Card Gold credit card');
    expect(linksOf(portal.tile('card'))).toEqual([]);
  });

  it('has no link at all where its details cannot be fetched', async () => {
    const portal = await openPortal({ faults: 'cardSummary:500' });
    expect(textOf(portal.tile('card'))).toBe('Card Unavailable');
    expect(linksOf(portal.tile('card'))).toEqual([]);
  });

  it('has no link while its details are on their way', async () => {
    const portal = await openPortal({ held: ['cardSummary'] });
    expect(portal.tile('card')).toHaveAttribute('aria-busy', 'true');
    expect(linksOf(portal.tile('card'))).toEqual([]);
  });
});

describe('The Employee benefits tile', () => {
  it('shows both parts where both are held', async () => {
    const portal = await openPortal({ member: 'everything' });
    expect(textOf(portal.tile('employee-benefits'))).toBe(
      'Employee benefits Umbrella retirement $ 284,310.55 Group risk Group life cover, 3 times annual salary',
    );
  });

  it('shows the umbrella part alone', async () => {
    const portal = await holding([held('umbf')]);
    expect(textOf(portal.tile('employee-benefits'))).toBe('Employee benefits Umbrella retirement $ 284,310.55');
    expect(portal.calls()).not.toContain('umbrellaPolicies');
  });

  it("shows the group part alone, counted and by the portal's label", async () => {
    const portal = await holding([held('grpl')], {
      headings: { groupRiskTest: 'Group cover' },
      umbrellaPolicies: { riskPolicies: [{ description: 'one' }, { description: 'two' }] },
    });
    expect(textOf(portal.tile('employee-benefits'))).toBe('Employee benefits Group cover 2 policies');
  });

  it('says "Unavailable" where the summary fails', async () => {
    const portal = await openPortal({ member: 'everything', faults: 'umbrellaSummary:500' });
    expect(textOf(portal.tile('employee-benefits'))).toBe('Employee benefits Unavailable');
  });

  it('keeps the umbrella part where only the group policies fail', async () => {
    const portal = await openPortal({ member: 'everything', faults: 'umbrellaPolicies:500' });
    expect(textOf(portal.tile('employee-benefits'))).toBe(
      'Employee benefits Umbrella retirement $ 284,310.55 Group risk Unavailable',
    );
  });

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

describe('The Gap cover tile', () => {
  it('shows one policy that is held as a single card', async () => {
    const portal = await openPortal({ member: 'gap-single' });
    expect(textOf(portal.tile('gap'))).toBe('Gap cover Supplementary gap cover Supplementary policy number MG-5520871');
  });

  it('names the comprehensive cover by its own label and heading', async () => {
    const portal = await openPortal();
    expect(textOf(portal.tile('gap'))).toBe('Gap cover Comprehensive gap cover Comprehensive policy number HG-3318046');
  });

  it('shows one policy that is withdrawn as a single card, without asking for its summary', async () => {
    const portal = await openPortal({ member: 'gap-withdrawn' });
    expect(textOf(portal.tile('gap'))).toBe('Gap cover Comprehensive gap cover Membership withdrawn');
    expect(portal.calls()).not.toContain('gapSummary');
  });

  it('counts several and opens the list of them all', async () => {
    const portal = await openPortal({ member: 'gap-many' });
    const button = within(portal.tile('gap')).getByRole('button', { name: '3 policies' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(within(portal.tile('gap')).queryAllByRole('listitem')).toEqual([]);
    await portal.user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(within(portal.tile('gap')).getAllByRole('listitem').map(textOf)).toEqual([
      'Comprehensive gap cover Comprehensive policy number HG-3318046',
      'Comprehensive gap cover Comprehensive policy number HG-3318047',
      'Supplementary gap cover Membership withdrawn',
    ]);
  });

  it("counts by the portal's noun", async () => {
    const portal = await openPortal({
      member: 'gap-many',
      answers: { headings: { headings: { gapNumberOfPoliciesText: 'covers' } } },
    });
    expect(within(portal.tile('gap')).getByRole('button', { name: '3 covers' })).toBeInTheDocument();
  });
});

describe('The Primary care tile', () => {
  it('shows the description', async () => {
    const portal = await holding([held('prme')], { flexicareSummary: { showWelcomeMessage: false } });
    expect(textOf(portal.tile('flexicare'))).toBe('Primary care Primary care: day-to-day cover for two');
  });

  it('shows the welcome fragment when a welcome is due, future-dated cover included', async () => {
    const portal = await openPortal({ member: 'health-future-dated' });
    const welcome = portal.tile('flexicare').querySelector('[data-content-block]');
    expect(textOf(welcome)).not.toMatch(/^$|Loading content|Unable to load/);
    expect(textOf(portal.tile('flexicare'))).toContain('Primary care, from 1 January');
  });
});

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
    expect(textOf(portal.tile('travel'))).toBe('Travel insurance Unavailable');
  });
});

describe('The Connected-device insurance tile', () => {
  it("shows the account number behind the portal's label", async () => {
    const portal = await holding([held('iotp')], { headings: { insureIotAccountNumberText: 'Device account' } });
    expect(textOf(portal.tile('iot'))).toBe('Connected-device insurance Device account IOT-77104-2');
  });

  it('has "Unavailable" in the place of a number that is missing', async () => {
    const portal = await holding([held('iotp')], { iotSummary: { policies: [{ policyNumber: null }] } });
    expect(textOf(portal.tile('iot'))).toBe('Connected-device insurance Account number Unavailable');
  });
});

describe('The Healthy company and Emergency cover tiles', () => {
  it("show the portfolio's description and ask for nothing more", async () => {
    const portal = await holding([held('hcom'), held('stan')]);
    expect(textOf(portal.tile('healthy-company'))).toBe('Healthy company Wellbeing programme of your employer');
    expect(textOf(portal.tile('emergency'))).toBe('Emergency cover Roadside and medical emergencies, day and night');
    const ofTiles = /^(bank|health|flexicare|invest|umbrella|life|will|card|gap|insure|travel|iot)Summary$/;
    expect(portal.calls().filter((call) => ofTiles.test(call))).toEqual([]);
  });
});
