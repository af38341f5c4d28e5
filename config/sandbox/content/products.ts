import { type Fragment, image, money } from './fragment';

const medicalAidWelcome: Fragment = (context) => `<div class="welcome">
${image(context, 'welcome', 'A heart with a pulse')}
<h3>Welcome to your medical aid</h3>
<p>Your membership is active. Your digital card is ready, and your day-to-day benefits can be used from today.</p>
<p><a href="/portal/health/getting-started">See how to use your benefits</a></p>
</div>`;

const flexicareWelcome: Fragment = () => `<div class="welcome">
<h3>Welcome to primary care</h3>
<p>See a nurse or doctor in our network from today, at no extra cost.</p>
<p><a href="/portal/primary-care/network">Find a practice near you</a></p>
</div>`;

const investmentActionItems: Fragment = () => `<div class="action-items">
<p><strong>Your investments need your attention.</strong> Please confirm your tax residence and your source of funds.</p>
<p><a href="/portal/investments/action-items">View your action items</a></p>
</div>`;

const lifePayNow: Fragment = (context) => `<div class="pay-now">
<p><strong>Your life cover is in arrears.</strong> The outstanding amount is ${money(context, 'arrearAmount', 'shown on your statement')}.</p>
<p><a href="/portal/life/pay-now">Pay now</a></p>
</div>`;

const lifePayback: Fragment = () => `<div class="payback">
<p><strong>A payback waits for you.</strong> We could not pay it out, as we do not have your current bank account.</p>
<p><a href="/portal/life/payback">Update your bank account</a></p>
</div>`;

/** Fragments of the product tiles by path. */
export const productFragments: readonly (readonly [path: string, Fragment])[] = [
  ['/portfolio/medical-aid/welcome-communication', medicalAidWelcome],
  ['/portfolio/flexicare/welcome-communication', flexicareWelcome],
  ['/investments/action-items', investmentActionItems],
  ['/life-insurance/pay-now', lifePayNow],
  ['/life-insurance/payback', lifePayback],
];
