import { act, fireEvent, screen } from '@testing-library/react';
import DOMPurify from 'dompurify';
import {
  ContentBlock,
  type ContentBlockProps,
  type ContentState,
  contentReducer,
  fragmentFailed,
  fragmentLoaded,
} from '../../src/content';
import { fragmentOutdated, fragmentRequested, fragmentRetryClicked, retryEnded } from '../../src/content/slice';
import { linkFollowed } from '../../src/state/eventMeta';
import { createWorld } from '../support/world';

const worldOf = (content: ContentState) =>
  createWorld({ reducer: { content: contentReducer }, sagas: [] }, { initial: { content } });

const show = (content: ContentState, props: Partial<ContentBlockProps> = {}) => {
  const world = worldOf(content);
  const { container } = world.show(<ContentBlock path="/a" {...props} />);
  return { ...world, box: container.querySelector('[data-content-block]') };
};

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

  it('says that it cannot be loaded, without interrupting screen readers', () => {
    const { box } = show({ '/a': { status: 'failed', busy: false } });
    expect(screen.getByText('Unable to load content.')).toBeVisible();
    expect(box).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows the sanitised fragment, with its headings below those around it', () => {
    const html = '<h1>Pay now</h1><p onclick="x()">You owe R 5</p><script>alert(1)</script>';
    const { box } = show({ '/a': { status: 'loaded', html, busy: true } }, { belowHeading: 3 });
    expect(screen.getByRole('heading', { level: 4, name: 'Pay now' })).toBeVisible();
    expect(box?.innerHTML).not.toMatch(/onclick|script/);
    expect(box).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Loading content...')).toBeNull();
  });

  // A long list of actions is drawn anew whenever it grows, and the focus must not leave a link in it.
  it('is not sanitised anew because many others are on the page', () => {
    const paths = Array.from({ length: 100 }, (_, index) => `/many/${index}`);
    const fragments = paths.map((path) => [path, { status: 'loaded', html: `<p>${path}</p>`, busy: false }] as const);
    const world = worldOf(Object.fromEntries(fragments));
    const sanitised = jest.spyOn(DOMPurify, 'sanitize');
    const list = () => (
      <div>
        {paths.map((path) => (
          <ContentBlock key={path} path={path} />
        ))}
      </div>
    );
    const { rerender } = world.show(list());
    const calls = sanitised.mock.calls.length;
    rerender(list());
    expect(sanitised.mock.calls.length).toBe(calls);
  });

  // A screen that the member comes back to has the same fragments, and sanitising takes half of the time to draw it.
  it('sanitises a fragment once, however often its block is drawn', () => {
    const content: ContentState = { '/a': { status: 'loaded', html: '<p>Drawn again and again</p>', busy: false } };
    const world = worldOf(content);
    const sanitised = jest.spyOn(DOMPurify, 'sanitize');
    const { rerender } = world.show(<ContentBlock path="/a" />);
    const [before, calls] = [screen.getByText('Drawn again and again'), sanitised.mock.calls.length];
    expect(calls).toBeGreaterThan(0);
    rerender(<ContentBlock path="/a" />);
    expect(screen.getByText('Drawn again and again')).toBe(before);
    const { container } = world.show(<ContentBlock path="/a" />);
    expect(container).toHaveTextContent('Drawn again and again');
    expect(sanitised).toHaveBeenCalledTimes(calls);
  });

  // Rule `analytics.labels`.
  it.each([
    { path: '/a/will?x=1', label: 'content will' },
    { path: '/a/will', owner: 'outstanding-actions', label: 'outstanding-actions will' },
    { path: '/', owner: 'outstanding-actions', label: 'outstanding-actions' },
  ] as const)('counts clicks on its links, and nothing else, by whose it is and the end of $path', (link) => {
    const { label, ...place } = link;
    const html = '<p>Words</p><a href="#/x"><b>Sign</b></a><a>No link</a>';
    const { actions } = show({ [link.path]: { status: 'loaded', html, busy: false } }, place);
    for (const text of ['Words', 'No link', 'Sign']) fireEvent.click(screen.getByText(text));
    expect(actions).toEqual([linkFollowed(label)]);
  });

  it('is one element whatever it holds, so that a focus on it stays', () => {
    const { store, box } = show({ '/a': { status: 'loading', busy: true } }, { asText: true });
    act(() => {
      if (box instanceof HTMLElement) box.focus();
    });
    act(() => {
      store.dispatch(fragmentLoaded({ key: '/a', html: '<p>Here</p>', language: 'af' }));
    });
    expect(screen.getByText('Here').parentElement).toBe(box);
    // Rule `texts.asked`.
    expect(box).toHaveAttribute('lang', 'af');
    expect(box).toHaveFocus();
    expect(box).toHaveAttribute('data-text');
    expect(box?.children).toHaveLength(1);
    act(() => {
      store.dispatch(fragmentOutdated({ key: '/a' }));
    });
    expect(screen.getByText('Loading content...').parentElement).toBe(box);
    expect(box?.children).toHaveLength(1);
    act(() => {
      store.dispatch(fragmentFailed({ key: '/a' }));
    });
    expect(screen.getByText('Unable to load content.')).toBeVisible();
    expect(box).not.toHaveAttribute('data-fragment');
    expect(box?.children).toHaveLength(1);
    expect(box).toHaveFocus();
  });

  // Rule `content.retry`.
  it('says so if its fragment cannot be sanitised, and keeps the focus while it tries again', async () => {
    const { store, actions, show } = worldOf({ '/a': { status: 'loaded', html: '<b>'.repeat(65), busy: false } });
    const reported: unknown[] = [];
    const { container } = show(<ContentBlock path="/a" />, {
      onCaughtError: (error) => reported.push(error),
    });
    const box = container.querySelector('[data-content-block]');
    const tryAgain = () => {
      screen.getByRole('button', { name: 'Try again' }).focus();
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    };
    expect(screen.getByText('Unable to load content.')).toBeVisible();
    expect(reported).toEqual([new Error('The fragment would take too long to show')]);
    tryAgain();
    expect(actions).toEqual([fragmentRetryClicked({ key: '/a', cannotBeShown: true })]);
    expect(screen.getByText('Unable to load content.')).toBeVisible();
    tryAgain();
    await act(async () => {
      store.dispatch(fragmentRequested({ key: '/a' }));
      store.dispatch(fragmentLoaded({ key: '/a', html: '<p>Here</p>' }));
    });
    expect(screen.getByText('Here').parentElement).toBe(box);
    expect(box).toHaveFocus();
  });
});

describe('a picture of the content management', () => {
  const showPicture = (address: string) =>
    show({ '/a': { status: 'picture', address, busy: false } }).box?.querySelector('img');

  it('is fetched by the browser from its address, and shows that it is loading', () => {
    const picture = showPicture('/cms/site/a.png');
    expect(picture).toHaveAttribute('src', '/cms/site/a.png');
    expect(picture).toHaveAttribute('alt', '');
    expect(screen.getByText('Loading content...')).toBeVisible();
    if (picture) fireEvent.load(picture);
    expect(screen.queryByText('Loading content...')).toBeNull();
  });

  it('is replaced by a warning when it cannot be loaded, or its address is not allowed', () => {
    const picture = showPicture('/cms/site/a.png');
    if (picture) fireEvent.error(picture);
    expect(screen.getByText('Unable to load content.')).toBeVisible();
    expect(picture).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(showPicture('ftp://x/a.png')).toBeNull();
    expect(screen.getAllByText('Unable to load content.')).toHaveLength(2);
    // An address that is not allowed is not allowed the next time either.
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  // Rules `retry.focus`, `announcer.retry`.
  it('keeps the focus on "Trying again" until it has come or failed again, and says which', async () => {
    const { box, actions } = show({ '/a': { status: 'picture', address: '/cms/site/a.png', busy: false } });
    const end = (how: 'load' | 'error') => {
      const picture = box?.querySelector('img');
      if (picture) fireEvent[how](picture);
    };
    const tryAgain = () => {
      screen.getByRole('button', { name: 'Try again' }).focus();
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(screen.getByRole('button', { name: 'Trying again' })).toHaveFocus();
      expect(box?.querySelector('img')).not.toBeVisible();
    };
    end('error');
    tryAgain();
    end('error');
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    expect(actions).toEqual([retryEnded({ isLoaded: false })]);
    tryAgain();
    await act(async () => end('load'));
    expect(box?.querySelector('img')).toBeVisible();
    expect(box?.children).toHaveLength(1);
    expect(box).toHaveFocus();
    expect(actions).toEqual([retryEnded({ isLoaded: false }), retryEnded({ isLoaded: true })]);
  });
});
