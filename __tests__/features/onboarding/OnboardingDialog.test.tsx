import { act, fireEvent, screen } from '@testing-library/react';
import { slides } from '../../../src/features/onboarding/OnboardingDialog';
import { onboardingDialog } from '../../../src/features/onboarding/saga';
import { dialogNotDue, interactionAccepted } from '../../../src/notices';
import { byHand, type DialogsWorld, dialogs, rewardsShown } from '../../support/dialogs';
import { createWorld, follow } from '../../support/world';

// On a busy machine, fetching the carousel takes its time.
jest.setTimeout(60_000);

let portal: DialogsWorld;

beforeEach(async () => {
  portal = createWorld(dialogs, byHand);
  await portal.visit(<onboardingDialog.Host />);
  await act(async () => {
    for (const dialog of ['privacyStatement', 'marketingConsent'] as const) portal.dispatch(dialogNotDue({ dialog }));
    portal.dispatch(...rewardsShown(true));
    await portal
      .call('onboardingQuery')
      .answer({ age: 70, numberOfEvents: 0, productFeatureActive: true, PORTALWL: 'WL-2' });
  });
  await screen.findByRole('button', { name: 'Next' });
});

const press = (name: string) => {
  act(() => portal.dispatch(interactionAccepted()));
  fireEvent.click(screen.getByText(name, { selector: 'button' }));
};

const goToLast = () => {
  for (let page = 1; page < slides.length; page += 1) press('Next');
};

/** The headings on slides that are in view. */
const headingInView = () =>
  [...document.querySelectorAll('h2')].filter((heading) => heading.closest('[inert]') === null);

describe('the onboarding for seniors', () => {
  // Rule `onboarding.slides`.
  it('has the six slides, one at a time, with dots and arrows', () => {
    expect(screen.getByRole('dialog', { name: "What's new" })).toBeVisible();
    expect(screen.getAllByLabelText(/^Go to page/)).toHaveLength(6);
    const seen = slides.map(() => {
      const [heading] = headingInView();
      press('Next');
      return heading?.textContent;
    });
    expect(seen).toEqual([
      "What's new",
      'Health check for 65+',
      'Active Rewards exercise goal',
      'Miles discount',
      'Monitoring-device discounts',
      'Smartwatch activation fee back',
    ]);
    press('Previous');
    expect(headingInView().map(({ textContent }) => textContent)).toEqual(['Monitoring-device discounts']);
  });

  // Rule `onboarding.slides`.
  it('"SKIP" is on every slide, as the first tab stop, and "Done" only on the last', () => {
    for (const { key } of slides) {
      expect(screen.getByText('SKIP', { selector: 'button' })).toBe(document.querySelector('dialog :is(button, a)'));
      expect(screen.queryAllByRole('button', { name: 'Done' })).toHaveLength(key === slides.at(-1)?.key ? 1 : 0);
      press('Next');
    }
  });

  const counted = () => portal.outbox.analytics.filter(({ category }) => category === 'cta');

  // Rule `onboarding.clicks`.
  it.each([
    ['SKIP', 'EVENT', 'onboarding skip'],
    ['Done', 'DEACTIVATE', 'onboarding done'],
  ])('"%s" sends %s, and is counted as "%s"', (name, body, label) => {
    goToLast();
    press(name);
    expect(portal.call('onboardingUpdate').options).toEqual({ body });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(counted()).toEqual([{ category: 'cta', action: 'click', label }]);
  });

  it('Escape skips, like "SKIP"', () => {
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(portal.call('onboardingUpdate').options).toEqual({ body: 'EVENT' });
  });

  // Rule `onboarding.clicks`.
  it('the last slide links to the configured apps, and who follows is counted', () => {
    expect(screen.queryByRole('link')).toBeNull();
    goToLast();
    expect(screen.getByRole('link', { name: 'Download for iPhone' })).toHaveAttribute(
      'href',
      'https://apps.apple.com/',
    );
    expect(screen.getByRole('link', { name: 'Download for Android' })).toHaveAttribute(
      'href',
      'https://play.google.com/store/apps',
    );
    act(() => portal.dispatch(interactionAccepted()));
    act(() => follow(screen.getByText('Download for Android')));
    expect(counted()).toEqual([{ category: 'cta', action: 'click', label: 'onboarding app-link' }]);
  });
});
