import { act, fireEvent, screen } from '@testing-library/react';
import {
  ContentBlock,
  type ContentBlockProps,
  type ContentState,
  contentReducer,
  fragmentLoaded,
} from '../../src/content';
import { sanitiserChunk } from '../../src/content/sanitiserChunk';
import { createWorld } from '../support/world';

const worldOf = (content: ContentState) =>
  createWorld(
    { reducer: { content: contentReducer }, sagas: [] },
    { initial: { content, extras: { status: 'loaded' } } },
  );

const show = (content: ContentState, props: Partial<ContentBlockProps> = {}) => {
  const world = worldOf(content);
  const { container } = world.show(<ContentBlock fragment={{ path: '/a' }} {...props} />);
  return { ...world, box: container.querySelector('[data-content-block]') };
};

const present = () => act(() => sanitiserChunk.load());

describe('a content block', () => {
  // Rule `content.states`.
  it.each<[string, ContentState]>([
    ['before anybody asked for its fragment', {}],
    ['while its fragment loads', { '/a': { status: 'loading', busy: true } }],
  ])('says that it is loading %s', (_, content) => {
    const { box, outbox, actions } = show(content);
    expect(screen.getByText('Loading content...')).toBeVisible();
    expect(box).toHaveAttribute('aria-busy', 'true');
    expect(outbox.fragments).toEqual([]);
    expect(actions).toEqual([]);
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
      const { actions } = show(
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
      expect(actions).toEqual([click, click]);
    },
  );

  it('keeps its DOM nodes when its parent renders again', async () => {
    const world = worldOf({ '/a': { status: 'loaded', html: '<p>x</p>', busy: true } });
    const { rerender } = world.show(<ContentBlock fragment={{ path: '/a', replacements: {} }} />);
    await present();
    const before = screen.getByText('x');
    rerender(<ContentBlock fragment={{ path: '/a', replacements: {} }} />);
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
