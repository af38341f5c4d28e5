import { expect } from '@playwright/test';
import { eventually, type Member } from '../../config/engines/member';
import { test } from '../../config/engines/test';
import { hostilePayloads } from '../content/hostilePayloads';
import { FORBIDDEN, markCalls, provoke } from '../support/provocation';

const showAsBanners = (member: Member, fragments: readonly string[]): void => {
  member.portal.instead.get(/\/banner\/summary$/, (_, response) => {
    response.json({ showBanner: true, hippoUrl: fragments.map((_text, index) => `/payloads/${index}`) });
  });
  member.portal.instead.get(/\/payloads\/\d+$/, (request, response) => {
    response.type('html').send(fragments[Number(/\d+$/.exec(request.path)?.[0])]);
  });
};

const blocks = (member: Member) =>
  member.tab.evaluate(() => {
    const all = [...document.querySelectorAll('[data-content-block]')];
    return {
      count: all.length,
      loading: all.filter(({ textContent }) => textContent?.includes('Loading content...')).length,
      failed: all.flatMap(({ textContent }, place) =>
        textContent?.includes('Unable to load content.') ? [place] : [],
      ),
    };
  });

// As many as there are banners at most (rule `text.bounds`).
for (let first = 0; first < hostilePayloads.length; first += 20) {
  const shown = hostilePayloads.slice(first, first + 20);
  test(`none of the hostile fragments from ${first + 1} on runs anything without the page's policy, whatever a member does with it`, async ({
    member,
  }) => {
    member.portal.changed.policy = () => '';
    member.portal.beforeStart(markCalls);
    // One that shows nothing would not be drawn. Frames count only where no words stand before them.
    const isFrame = (payload: string) => payload.startsWith('<frameset');
    showAsBanners(
      member,
      shown.map((payload) => (isFrame(payload) ? payload : `<p>Words</p>${payload}`)),
    );
    await member.openOnly('/?member=newcomer');
    await eventually('every fragment is shown', async () => {
      const { count, loading } = await blocks(member);
      return (count >= shown.length && loading === 0) || { count, loading };
    });
    const { failed } = await blocks(member);
    expect(
      failed.map((place) => shown[place]),
      'fragments that could not be shown',
    ).toEqual(shown.filter(isFrame));
    expect(await member.tab.evaluate(provoke, '[data-content-block]')).toEqual([]);
    expect(await member.tab.evaluate(() => location.pathname + location.hash)).toBe('/#/portfolio');
    const left = await member.tab.evaluate(
      (selector) => [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML),
      FORBIDDEN,
    );
    expect(left).toEqual([]);
    const calls = member.portal.requests.filter((line) => /sign-out|disclaimer\/accept/.test(line));
    expect(calls).toEqual([]);
  });
}

test('the marks are found if a payload is not sanitised', async ({ member }) => {
  member.portal.changed.policy = () => '';
  member.portal.beforeStart(markCalls);
  await member.open('/?member=newcomer');
  await member.tab.evaluate(() => {
    const place = document.createElement('div');
    place.id = 'control';
    document.body.append(place);
    place.innerHTML =
      '<img src="data:," onerror="alert(1)"><a href="javascript:alert(2)">x</a><b onmouseover="alert(3)">x</b>';
  });
  const marks = await member.tab.evaluate(provoke, '#control');
  expect([...new Set(marks)].sort()).toEqual(['alert(1)', 'alert(2)', 'alert(3)']);
});

test('fragments that are too deep, too long, cut or no HTML fail alone, and the page goes on', async ({ member }) => {
  const odd = [
    `${'<span>'.repeat(4_000)}too deep${'</span>'.repeat(4_000)}`,
    '<b>x</b>'.repeat(625_000),
    `${'<b>'.repeat(100_000)}too deep`,
    `<p ${Array.from({ length: 40_000 }, (_, index) => `a${index}=1`).join(' ')}>x`,
    '<div><ul><li>never closed',
    '<p>nul\u0000 byte</p>',
  ];
  showAsBanners(member, odd);
  await member.openOnly('/?member=newcomer');
  await eventually('each is shown or has failed', async () => {
    const { count, loading, failed } = await blocks(member);
    return (count >= odd.length && loading === 0 && failed.length === 4) || { count, loading, failed };
  });
  await member.reads('never closed');
  await member.click('link', 'Balance');
  await member.sees('heading', 'Balance portfolio');
});

test('a back end that means harm draws no forbidden address and starts nothing', async ({ member }) => {
  member.portal.changed.policy = () => '';
  member.portal.beforeStart(markCalls);
  await member.open('/?member=hostile');
  const addresses = await member.tab.evaluate(() => [...document.links].map(({ protocol }) => protocol));
  expect(
    addresses.every((protocol) => /^(https?|mailto|tel):$/.test(protocol)),
    addresses.join(),
  ).toBe(true);
  expect(await member.tab.evaluate(provoke, 'main')).toEqual([]);
});
