import type { Fragment } from './fragment';

const electronicMarketing: Fragment = () => `<div class="consent">
<h2>Stay in touch with us</h2>
<p>We would like to tell you about products, offers and benefits that suit you, by email, text message and in this portal.</p>
<ul>
<li>You choose what you hear about, and you can change your mind at any time.</li>
<li>We never sell your details.</li>
<li>Service messages about what you already hold reach you either way.</li>
</ul>
<p>Read more in our <a href="/portal/privacy">privacy statement</a>.</p>
</div>`;

const privacyStatement: Fragment = () => `<article class="privacy">
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
</article>`;

/** Fragments of the corporate area by path. */
export const corporateFragments: readonly (readonly [path: string, Fragment])[] = [
  ['/corporate/consent/electronic-marketing', electronicMarketing],
  ['/corporate/privacy-statement', privacyStatement],
];
