import { render, screen } from '@testing-library/react';
import { rootErrorHooks } from '../../src/platform/globalErrors';
import { Boundary } from '../../src/ui/Boundary';

it.each([
  ['an error', new Error('broken')],
  ['null', null],
  ['a text', 'broken'],
  ['a frozen object', Object.freeze({})],
])(
  'A part of the page that cannot be drawn shows the reference of its one record, whatever was thrown: %s',
  (_, thrown) => {
    const reported: unknown[] = [];
    const { onCaughtError } = rootErrorHooks((error) => {
      reported.push(error);
      return 'MI3K9X2A-4F7QZB';
    });
    const Broken = (): never => {
      throw thrown;
    };
    render(
      <Boundary fallback={(reference) => <p>{`Reference ${reference}`}</p>}>
        <Broken />
      </Boundary>,
      { onCaughtError },
    );
    expect(screen.getByText('Reference MI3K9X2A-4F7QZB')).toBeInTheDocument();
    expect(reported).toEqual([thrown]);
  },
);
