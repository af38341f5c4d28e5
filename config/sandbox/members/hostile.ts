import { held } from './products';
import { item, type Member, offer } from './typical';

const run = "javascript:window.hacked='address'";
const markup = '<img src=x onerror="window.hacked=\'text\'">';

/** Every address tries to run script and every text to be markup: nothing may happen. */
export const hostile: Partial<Member> = {
  products: [
    held('health', { clickThroughUrl: run, inDebt: true, debtMessage: markup }),
    held('bank', { clickThroughUrl: 'data:text/html,<script>alert(1)</script>', description: markup }),
    held('card', { clickThroughUrl: ' jav\tascript:window.hacked=1' }),
    held('dwts'),
    held('vitality', { clickThroughUrl: 'vbscript:msgbox(1)' }),
  ],
  willSummary: { policyNo: markup, clickThroughUrl: run },
  manageDetails: { Details: [{ Description: markup, Link: run }] },
  mandateItems: [item('hostile', run)],
  rewardsBanner: {
    showBanner: true,
    bannerLink: run,
    heading: markup,
    textColour: 'red; background: url(//evil.example)',
  },
  recommendations: {
    recommendations: [
      {
        ...offer('REC-HOSTILE', 'travel', markup, markup, 'Run'),
        imageUrl: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.hacked=1"/>',
        webQuoteUrl: run,
      },
    ],
    nextBestOffer: [],
    extraContent: [],
  },
};
