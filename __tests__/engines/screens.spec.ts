import { expect } from '@playwright/test';
import { eventually, type Member } from '../../config/engines/member';
import { test } from '../../config/engines/test';
import { addressOf, type PortalState, stateGroups } from '../../config/sandbox/states';
import { wordsIn } from '../../config/texts/wordsIn';

/** Moves everything that loads when somebody scrolls to it into the window, and waits for it. */
const loadAll = async (member: Member): Promise<void> => {
  await eventually('everything has loaded', () =>
    member.tab.evaluate(() => {
      const words = [...document.querySelectorAll('body *:not([inert] *)')].filter(
        ({ children }) => children.length === 0,
      );
      const waiting = words.find(({ textContent }) => textContent?.startsWith('Loading'));
      waiting?.scrollIntoView();
      return waiting === undefined && !window.seen.isBusy();
    }),
  );
};

const pressIn = async (member: Member, name: string): Promise<void> => {
  await member.pressesCount();
  const asSwitch = async () => (await member.count('switch', name)) > 0;
  await eventually(`"${name}" is in view`, async () => (await asSwitch()) || (await member.count('button', name)) > 0);
  await member.click((await asSwitch()) ? 'switch' : 'button', name);
};

const inEnglish = wordsIn('en');

const reach = async (member: Member, state: PortalState): Promise<void> => {
  const { thenFail, thenOffline = false, press = [], dialog, staysBusy = false } = state;
  await member.openOnly(addressOf(state));
  await eventually('the page has a heading', async () => (await member.count('heading')) > 0);
  if (!staysBusy) await loadAll(member);
  if (thenFail !== undefined) await member.fail(thenFail);
  if (thenOffline) await member.tab.evaluate(() => void dispatchEvent(new Event('offline')));
  for (const name of press) await pressIn(member, inEnglish(name));
  if (dialog !== undefined) await member.sees('dialog', inEnglish(dialog));
  if (!staysBusy) await loadAll(member);
};

/** What every state of a failure writes to the console is the portal's own report of it. */
const isReport = (line: string): boolean =>
  /^(There was an issue|Error while|Unable to fetch|Cannot match any routes|GET |POST )/.test(line);

// Without the sandbox's own pages, which are for developers, and what only a portal made for it can show: another
// configuration, and scripts that are lost.
const isOfThePortal = ({ sandboxPage, configuration, lostScript }: PortalState): boolean =>
  sandboxPage === undefined && configuration === undefined && lostScript === undefined;

test('the three rings are drawn 245 px high and say how far each is', async ({ member }) => {
  await member.open('/?member=rewards-one');
  const rings = await member.tab.evaluate(() => {
    const found = window.seen.find('progressbar').filter((ring) => ring.closest('svg'));
    const svg = found[0]?.closest('svg');
    return {
      values: found.map((ring) => Number(ring.getAttribute('aria-valuenow'))),
      height: Math.round(svg?.getBoundingClientRect().height ?? 0),
      wide: innerWidth >= 480,
    };
  });
  expect(rings.values.length).toBe(3);
  expect(rings.values.every((value) => value >= 1 && value <= 100)).toBe(true);
  if (rings.wide) expect(rings.height).toBe(245);
});

test('nothing scrolls sideways at 1440, 800 and 360 px', async ({ member }) => {
  await member.open('/?member=everything');
  for (const width of [1440, 800, 360]) {
    await member.tab.resize({ width, height: 900 });
    await member.settled();
    const { inside, scrolled } = await member.tab.evaluate(() => ({
      inside: innerWidth,
      scrolled: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    // A window of WebKit's browser is no narrower than its own bar.
    expect(inside - width).toBeLessThan(100);
    expect(scrolled, `${width} px`).toBe(0);
  }
});

test('scroll and open lists are as they were when a member comes back from another area', async ({ member }) => {
  // A typeface that arrives between the two visits would wrap lines elsewhere.
  member.portal.instead.get(/^\/fonts\//, (_, response) => void response.sendStatus(404));
  // In the first page of a tab, Chromium's emulated phone rounds the heights of lines differently from all others.
  await member.open('/?member=typical');
  await member.open('/?member=everything');
  const list = await member.tab.evaluate(
    () => window.seen.find('button').find(({ textContent }) => /^\d policies$/.test(textContent ?? ''))?.textContent,
  );
  await member.click('button', list ?? '');
  await member.middleOf('link', 'Emergency cover');
  await member.settled();
  const place = await member.middleOf('link', 'Emergency cover');
  await member.tab.click(place);
  await eventually('the page is left', () => member.tab.evaluate(() => location.pathname !== '/'));
  await member.back();
  await member.sees('heading', 'Portfolio overview');
  await eventually('the list is open', () =>
    member.tab.evaluate(() => document.querySelector('[aria-expanded=true]') !== null),
  );
  await eventually('the page is where it was', async () => {
    const now = await member.tab.evaluate(() => {
      const { top, height } = window.seen.find('link', 'Emergency cover')[0]?.getClientRects()[0] ?? new DOMRect();
      return Math.round(top + height / 2);
    });
    return Math.abs(now - place.y) < 4 || `${place.y} became ${now}`;
  });
});

test('following a tile is counted although the page is left', async ({ member }) => {
  await member.open('/?member=typical');
  await member.click('link', 'Bank');
  await eventually('the page is left', () => member.tab.evaluate(() => location.pathname !== '/'));
  // The policy of the area that it leads to lets nothing be asked for.
  await member.openOnly('/');
  await eventually('the click has arrived', async () =>
    (await member.sent()).analytics.some(({ category, label }) => category === 'tile' && label === 'bank'),
  );
});

test('on paper the overview is a dated statement without what sells or navigates', async ({ member }) => {
  member.portal.beforeStart(() => {
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
  await member.open('/?member=everything');
  const pdf = await member.tab.print?.();
  const pages =
    pdf &&
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b(?!s)/g)?.length;
  await member.tab.evaluate(() => void dispatchEvent(new Event('take-paper')));
  await member.sees('heading', 'Portfolio overview');
  await member.reads('$ 98,765.40');
  await member.sees('region', 'Highlights', 0);
  await member.sees('region', 'Recommended for you', 0);
  await member.sees('region', 'Manage your details', 0);
  await eventually('all actions are there', () =>
    member.tab.evaluate(
      () => window.seen.find('region', 'Outstanding actions')[0]?.querySelectorAll('li').length === 6,
    ),
  );
  expect(await member.tab.evaluate(() => document.body.innerText)).toMatch(/\b\d{1,2} \p{L}+ 20\d\d\b/u);
  expect(pages === undefined || (pages >= 1 && pages <= 3), `${pages} pages`).toBe(true);
});

for (const [heading, states] of Object.entries(stateGroups)) {
  test.describe(`every state of "${heading}" is reached without an error and without scrolling sideways`, () => {
    for (const state of states.filter(isOfThePortal)) {
      test(state.name, async ({ member }) => {
        await reach(member, state);
        const sideways = await member.tab.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways).toBe(0);
        expect((await member.errors()).filter((line) => !isReport(line))).toEqual([]);
        // What means harm is stopped by the policy too.
        if (state.member !== 'hostile') expect(member.portal.violations).toEqual([]);
      });
    }
  });
}
