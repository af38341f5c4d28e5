import { act, screen } from '@testing-library/react';
import { findPersona } from '../../config/sandbox/index';
import { remarkMade } from '../../src/notices';
import { sessionAsked } from '../../src/state/session/slice';
import { formatMoney } from '../../src/ui/money';
import { type Journey, openPortal, textOf } from '../support/journey';

/** Not shown as they are: addresses, names of things, and what only decides. */
const UNSEEN =
  /^(id|.*Url|.*Link|Link|.*Src|contentPath|version|sessionId|name|goalIdentifier|.*Code|.*Token|token.*|actionText|textColour)$/;
/** Smaller numbers are also on the page for other reasons. */
const TELLING = 100;

/** The values in a member's answers, as they may stand on the page. */
const valuesOf = (value: unknown, key = ''): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesOf(entry, key));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, entry]) => valuesOf(entry, name));
  if (UNSEEN.test(key)) return [];
  if (typeof value === 'number' && value >= TELLING)
    return [value.toLocaleString('en'), formatMoney(value, 'USD').slice(2)];
  return typeof value === 'string' && value.trim().length > 2 ? [value] : [];
};

/** The addresses in a member's answers. */
const addressesOf = (value: unknown, key = ''): readonly string[] => {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, entry]) => addressesOf(entry, Array.isArray(value) ? key : name));
  return typeof value === 'string' && /(?:Url|Link|Src)$/i.test(key) && value.length > 1 ? [value] : [];
};

const textsOf = (root: Element): readonly Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
};

const plain = (text: string): string => text.replace(/\s+/g, ' ');

/** What of a member stands on the page, and what of it in no element that says so. */
const seen = (portal: Journey, member: string) => {
  const { headings: _, ...answers } = findPersona(member)?.member ?? {};
  const values = [...new Set(valuesOf(answers))];
  const found = textsOf(portal.container).flatMap((node) =>
    values.filter((value) => plain(node.data).includes(plain(value))).map((value) => ({ node, value })),
  );
  const open = found.filter(({ node }) => node.parentElement?.closest('[data-private]') === null);
  const addresses = addressesOf(answers);
  const attributes = [...portal.container.querySelectorAll('*')]
    .filter((element) => element.closest('[data-private]') === null)
    .flatMap((element) => [...element.attributes])
    .filter(({ value }) => addresses.some((address) => value.includes(address)));
  return {
    count: found.length,
    open: [
      ...open.map(({ node, value }) => `${value} in "${plain(node.data)}"`),
      ...attributes.map(({ name, value }) => `${value} in ${name}`),
    ],
  };
};

// Rule `privacy.marked`.
describe('every value of a member on the screen stands in an element that is marked as private', () => {
  it.each([
    ['everything', '/portfolio', 40],
    ['arrears', '/portfolio', 20],
    ['rewards-two', '/bal-portfolio', 10],
  ])('of the member %s at %s', async (member, at, least) => {
    const portal = await openPortal({ member, at });
    await portal.pass(2_000);
    const { count, open } = seen(portal, member);
    expect(open).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(least);
  });

  it('and is said no more once nothing of the member is shown', async () => {
    const portal = await openPortal({ member: 'everything', at: '/portfolio' });
    const remark = { key: 'products.numberCopied', values: { label: 'Policy number', number: '0784512369' } } as const;
    act(() => void portal.store.dispatch(remarkMade(remark)));
    const said = () => textOf(document.getElementById('announcer'));
    expect(said()).toContain('0784512369');
    act(() => void portal.store.dispatch(sessionAsked()));
    expect(said()).not.toContain('0784512369');
  });

  it('in the preferences too', async () => {
    const portal = await openPortal({ member: 'everything', at: '/portfolio' });
    await portal.user.click(screen.getByRole('button', { name: 'Manage preferences' }));
    await portal.pass(2_000);
    const health = screen.getByRole('switch', { name: 'Health' });
    expect(health.closest('[data-private]')).not.toBeNull();
  });
});
