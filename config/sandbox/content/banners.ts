import { type Fragment, image } from './fragment';

const yearEnd: Fragment = (context) => `<div class="banner">
${image(context, 'savings', 'Savings that grow')}
<h3>Make the most of your year end</h3>
<p>Use what is left of your tax-free allowance before the year closes. <a href="/portal/investments/tax-free">Top up in two minutes</a>.</p>
</div>`;

const referAFriend: Fragment = (context) => `<div class="banner">
${image(context, 'welcome', 'A heart')}
<h3>Bring a friend, earn 500 Miles</h3>
<p>Invite someone you care about. When they join, you both receive Miles. <a href="/portal/refer">Invite a friend</a>.</p>
</div>`;

/** Fragments of the general banners by path. */
export const bannerFragments: readonly (readonly [path: string, Fragment])[] = [
  ['/portfolio/banners/year-end', yearEnd],
  ['/portfolio/banners/refer-a-friend', referAFriend],
];
