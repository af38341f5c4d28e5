import { screen, within } from '@testing-library/react';
import type { InferOutput } from 'valibot';
import type { manageDetailsSchema } from '../../../src/contract/answers/blocks';
import { Details, selectDetailsLinks } from '../../../src/features/details/Details';
import { detailsReducers, detailsSaga, type detailsSlice } from '../../../src/features/details/slice';
import { type Answer, createWorld, follow, settle } from '../../support/world';

const show = async (manageDetails: Answer) => {
  const world = createWorld({ reducer: detailsReducers, sagas: [detailsSaga] }, { answers: { manageDetails } });
  const { container } = await world.visit(<Details />);
  return { ...world, container };
};

const details = (count: number) => ({
  Details: Array.from({ length: count }, (_, index) => ({
    Description: `Link ${index + 1}`,
    Link: `/link/${index + 1}`,
  })),
});

describe('"Manage your details"', () => {
  it('is hidden if its call fails, which is recorded in the words of the error catalogue', async () => {
    const { container, outbox } = await show(new Error('503'));
    expect(container).toBeEmptyDOMElement();
    expect(outbox.logged).toEqual(['There was an issue fetching Manage Your Details summary']);
  });

  it('is a region of links', async () => {
    await show(details(2));
    const region = screen.getByRole('region', { name: 'Manage your details' });
    expect(within(region).getByRole('heading', { level: 2, name: 'Manage your details' })).toBeVisible();
    expect(await within(region).findByRole('link', { name: 'Link 2' })).toHaveAttribute('href', '/link/2');
  });

  it('posts a click with the position of the link (rule `analytics.labels`)', async () => {
    const { outbox } = await show(details(2));
    const link = await screen.findByRole('link', { name: 'Link 2' });
    follow(link);
    await settle();
    expect(outbox.analytics).toEqual([{ category: 'cta', action: 'click', label: 'details 2' }]);
  });
});

const part = (details: ReturnType<typeof detailsSlice.reducer>) => ({ details });
const loaded = (summary: InferOutput<typeof manageDetailsSchema>) => part({ status: 'loaded', summary, at: 0 });

describe('the links of "Manage your details"', () => {
  // Rule `details.hidden`.
  it.each(['idle', 'loading', 'failed'] as const)('are none while the answer is %s', (status) => {
    expect(selectDetailsLinks(part({ status }))).toEqual([]);
  });

  it('leave out items without a text or safe address', () => {
    const links = selectDetailsLinks(
      loaded({
        Details: [
          { Description: 'Script', Link: 'javascript:alert(1)' },
          { Link: '/no-text' },
          { Description: 'No address' },
          { Description: 'Call us', Link: 'tel:0800555010' },
        ],
      }),
    );
    expect(links).toEqual([{ key: 'detail 0', description: 'Call us', address: 'tel:0800555010', position: 1 }]);
  });

  it('have different keys even if two are alike', () => {
    const one = { Description: 'One', Link: '/one' };
    expect(new Set(selectDetailsLinks(loaded({ Details: [one, one] })).map(({ key }) => key)).size).toBe(2);
  });
});
