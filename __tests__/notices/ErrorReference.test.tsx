import { configureStore } from '@reduxjs/toolkit';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ErrorReference } from '../../src/notices/ErrorReference';
import { referenceCopyRequested } from '../../src/notices/referenceCopyRequested';
import type { ExtrasPart, ExtrasState } from '../../src/state/extras';

const show = (reference: string | undefined, extras: ExtrasState = { status: 'loaded' }) => {
  const events: unknown[] = [];
  const store = configureStore({
    reducer: (state: ExtrasPart = { extras }, event: unknown) => {
      events.push(event);
      return state;
    },
  });
  events.length = 0;
  const { container } = render(
    <Provider store={store}>
      <ErrorReference reference={reference} />
    </Provider>,
  );
  return { container, events };
};

describe('The reference of a failure', () => {
  it('can be read, and copied', () => {
    const { container, events } = show('MI3K9X2A-4F7QZB');
    expect(container).toHaveTextContent('Reference MI3K9X2A-4F7QZB');
    expect(events).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Copy reference' }));
    expect(events).toEqual([referenceCopyRequested({ reference: 'MI3K9X2A-4F7QZB' })]);
  });

  it('has no button if what would answer it could not be loaded', () => {
    const { container } = show('MI3K9X2A-4F7QZB', {
      status: 'failed',
      reference: 'MI3K9X2A-4F7QZB',
    });
    expect(container).toHaveTextContent('Reference MI3K9X2A-4F7QZB');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not rendered without a reference', () => {
    expect(show(undefined).container).toBeEmptyDOMElement();
  });
});
