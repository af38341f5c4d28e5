import { act, fireEvent, render, screen } from '@testing-library/react';
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
  // Rule `content.states`.
  it.each<[string, ContentState]>([
    ['before anybody asked for its fragment', {}],
    ['while its fragment loads', { '/a': { status: 'loading', busy: true } }],
  ])('says that it is loading %s', (_, content) => {
    const { box, asked, events } = show(content);
    expect(screen.getByText('Loading content...')).toBeVisible();
    expect(box).toHaveAttribute('aria-busy', 'true');
    expect(asked).toEqual([]);
    expect(events).toEqual([]);
  });

  // Rule `content.states`.
  it('says that it cannot be loaded, without interrupting screen readers', () => {
    const { box } = show({ '/a': { status: 'failed', busy: false } });
    expect(screen.getByText('Unable to load content.')).toBeVisible();
    expect(box).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows the sanitised fragment, with its headings below those around it', async () => {
    const html = '<h1>Pay now</h1><p onclick="x()">You owe R 5</p><script>alert(1)</script>';
    const { box } = show({ '/a': { status: 'loaded', html, busy: true } }, { belowHeading: 3 });
    await present();
    expect(screen.getByRole('heading', { level: 4, name: 'Pay now' })).toBeVisible();
    expect(box?.innerHTML).not.toMatch(/onclick|script/);
    expect(box).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Loading content...')).toBeNull();
  });

  it('uses the replacements of its links', async () => {
    show(
      { '/a': { status: 'loaded', html: '<a href="/x/sign">Sign</a>', busy: false } },
      { fragment: { path: '/a', replacements: { '/sign': '/portal/sign' } } },
    );
    await present();
    expect(screen.getByRole('link', { name: 'Sign' })).toHaveAttribute('href', '/portal/sign');
  });

  it.each([
    ['outstanding-actions', '/tasks/sign-policy?id=7', 'outstanding-actions sign-policy'],
    [undefined, '/life-insurance/pay-now/', 'content pay-now'],
  ] as const)(
    'counts links of %s in %s as %j, by either mouse button, and nothing else',
    async (owner, path, label) => {
      const html = '<p>Words</p><a href="/x"><b>Sign</b></a><a>No link</a>';
      const { events } = show(
        { [path]: { status: 'loaded', html, busy: false } },
        { fragment: { path }, ...(owner === undefined ? {} : { owner }) },
      );
      await present();
      const words = screen.getByText('Sign');
      words.addEventListener('click', (event) => event.preventDefault());
      for (const text of ['Words', 'No link', 'Sign']) fireEvent.click(screen.getByText(text));
      fireEvent(words, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
      fireEvent(words, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
      const click = expect.objectContaining({ meta: { analytics: { category: 'cta', action: 'click', label } } });
      expect(events).toEqual([click, click]);
    },
  );

  it('keeps its DOM nodes when its parent renders again', async () => {
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

  it('shows a fragment as soon as it arrives, as tall as before', async () => {
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
