import type { Check } from '../../config/engines/check';
import { eventually, type Screen } from '../../config/engines/screen';
import { equal, expectClean } from './expect';

const BLOCK = 'Outstanding actions';

const shows = (screen: Screen, label: RegExp): Promise<void> =>
  eventually(`a slide ${label} alone, at rest`, () =>
    screen.tab.evaluate(
      (block, source) => {
        const [region] = window.seen.find('region', block);
        const slides = window.seen.find('slide').filter((slide) => region?.contains(slide));
        const [slide] = slides;
        const frame = region?.querySelector('[aria-roledescription=carousel]')?.getBoundingClientRect();
        const name = slide?.getAttribute('aria-label') ?? '';
        const away = Math.round((slide?.getBoundingClientRect().left ?? 0) - (frame?.left ?? 0));
        return (
          (slides.length === 1 && new RegExp(source).test(name) && Math.abs(away) <= 1) ||
          `${slides.length} ${name} ${away}`
        );
      },
      BLOCK,
      label.source,
    ),
  );

const openBlock = async (screen: Screen): Promise<number> => {
  await screen.open('/?member=outstanding-10');
  await screen.sees('region', BLOCK);
  return screen.tab.evaluate((block) => {
    const [region] = window.seen.find('region', block);
    const [slide] = window.seen.find('slide').filter((one) => region?.contains(one));
    return Number(/\d+$/.exec(slide?.getAttribute('aria-label') ?? '')?.[0]);
  }, BLOCK);
};

const hasFocusInView = (screen: Screen): Promise<boolean> =>
  screen.tab.evaluate(() => document.activeElement?.closest('[inert]') === null);

export const carousels: readonly Check[] = [
  {
    name: 'the dots of a carousel turn its page, by press and by arrow keys, Home and End',
    async run(visit) {
      const screen = await visit.begin();
      const pages = await openBlock(screen);
      await shows(screen, /^1 of/);
      await screen.click('button', `Go to page 2 of ${pages}`);
      await shows(screen, /^2 of/);
      await screen.focus('button', `Go to page 2 of ${pages}`);
      await screen.tab.press('ArrowRight');
      await shows(screen, /^3 of/);
      await screen.hasFocus('button', `Go to page 3 of ${pages}`);
      await screen.tab.press('End');
      await shows(screen, new RegExp(`^${pages} of`));
      await screen.tab.press('Home');
      await shows(screen, /^1 of/);
      await screen.tab.press('ArrowLeft');
      await shows(screen, /^1 of/);
      await expectClean(screen);
    },
  },
  {
    name: 'a carousel is swiped, and a page out of view takes no focus',
    async run(visit) {
      const screen = await visit.begin();
      await openBlock(screen);
      await shows(screen, /^1 of/);
      const place = await screen.tab.evaluate((block) => {
        const [region] = window.seen.find('region', block);
        const slide = window.seen.find('slide').find((one) => region?.contains(one));
        slide?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = slide?.getBoundingClientRect() ?? new DOMRect();
        return { x: left + width / 2, y: top + height / 2 };
      }, BLOCK);
      await screen.tab.drag(place, { x: place.x - 160, y: place.y + 4 });
      await shows(screen, /^2 of/);
      equal(await screen.tab.evaluate(() => location.pathname), '/');
      await screen.tab.drag(place, { x: place.x + 160, y: place.y });
      await shows(screen, /^1 of/);
      for (let stop = 0; stop < 8; stop += 1) {
        await screen.tab.press('Tab');
        equal(await hasFocusInView(screen), true);
      }
      await expectClean(screen);
    },
  },
  {
    name: '"See all" makes a carousel a list, "Show fewer" a carousel again',
    async run(visit) {
      const screen = await visit.begin();
      await openBlock(screen);
      const items = () =>
        screen.tab.evaluate(
          (block) => window.seen.find('region', block)[0]?.querySelectorAll('li:not([inert] *)').length ?? 0,
          BLOCK,
        );
      await screen.click('button', 'See all 10');
      await eventually('ten actions in a list', async () => {
        await screen.tab.evaluate(() => window.seen.find('button', 'Show fewer')[0]?.scrollIntoView());
        const count = await items();
        return count === 10 || count;
      });
      await screen.click('button', 'Show fewer');
      await shows(screen, /of/);
      await expectClean(screen);
    },
  },
];
