import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { LazyContentBlock } from '../../src/content';
import { contentStore } from './contentStore';

describe('the content block of a tile', () => {
  it('says that it is loading while its script loads, then shows the fragment', async () => {
    const { store } = contentStore({}, { '/a': { status: 'loaded', html: '<h1>Pay now</h1>', busy: false } });
    render(
      <Provider store={store}>
        <LazyContentBlock fragment={{ path: '/a' }} reserve="6rem" />
      </Provider>,
    );
    const place = screen.getByText('Loading content...').closest('[data-content-block]');
    expect(place).toHaveAttribute('aria-busy', 'true');
    expect(place).toHaveStyle({ minBlockSize: '6rem' });
    expect(await screen.findByRole('heading', { level: 4, name: 'Pay now' })).toBeVisible();
  });
});
