import { act, render, screen } from '@testing-library/react';
import { CarouselTrack } from '../../src/ui/CarouselTrack';

// What the build leaves out of the package (config/webpack/compiler.ts).
jest.mock('react-easy-swipe', () => ({}));
jest.mock('react-responsive-carousel/lib/js/components/Thumbs', () => ({}));
jest.mock('react-responsive-carousel/lib/js/components/Carousel/animations', () => ({}));

const slides = ['one', 'two', 'three'].map((name) => <p key={name}>{name}</p>);

const slideOf = (text: string): HTMLElement => screen.getByText(text);

it('The slides are drawn and turned without the parts of the package that the build leaves out', async () => {
  const { rerender, unmount } = await act(async () => render(<CarouselTrack slides={slides} shown={0} />));
  expect(slideOf('one')).toHaveClass('selected');
  await act(async () => rerender(<CarouselTrack slides={slides} shown={1} />));
  expect(slideOf('one')).toHaveClass('previous');
  expect(slideOf('two')).toHaveClass('selected');
  await act(async () => rerender(<CarouselTrack slides={slides.slice(0, 1)} shown={0} />));
  expect(slideOf('one')).toHaveClass('selected');
  unmount();
});
