import { act, render, screen } from '@testing-library/react';
import { CarouselTrack } from '../../src/ui/CarouselTrack';

const slides = ['one', 'two', 'three'].map((name) => <p key={name}>{name}</p>);

const slotOf = (text: string): HTMLElement | null => screen.getByText(text).closest('li');

it('The slides are drawn in a row without controls of the package, and the one to show is selected', async () => {
  const { container, rerender, unmount } = await act(async () => render(<CarouselTrack slides={slides} shown={0} />));
  expect(slotOf('one')).toHaveClass('selected');
  expect(container.querySelectorAll('button, [role=button], [tabindex], .control-dots, .carousel-status')).toHaveLength(
    0,
  );
  await act(async () => rerender(<CarouselTrack slides={slides} shown={1} />));
  expect(slotOf('one')).not.toHaveClass('selected');
  expect(slotOf('two')).toHaveClass('selected');
  await act(async () => rerender(<CarouselTrack slides={slides.slice(0, 1)} shown={0} />));
  expect(slotOf('one')).toHaveClass('selected');
  unmount();
});
