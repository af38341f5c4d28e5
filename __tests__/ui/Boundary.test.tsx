import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { rootErrorHooks } from '../../src/platform/globalErrors';
import { Boundary } from '../../src/ui/Boundary';

const draw = (thrown: unknown, fallback: ReactNode | ((reference: string | undefined) => ReactNode)) => {
  const reported: unknown[] = [];
  const Broken = (): never => {
    throw thrown;
  };
  const { onCaughtError } = rootErrorHooks((error) => {
    reported.push(error);
    return 'MI3K9X2A-4F7QZB';
  });
  const { container } = render(
    <>
      <h1>Portfolio overview</h1>
      <Boundary fallback={fallback}>
        <Broken />
      </Boundary>
    </>,
    { onCaughtError },
  );
  return { container, reported };
};

describe('a part of the page that cannot be drawn', () => {
  it.each([
    ['an error', new Error('broken')],
    ['null', null],
    ['a text', 'broken'],
    ['a frozen object', Object.freeze({})],
  ])('shows the reference of its one record, whatever was thrown: %s', (_, thrown) => {
    const { container, reported } = draw(thrown, (reference) => <p>{`Reference ${reference}`}</p>);
    expect(container).toHaveTextContent('Reference MI3K9X2A-4F7QZB');
    expect(reported).toEqual([thrown]);
  });
});
