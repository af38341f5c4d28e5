import { screen, within } from '@testing-library/react';
import { contentReducer } from '../../../src/content';
import { Banners } from '../../../src/features/banners/Banners';
import { bannersReducers, bannersSaga } from '../../../src/features/banners/slice';
import { roomReducer } from '../../../src/portfolio/room';
import { portfolioReducer } from '../../../src/portfolio/slice';
import { navigationReducer } from '../../../src/state/navigation/slice';
import { type Answer, createWorld, follow } from '../../support/world';

const show = async (rewardsBanner: Answer, bannerSummary: Answer) => {
  const world = createWorld(
    {
      reducer: {
        ...bannersReducers,
        content: contentReducer,
        room: roomReducer,
        portfolio: portfolioReducer,
        navigation: navigationReducer,
      },
      sagas: [bannersSaga],
    },
    { answers: { rewardsBanner, bannerSummary }, fragment: '<h1>Bring a friend</h1>' },
  );
  const shown = await world.visit(<Banners />);
  return { ...world, ...shown };
};

const hidden = { showBanner: false, hippoUrl: '/b/one' };

it('The banners are one block with the heading "Highlights"', async () => {
  await show({ showBanner: true }, { hippoUrl: '/b/one' });
  const region = screen.getByRole('region', { name: 'Highlights' });
  expect(within(region).getByRole('heading', { level: 2, name: 'Highlights' })).toBeInTheDocument();
  expect(await within(region).findByRole('heading', { name: 'Bring a friend' })).toBeInTheDocument();
});

it('The placeholder of the banners stays for the banner that is still loading, beside the one that shows', async () => {
  const never = () => new Promise(() => undefined);
  const { container } = await show({ showBanner: true, heading: '3 plays waiting' }, never);
  expect(screen.getByRole('heading', { level: 3, name: '3 plays waiting' })).toBeVisible();
  expect(container.querySelectorAll('[data-skeleton]').length).toBeGreaterThan(0);
});

it('The ars banner is a link named by its heading, whose click is posted', async () => {
  const { outbox } = await show({ showBanner: true, bannerLink: '/play', heading: '3 plays waiting' }, hidden);
  const link = screen.getByRole('link', { name: '3 plays waiting' });
  expect(link).toHaveAttribute('href', '/play');
  follow(link);
  expect(outbox.analytics).toEqual([{ category: 'cta', action: 'click', label: 'ars-banner open' }]);
});

it('The general banners show a fragment for each path, below the heading, and one link whose click is posted', async () => {
  const { outbox } = await show(hidden, {
    heading: 'Good to know',
    bannerLink: '/offers',
    hippoUrl: ['/b/one', '/b/one'],
  });
  expect(screen.getByRole('heading', { level: 3, name: 'Good to know' })).toBeVisible();
  expect(await screen.findAllByRole('heading', { level: 4, name: 'Bring a friend' })).toHaveLength(2);
  const link = screen.getByRole('link', { name: 'Find out more' });
  expect(link).toHaveAttribute('href', '/offers');
  follow(link);
  expect(outbox.analytics).toEqual([{ category: 'cta', action: 'click', label: 'general-banner open' }]);
});
