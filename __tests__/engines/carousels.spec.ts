import { expect } from '@playwright/test';
import { eventually, type Member } from '../../config/engines/member';
import { test } from '../../config/engines/test';

const BLOCK = 'Outstanding actions';

const shows = (member: Member, label: RegExp): Promise<void> =>
  eventually(`a slide ${label} alone, at rest`, () =>
    member.tab.evaluate(
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

const openBlock = async (member: Member): Promise<number> => {
  await member.open('/?member=outstanding-10');
  await member.sees('region', BLOCK);
  return member.tab.evaluate((block) => {
    const [region] = window.seen.find('region', block);
    const [slide] = window.seen.find('slide').filter((one) => region?.contains(one));
    return Number(/\d+$/.exec(slide?.getAttribute('aria-label') ?? '')?.[0]);
  }, BLOCK);
};

const hasFocusInView = (member: Member): Promise<boolean> =>
  member.tab.evaluate(() => document.activeElement?.closest('[inert]') === null);

test('the dots of a carousel turn its page, by press and by arrow keys, Home and End', async ({ member }) => {
  const pages = await openBlock(member);
  await shows(member, /^1 of/);
  await member.click('button', `Go to page 2 of ${pages}`);
  await shows(member, /^2 of/);
  await member.focus('button', `Go to page 2 of ${pages}`);
  await member.tab.press('ArrowRight');
  await shows(member, /^3 of/);
  await member.hasFocus('button', `Go to page 3 of ${pages}`);
  await member.tab.press('End');
  await shows(member, new RegExp(`^${pages} of`));
  await member.tab.press('Home');
  await shows(member, /^1 of/);
  await member.tab.press('ArrowLeft');
  await shows(member, /^1 of/);
  await member.expectClean();
});

test('a carousel is swiped, and a page out of view takes no focus', async ({ member }) => {
  await openBlock(member);
  await shows(member, /^1 of/);
  const place = await member.tab.evaluate((block) => {
    const [region] = window.seen.find('region', block);
    const slide = window.seen.find('slide').find((one) => region?.contains(one));
    slide?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = slide?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, BLOCK);
  await member.tab.drag(place, { x: place.x - 160, y: place.y + 4 });
  await shows(member, /^2 of/);
  expect(await member.tab.evaluate(() => location.pathname)).toBe('/');
  await member.tab.drag(place, { x: place.x + 160, y: place.y });
  await shows(member, /^1 of/);
  for (let stop = 0; stop < 8; stop += 1) {
    await member.tab.press('Tab');
    expect(await hasFocusInView(member)).toBe(true);
  }
  await member.expectClean();
});

test('"See all" makes a carousel a list, "Show fewer" a carousel again', async ({ member }) => {
  await openBlock(member);
  const items = () =>
    member.tab.evaluate(
      (block) => window.seen.find('region', block)[0]?.querySelectorAll('li:not([inert] *)').length ?? 0,
      BLOCK,
    );
  await member.click('button', 'See all 10');
  await eventually('ten actions in a list', async () => {
    await member.tab.evaluate(() => window.seen.find('button', 'Show fewer')[0]?.scrollIntoView());
    const count = await items();
    return count === 10 || count;
  });
  await member.click('button', 'Show fewer');
  await shows(member, /of/);
  await member.expectClean();
});
