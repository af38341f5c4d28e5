import type { Check } from '../../config/engines/check';
import { eventually, type Screen } from '../../config/engines/screen';
import { addressOf, type PortalState, stateGroups } from '../../config/sandbox/states';
import { deepEqual, equal, expectClean, match } from './expect';

/** Moves everything that loads when somebody scrolls to it into the window, and waits for it. */
const loadAll = async (screen: Screen): Promise<void> => {
  await eventually('everything has loaded', () =>
    screen.tab.evaluate(() => {
      const words = [...document.querySelectorAll('body *:not([inert] *)')].filter(
        ({ children }) => children.length === 0,
      );
      const waiting = words.find(({ textContent }) => textContent?.startsWith('Loading'));
      waiting?.scrollIntoView();
      return waiting === undefined && !window.seen.isBusy();
    }),
  );
};

const pressIn = async (screen: Screen, name: string): Promise<void> => {
  await eventually('presses count', () =>
    screen.tab.evaluate(() => document.querySelector('dialog button[inert]') === null),
  );
  const asSwitch = async () => (await screen.count('switch', name)) > 0;
  await eventually(`"${name}" is in view`, async () => (await asSwitch()) || (await screen.count('button', name)) > 0);
  await screen.click((await asSwitch()) ? 'switch' : 'button', name);
};

const reach = async (screen: Screen, state: PortalState): Promise<void> => {
  const { thenFail = '', thenOffline = false, press = [], dialog, staysBusy = false } = state;
  await screen.openOnly(addressOf(state).replace(/^\/\?/, '/?'));
  await eventually('the page has a heading', async () => (await screen.count('heading')) > 0);
  if (!staysBusy) await loadAll(screen);
  for (const fault of thenFail.split(',').filter((one) => one !== '')) {
    const [call = '', kind = ''] = fault.split(':');
    await screen.fail(call, kind);
  }
  if (thenOffline) await screen.tab.evaluate(() => void dispatchEvent(new Event('offline')));
  for (const name of press) await pressIn(screen, name);
  if (dialog !== undefined) await screen.sees('dialog', dialog);
  if (!staysBusy) await loadAll(screen);
};

/** What every state of a failure writes to the console is the portal's own report of it. */
const isReport = (line: string): boolean =>
  /^(There was an issue|Error while|Unable to fetch|Cannot match any routes|GET |POST )/.test(line);

// Without the sandbox's own pages, which are for developers, and what only a portal made for it can show: another
// configuration, and scripts that are lost.
const isOfThePortal = ({ sandboxPage, configuration, lostScript }: PortalState): boolean =>
  sandboxPage === undefined && configuration === undefined && lostScript === undefined;

const portalGroups = stateGroups
  .map(({ heading, states }) => ({ heading, states: states.filter(isOfThePortal) }))
  .filter(({ states }) => states.length > 0);

const catalogue = portalGroups.map(
  ({ heading, states }): Check => ({
    name: `every state of "${heading}" is reached without an error and without scrolling sideways`,
    async run(visit) {
      const problems: string[] = [];
      for (const state of states) {
        // A portal of its own: calls that hang would hold the connections of the next state.
        const screen = await visit.begin();
        try {
          await reach(screen, state);
          const sideways = await screen.tab.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          if (sideways > 0) problems.push(`${state.name} scrolls sideways by ${sideways} px`);
          const wrong = (await screen.errors()).filter((line) => !isReport(line));
          // What means harm is stopped by the policy too.
          const forbidden = state.member === 'hostile' ? [] : screen.portal.violations;
          problems.push(...[...wrong, ...forbidden].map((line) => `${state.name}: ${line}`));
        } catch (cause) {
          problems.push(`${state.name}: ${cause instanceof Error ? cause.message : String(cause)}`);
        }
        await visit.end(screen);
      }
      deepEqual(problems, []);
    },
  }),
);

export const screens: readonly Check[] = [
  {
    name: 'the overview shows every product, its figures as they are written, and nothing goes wrong',
    async run(visit) {
      const screen = await visit.begin();
      await screen.open('/?member=everything');
      await screen.sees('heading', 'Portfolio overview');
      equal(await screen.tab.evaluate(() => document.title), 'Portfolio overview · portfolio-ui');
      const headings = await screen.tab.evaluate(() =>
        [...document.querySelectorAll('section article h3')].map(({ textContent }) => textContent),
      );
      for (const name of ['Bank', 'Health', 'Car and home insurance', 'Investments', 'Life insurance', 'Wills', 'Card'])
        equal(headings.includes(name), true, name);
      await screen.reads('$ 98,765.40');
      await expectClean(screen);
    },
  },
  {
    name: 'the three rings are drawn 245 px high and say how far each is',
    async run(visit) {
      const screen = await visit.begin();
      await screen.open('/?member=rewards-one');
      const rings = await screen.tab.evaluate(() => {
        const found = window.seen.find('progressbar').filter((ring) => ring.closest('svg'));
        const svg = found[0]?.closest('svg');
        return {
          values: found.map((ring) => Number(ring.getAttribute('aria-valuenow'))),
          height: Math.round(svg?.getBoundingClientRect().height ?? 0),
          wide: innerWidth >= 480,
        };
      });
      equal(rings.values.length, 3);
      equal(
        rings.values.every((value) => value >= 1 && value <= 100),
        true,
      );
      if (rings.wide) equal(rings.height, 245);
    },
  },
  {
    name: 'the balance is reached by its link, and the overview again by going back',
    async run(visit) {
      const screen = await visit.begin();
      await screen.open('/?member=typical');
      await screen.click('link', 'Balance');
      await screen.sees('heading', 'Balance portfolio');
      await screen.hasFocus('heading', 'Balance portfolio');
      await screen.sees('region', 'Active Rewards');
      match(await screen.tab.evaluate(() => location.hash), /^#\/bal-portfolio$/);
      await screen.back();
      await screen.sees('heading', 'Portfolio overview');
      await screen.settled();
      await expectClean(screen);
    },
  },
  {
    name: 'with path locations each address gives its screen, and an unknown one of the page says so',
    async run(visit) {
      const screen = await visit.begin({ location: 'path' });
      await screen.open('/portfolio?member=typical');
      await screen.sees('heading', 'Portfolio overview');
      await screen.click('link', 'Balance');
      await screen.sees('heading', 'Balance portfolio');
      equal(await screen.tab.evaluate(() => location.pathname), '/bal-portfolio');
      await expectClean(screen);
    },
  },
  {
    name: 'nothing scrolls sideways at 1440, 800 and 360 px, and nothing but one page has its own way to scroll',
    skip: ({ isPhone }) => (isPhone ? 'a phone has one size' : undefined),
    async run(visit) {
      const screen = await visit.begin();
      await screen.open('/?member=everything');
      for (const width of [1440, 800, 360]) {
        await screen.tab.resize({ width, height: 900 });
        await screen.settled();
        const { inside, scrolled } = await screen.tab.evaluate(() => ({
          inside: innerWidth,
          scrolled: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }));
        equal(scrolled, 0, `${width} px`);
        if (inside !== width) visit.remark(`this window cannot be narrower than ${inside} px`);
      }
    },
  },
  {
    name: 'scroll and open lists are as they were when a member comes back from another area',
    async run(visit) {
      const screen = await visit.begin();
      // In the first page of a tab, Chromium's emulated phone rounds the heights of lines differently from all others.
      await screen.open('/?member=typical');
      await screen.open('/?member=everything');
      const list = await screen.tab.evaluate(
        () =>
          window.seen.find('button').find(({ textContent }) => /^\d policies$/.test(textContent ?? ''))?.textContent,
      );
      await screen.click('button', list ?? '');
      await screen.middleOf('link', 'Emergency cover');
      await screen.settled();
      const place = await screen.middleOf('link', 'Emergency cover');
      await screen.tab.click(place);
      await eventually('the page is left', () => screen.tab.evaluate(() => location.pathname !== '/'));
      await screen.back();
      await screen.sees('heading', 'Portfolio overview');
      await eventually('the list is open', () =>
        screen.tab.evaluate(() => document.querySelector('[aria-expanded=true]') !== null),
      );
      await eventually('the page is where it was', async () => {
        const now = await screen.tab.evaluate(() => {
          const { top, height } = window.seen.find('link', 'Emergency cover')[0]?.getClientRects()[0] ?? new DOMRect();
          return Math.round(top + height / 2);
        });
        return Math.abs(now - place.y) < 4 || `${place.y} became ${now}`;
      });
    },
  },
  {
    name: 'following a tile is counted although the page is left',
    async run(visit) {
      const screen = await visit.begin();
      await screen.open('/?member=typical');
      await screen.click('link', 'Bank');
      await eventually('the page is left', () => screen.tab.evaluate(() => location.pathname !== '/'));
      await eventually('the click has arrived', async () =>
        (await screen.sent()).analytics.some(({ category, label }) => category === 'tile' && label === 'bank'),
      );
    },
  },
  {
    name: 'on paper the overview is a dated statement without what sells or navigates',
    async run(visit) {
      const screen = await visit.begin();
      screen.portal.beforeStart(() => {
        // No engine's driver but one can show paper on the screen.
        const { matchMedia } = window;
        const paper = Object.assign(new EventTarget(), { matches: false, media: 'print', onchange: null });
        window.matchMedia = (query) =>
          query === 'print' ? (paper as unknown as MediaQueryList) : matchMedia.call(window, query);
        addEventListener('take-paper', () => {
          paper.matches = true;
          paper.dispatchEvent(new Event('change'));
          const apply = (rules: CSSRuleList): void => {
            for (const rule of rules) {
              if (rule instanceof CSSMediaRule && /print/.test(rule.media.mediaText)) rule.media.mediaText = 'all';
              if ('cssRules' in rule) apply(rule.cssRules as CSSRuleList);
            }
          };
          for (const sheet of document.styleSheets) apply(sheet.cssRules);
        });
      });
      await screen.open('/?member=everything');
      const { print } = visit.engine.abilities;
      const pages = (await print?.(screen.tab))?.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;
      await screen.tab.evaluate(() => void dispatchEvent(new Event('take-paper')));
      await screen.sees('heading', 'Portfolio overview');
      await screen.reads('$ 98,765.40');
      await screen.sees('region', 'Highlights', 0);
      await screen.sees('region', 'Recommended for you', 0);
      await screen.sees('region', 'Manage your details', 0);
      await eventually('all actions are there', () =>
        screen.tab.evaluate(
          () => window.seen.find('region', 'Outstanding actions')[0]?.querySelectorAll('li').length === 6,
        ),
      );
      match(await screen.tab.evaluate(() => document.body.innerText), /\b\d{1,2} \p{L}+ 20\d\d\b/u);
      equal(pages === undefined || (pages >= 1 && pages <= 3), true, `${pages} pages`);
      if (print === undefined) visit.remark('the driver makes no PDF: the rules for paper were applied to the screen');
    },
  },
  ...catalogue,
];
