import { fireEvent, render, screen } from '@testing-library/react';
import { useSwipe } from '../../src/ui/useSwipe';

const turned: (-1 | 1)[] = [];
const followed: string[] = [];

const Row = ({ last = false }: { last?: boolean }) => (
  <section
    {...useSwipe({
      leads: (direction) => !(last && direction === 1),
      onSwipe: (direction) => turned.push(direction),
    })}
  >
    <button type="button" onClick={() => followed.push('link')}>
      Link
    </button>
  </section>
);

// jsdom has neither PointerEvent nor pointer capture.
const point = (
  name: 'down' | 'move' | 'up' | 'cancel',
  clientX: number,
  clientY = 0,
  isPrimary = true,
  buttons = name === 'up' ? 0 : 1,
) => {
  const event = new MouseEvent(`pointer${name}`, { bubbles: true, clientX, clientY, button: 0, buttons });
  Object.assign(event, { pointerId: isPrimary ? 1 : 2, isPrimary });
  fireEvent(screen.getByRole('button'), event);
};

const rowOf = () => screen.getByRole('button').parentElement as HTMLElement;

const drag = (x: number, y = 0) => {
  point('down', 0, 0);
  point('move', x / 2, y / 2);
  point('move', x, y);
  point('up', x, y);
};

beforeEach(() => {
  turned.length = 0;
  followed.length = 0;
  Object.defineProperty(HTMLElement.prototype, 'setPointerCapture', { value: () => undefined, configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture');
});

describe('a drag across a row of pages', () => {
  it.each([
    [-80, 10, [1]],
    [80, 10, [-1]],
    [-80, 90, []],
    [-39, 0, []],
    [-5, 0, []],
    [0, 0, []],
  ])('of %i by %i turns %j', (x, y, expected) => {
    render(<Row />);
    drag(x, y);
    expect(turned).toEqual(expected);
  });

  it('is none of a mouse that was released outside the row', () => {
    render(<Row />);
    point('down', 0);
    point('move', -100, 0, true, 0);
    expect(rowOf()).not.toHaveAttribute('data-dragged');
    point('move', -120);
    expect(rowOf()).not.toHaveAttribute('data-dragged');
  });

  it('moves the row along, less if no page follows, and releases it at the end', () => {
    const { rerender } = render(<Row />);
    point('down', 0);
    point('move', -100);
    expect(rowOf().style.getPropertyValue('--carousel-drag')).toBe('-100px');
    expect(rowOf()).toHaveAttribute('data-dragged');
    rerender(<Row last />);
    point('move', -120);
    expect(rowOf().style.getPropertyValue('--carousel-drag')).toBe('-30px');
    point('up', -120);
    expect(rowOf().style.getPropertyValue('--carousel-drag')).toBe('');
    expect(rowOf()).not.toHaveAttribute('data-dragged');
    expect(turned).toEqual([]);
  });

  it('ends when the browser takes it over, to scroll or to zoom, and only follows the first finger', () => {
    render(<Row />);
    point('down', 0);
    point('move', -100);
    point('cancel', -100);
    point('up', -100);
    expect(rowOf()).not.toHaveAttribute('data-dragged');
    point('down', 0, 0, false);
    point('move', -100, 0, false);
    point('up', -100, 0, false);
    expect(turned).toEqual([]);
  });

  it('follows no link, but the next click and one by the keyboard do', () => {
    render(<Row />);
    drag(-80);
    fireEvent.click(screen.getByRole('button'), { detail: 0 });
    expect(followed).toHaveLength(1);
    fireEvent.click(screen.getByRole('button'), { detail: 1 });
    expect(followed).toHaveLength(1);
    fireEvent.click(screen.getByRole('button'), { detail: 1 });
    expect(followed).toHaveLength(2);
  });
});
