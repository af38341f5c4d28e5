import { act, fireEvent, screen, within } from '@testing-library/react';
import { BalanceRewards } from '../../../src/features/rewards/RewardsBlock';
import { LOADS_LATER } from '../../../src/notices';
import { callMissed, connectionLost } from '../../../src/state/connection/slice';
import { textOf } from '../../../src/texts/text';
import { REFERENCE } from '../../support/builders';
import { openRewards } from './rewards';

const shown = async (changes: Readonly<Record<string, unknown>> = {}) => {
  const portal = openRewards(changes);
  portal.show(<BalanceRewards />);
  await portal.enter('bal-portfolio');
  return portal;
};

const section = () => within(screen.getByRole('region', { name: 'Active Rewards' }));

describe('Active Rewards on the balance view', () => {
  // Rule `balance.rewards`.
  it('show the health status, the exercise ring alone, plays and Miles', async () => {
    const portal = await shown();
    expect(section().getByRole('heading', { level: 2, name: 'Active Rewards' })).toBeVisible();
    const card = section().getByRole('article', { name: 'Health' });
    expect(within(card).getByText('Gold')).toBeVisible();
    expect(card).toHaveClass('status-gold');
    expect(within(card).getByRole('link', { name: 'Health' })).toHaveAttribute('href', '/portal/vitality');
    const ring = section().getByRole('progressbar');
    expect(ring).toHaveAccessibleName('Exercise');
    expect(ring).toHaveAttribute('aria-valuenow', '72');
    expect(section().getByText('3 plays')).toBeVisible();
    expect(section().getByText('1,250 Miles')).toBeVisible();
    expect(portal.outbox.logged).toEqual([]);
  });

  // Rule `balance.failure`.
  it('say when they could not be loaded, and fetch again on "Try Again"', async () => {
    const portal = await shown({ rewardSummaryBalance: new Error('500') });
    expect(section().getByRole('heading', { name: 'Unable to load Active Rewards Tracker' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Active Rewards' })).toHaveTextContent(`Reference ${REFERENCE}`);
    expect(section().getByText('Gold')).toBeVisible();

    portal.answers.rewardSummaryBalance = { playCount: 9 };
    const button = section().getByRole('button', { name: 'Try Again' });
    button.focus();
    fireEvent.click(button);
    expect(button).toHaveTextContent('Trying again');
    expect(button).toHaveFocus();
    await portal.settle();
    expect(button).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(section().getByText('9 plays')).toBeVisible();
    expect(section().queryByText('Unable to load Active Rewards Tracker')).toBeNull();
    expect(portal.called('rewardSummaryBalance')).toBe(2);
  });

  // Rule `connection.silence`.
  it('have not failed if there was no connection to ask over', async () => {
    const portal = await shown({ rewardSummaryBalance: new Error('Failed to fetch') });
    act(() => portal.dispatch(callMissed('rewardSummaryBalance'), connectionLost()));
    expect(section().queryByText('Unable to load Active Rewards Tracker')).toBeNull();
    expect(section().getByRole('heading', { name: textOf(LOADS_LATER) })).toBeVisible();
  });

  it('are there even if the products could not be fetched, with the card without a link', async () => {
    await shown({ productsBalance: new Error('500') });
    expect(section().getByText('Gold')).toBeVisible();
    expect(section().queryByRole('link')).toBeNull();
  });
});
