import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ContentBlock, type ContentBlockProps, type ContentState, fragmentLoaded } from '../../src/content';
import { sanitiserChunk } from '../../src/content/sanitiserChunk';
import { contentStore } from './contentStore';

const show = (content: ContentState, props: Partial<ContentBlockProps> = {}) => {
  const house = contentStore({}, content);
  const view = render(
    <Provider store={house.store}>
      <ContentBlock fragment={{ path: '/a' }} {...props} />
    </Provider>,
  );
  return { ...house, box: view.container.querySelector('[data-content-block]') };
};

const present = () => act(() => sanitiserChunk.load());

describe('a content block', () => {
  it.each<[string, ContentState]>([
    ['before anybody asked for its fragment', {}],
    ['while its fragment is on its way', { '/a': { status: 'loading', busy: true } }],
  ])('says that it is loading %s', (_, content) => {
    const { box, asked, events } = show(content);
    expect(screen.getByText('Loading content...')).toBeVisible();
    expect(box).toHaveAttribute('aria-busy', 'true');
    expect(asked).toEqual([]);
    expect(events).toEqual([]);
  });

  it('says that it cannot be loaded, without interrupting anybody', () => {
    const { box } = show({ '/a': { status: 'failed', busy: false } });
    expect(screen.getByText('Unable to load content.')).toBeVisible();
    expect(box).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows the sanitised fragment, its headings below those of its place', async () => {
    const html = '<h1>Pay now</h1><p onclick="x()">You owe R 5</p><script>alert(1)</script>';
    const { box } = show({ '/a': { status: 'loaded', html, busy: true } }, { belowHeading: 3 });
    await present();
    expect(screen.getByRole('heading', { level: 4, name: 'Pay now' })).toBeVisible();
    expect(box?.innerHTML).not.toMatch(/onclick|script/);
    expect(box).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Loading content...')).toBeNull();
  });

  it('leads its links to their replacements', async () => {
    show(
      { '/a': { status: 'loaded', html: '<a href="/x/sign">Sign</a>', busy: false } },
      { fragment: { path: '/a', replacements: { '/sign': '/portal/sign' } } },
    );
    await present();
    expect(screen.getByRole('link', { name: 'Sign' })).toHaveAttribute('href', '/portal/sign');
  });

  it('keeps the very nodes that it shows when its parent renders anew', async () => {
    const { store } = contentStore({}, { '/a': { status: 'loaded', html: '<p>x</p>', busy: true } });
    const block = (
      <Provider store={store}>
        <ContentBlock fragment={{ path: '/a', replacements: {} }} />
      </Provider>
    );
    const { rerender } = render(block);
    await present();
    const before = screen.getByText('x');
    rerender(
      <Provider store={store}>
        <ContentBlock fragment={{ path: '/a', replacements: {} }} />
      </Provider>,
    );
    expect(screen.getByText('x')).toBe(before);
  });

  it('shows a fragment as soon as it is there, as tall as before', async () => {
    const { store, box } = show({ '/a': { status: 'loading', busy: true } }, { reserve: '6rem' });
    await present();
    expect(box).toHaveStyle({ minBlockSize: '6rem' });
    act(() => {
      store.dispatch(fragmentLoaded({ key: '/a', html: '<p>Here</p>' }));
    });
    expect(screen.getByText('Here')).toBeVisible();
    expect(box).toHaveStyle({ minBlockSize: '6rem' });
  });
});
