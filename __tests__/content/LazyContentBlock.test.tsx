import { screen } from '@testing-library/react';
import { contentReducer, LazyContentBlock } from '../../src/content';
import { createWorld } from '../support/world';

describe('the content block of a tile', () => {
  it('says that it is loading while its script loads, then shows the fragment', async () => {
    const content = { '/a': { status: 'loaded', html: '<h1>Pay now</h1>', busy: false } } as const;
    createWorld({ reducer: { content: contentReducer }, sagas: [] }, { initial: { content } }).show(
      <LazyContentBlock fragment={{ path: '/a' }} reserve="6rem" />,
    );
    const place = screen.getByText('Loading content...').closest('[data-content-block]');
    expect(place).toHaveAttribute('aria-busy', 'true');
    expect(place).toHaveStyle({ minBlockSize: '6rem' });
    expect(await screen.findByRole('heading', { level: 4, name: 'Pay now' })).toBeVisible();
  });
});
