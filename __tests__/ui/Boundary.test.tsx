import { render } from '@testing-library/react';
import { Boundary } from '../../src/ui/Boundary';

const Broken = (): never => {
  throw new Error('cannot be rendered');
};

describe('a part of the page that cannot be drawn', () => {
  it('becomes its fallback, and is reported', () => {
    const reported: unknown[] = [];
    const { container } = render(
      <>
        <h1>Portfolio overview</h1>
        <Boundary fallback={<p>Unavailable</p>}>
          <Broken />
        </Boundary>
      </>,
      { onCaughtError: (error) => reported.push(error) },
    );
    expect(container).toHaveTextContent('Portfolio overview');
    expect(container).toHaveTextContent('Unavailable');
    expect(reported).toEqual([new Error('cannot be rendered')]);
  });
});
