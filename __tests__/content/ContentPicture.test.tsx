import { fireEvent, screen } from '@testing-library/react';
import { ContentBlock, contentReducer } from '../../src/content';
import { createWorld } from '../support/world';

const show = (address: string) => {
  const { container } = createWorld(
    { reducer: { content: contentReducer }, sagas: [] },
    { initial: { content: { '/a.png': { status: 'picture', address, busy: false } } } },
  ).show(<ContentBlock fragment={{ path: '/a.png' }} />);
  return container.querySelector('img');
};

describe('a picture of the content management', () => {
  it('is fetched by the browser from its address, and shows that it is loading', () => {
    const picture = show('/cms/site/a.png');
    expect(picture).toHaveAttribute('src', '/cms/site/a.png');
    expect(picture).toHaveAttribute('alt', '');
    expect(screen.getByText('Loading content...')).toBeVisible();
    if (picture) fireEvent.load(picture);
    expect(screen.queryByText('Loading content...')).toBeNull();
  });

  it('is replaced by a warning when it cannot be loaded', () => {
    const picture = show('/cms/site/a.png');
    if (picture) fireEvent.error(picture);
    expect(screen.getByText('Unable to load content.')).toBeVisible();
    expect(picture).not.toBeInTheDocument();
  });

  it.each(['javascript:alert(1)//.png', 'data:image/svg+xml,<svg onload=alert(1)>', 'ftp://x/a.png'])(
    'is replaced by a warning if its address is not safe: %s',
    (address) => {
      expect(show(address)).toBeNull();
      expect(screen.getByText('Unable to load content.')).toBeVisible();
    },
  );
});
