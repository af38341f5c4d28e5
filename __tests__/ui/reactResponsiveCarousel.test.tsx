import { act, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { Carousel } from 'react-responsive-carousel';

// What the package does by itself, and why CarouselTrack only uses it for the row of slides. If a test fails after an
// update, the package has improved: then use its feature, and delete ours.
interface PackageProps {
  readonly selectedItem?: number;
  readonly transitionTime?: number;
  readonly showArrows?: boolean;
  readonly showStatus?: boolean;
  readonly showThumbs?: boolean;
}

const Package = Carousel as ComponentType<PackageProps & { readonly children: ReactNode }>;

const show = async (
  direction: 'ltr' | 'rtl',
  props: PackageProps = {},
  pages: readonly string[] = ['one', 'two', 'three'],
) => {
  const carousel = (changes: PackageProps, shown: readonly string[]) => (
    <div dir={direction}>
      <Package transitionTime={500} showThumbs={false} showStatus={false} {...changes}>
        {shown.map((page) => (
          <div key={page}>
            <a href={`/${page}`}>{page}</a>
          </div>
        ))}
      </Package>
    </div>
  );
  const { container, rerender } = await act(async () => render(carousel(props, pages)));
  const row = container.querySelector<HTMLElement>('.slider');
  if (row === null) throw new Error('The package draws no row.');
  return {
    row,
    container,
    turn: (changes: PackageProps, shown = pages) => act(async () => rerender(carousel(changes, shown))),
  };
};

describe("react-responsive-carousel's own movement", () => {
  it('takes 500 ms when told so, also for a member who wants reduced motion', async () => {
    const asked = jest.fn(() => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: asked });
    const { row, turn } = await show('ltr');
    await turn({ selectedItem: 1 });
    expect(row.style.transitionDuration).toBe('500ms');
    expect(asked).not.toHaveBeenCalled();
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('goes the same way in both reading directions, which is wrong from right to left', async () => {
    const transforms: string[] = [];
    for (const direction of ['ltr', 'rtl'] as const) {
      const { row, turn } = await show(direction);
      await turn({ selectedItem: 1 });
      transforms.push(row.style.transform);
    }
    expect(transforms[0]).toBe('translate3d(-100%,0,0)');
    expect(transforms[1]).toBe(transforms[0]);
  });

  it('identifies a page by its position in the document, so a row with only some of the pages would jump', async () => {
    const { row, turn } = await show('ltr', { selectedItem: 1 }, ['one', 'two', 'three']);
    await turn({ selectedItem: 1 }, ['two', 'three', 'four']);
    // Another page is shown, and nothing has moved.
    expect(row.style.transform).toBe('translate3d(-100%,0,0)');
  });
});

describe("react-responsive-carousel's own controls", () => {
  it('leave the links of hidden pages reachable for the keyboard and for screen readers', async () => {
    const { container } = await show('ltr');
    expect(container.querySelector('[inert]')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });

  it('are dots that are neither a list nor buttons, without a current one', async () => {
    const { container } = await show('ltr');
    const dots = [...container.querySelectorAll('.dot')];
    expect(dots).toHaveLength(3);
    expect(dots.map(({ localName }) => localName)).toEqual(['li', 'li', 'li']);
    expect(container.querySelector('[aria-current]')).toBeNull();
  });

  it('are arrows that stay in the document when they are switched off', async () => {
    const { container } = await show('ltr', { showArrows: false });
    expect(container.querySelectorAll('button.control-arrow')).toHaveLength(2);
  });
});

describe("react-responsive-carousel's row does less than a row of our own did:", () => {
  it('it is a list around the pages, and has more elements', async () => {
    const { row, container } = await show('ltr', { showArrows: false });
    expect(screen.getAllByRole('list').includes(row)).toBe(true);
    expect([...row.children].map(({ localName }) => localName)).toEqual(['li', 'li', 'li']);
    expect(container.querySelector('.carousel-root > .carousel > .slider-wrapper > ul.slider')).toBe(row);
  });

  it('it measures the first page once it is drawn and whenever the window is resized', async () => {
    const measured = jest.spyOn(Element.prototype, 'clientWidth', 'get');
    await show('ltr');
    expect(measured).toHaveBeenCalledTimes(1);
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(measured).toHaveBeenCalledTimes(2);
  });
});
