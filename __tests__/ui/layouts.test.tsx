import { act, render, screen } from '@testing-library/react';
import { type ItemsPerPage, mobileLayout, oneItemWide, useItemsPerPage } from '../../src/ui/layouts';

const layout: ItemsPerPage = {
  wide: 3,
  narrower: [
    { query: oneItemWide, items: 1 },
    { query: mobileLayout, items: 2 },
  ],
};

const Sample = () => <p>{useItemsPerPage(layout)}</p>;

const matchMediaOf = globalThis.matchMedia;
afterEach(() => {
  globalThis.matchMedia = matchMediaOf;
});

/** A page whose width the test sets. */
const pageOfWidth = (initial: number) => {
  let width = initial;
  const listeners = new Set<() => void>();
  globalThis.matchMedia = (query) =>
    ({
      get matches() {
        return width <= Number(/[\d.]+/.exec(query)?.[0]);
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  return {
    listeners,
    becomes: (next: number) =>
      act(() => {
        width = next;
        for (const listener of listeners) listener();
      }),
  };
};

describe('the number of items side by side', () => {
  it('is the wide one if there are no media queries', () => {
    render(<Sample />);
    expect(screen.getByText('3')).toBeInTheDocument();
  });

  it('follows the width at exactly the breakpoints, and stops listening when removed', () => {
    const page = pageOfWidth(991);
    const { unmount } = render(<Sample />);
    expect(screen.getByText('3')).toBeInTheDocument();
    page.becomes(990);
    expect(screen.getByText('2')).toBeInTheDocument();
    page.becomes(767);
    expect(screen.getByText('2')).toBeInTheDocument();
    page.becomes(766);
    expect(screen.getByText('1')).toBeInTheDocument();
    unmount();
    expect(page.listeners.size).toBe(0);
  });
});
